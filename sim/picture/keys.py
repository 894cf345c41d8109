"""The layout of a picture of a handheld whose lights are keys: the pad, above it the screen and the knob."""

from sim.picture.layout import SCREEN_HEIGHT, SCREEN_WIDTH, Box, Layout, Point

_AIR = 14  # around the case, for its shadow
_RIM = 20
_PANEL_RIM = 9
_GLASS_RIM = 8
_GAP = 14  # between the screen and the pad
_PITCH = 64  # from one key to the next
_KEY = 0.38  # half a key, in pitches
_KNOB = 24
_SMALL = 8  # the signs beside the knob, for turning and holding it
_BESIDE = {"LEFT": (-29, 28), "BACK": (0, 38), "RIGHT": (29, 28)}  # from the middle of the knob


def lay_out_keys(rows: int, cols: int, buttons: tuple[str, ...], screen: bool) -> Layout:
    """Return the layout. The first rows * cols of the buttons are the keys, row by row."""
    keys, others = buttons[: rows * cols], buttons[rows * cols :]
    panel_width, panel_height = cols * _PITCH + 2 * _PANEL_RIM, rows * _PITCH + 2 * _PANEL_RIM
    glass_size = SCREEN_WIDTH + 2 * _GLASS_RIM, SCREEN_HEIGHT + 2 * _GLASS_RIM
    inside = max(panel_width, glass_size[0] + 12 + 3 * _KNOB if screen else 0)
    above = glass_size[1] + _GAP if screen else 0
    left, top = _AIR + _RIM, _AIR + _RIM
    width = inside + 2 * left
    panel_left, panel_top = left + (inside - panel_width) / 2, top + above
    panel: Box = (panel_left, panel_top, panel_left + panel_width, panel_top + panel_height)
    knob: Point = (left + inside - _KNOB * 1.6, top + _KNOB + 2)
    placed = []
    for number, name in enumerate(keys):
        x = panel[0] + _PANEL_RIM + (number % cols + 0.5) * _PITCH
        y = panel[1] + _PANEL_RIM + (number // cols + 0.5) * _PITCH
        placed.append((name, (x, y), _KEY * _PITCH))
    for name in others:
        dx, dy = _BESIDE.get(name, (0, 0))
        placed.append((name, (knob[0] + dx, knob[1] + dy), float(_SMALL if name in _BESIDE else _KNOB)))
    glass: Box = (left, top, left + glass_size[0], top + glass_size[1])
    return Layout(
        width=round(width),
        height=round(panel[3] + 34 + _AIR),
        case=(_AIR, _AIR, width - _AIR, round(panel[3] + 34 + _AIR) - _AIR),
        panel=panel,
        pitch=_PITCH,
        rows=rows,
        cols=cols,
        screen=(left + _GLASS_RIM, top + _GLASS_RIM) if screen else None,
        glass=glass if screen else None,
        buttons=tuple(placed),
        emblem=(width / 2, panel[3] + 17),
        keys=len(keys),
    )
