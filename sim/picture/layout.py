"""The layout of a picture of a handheld, in units of one pixel of its display.

The panel is above; below it the display, with the arrows on its left, OK and BACK on its right.
"""

from dataclasses import dataclass

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, right, bottom

DISPLAY_WIDTH, DISPLAY_HEIGHT = 128, 64

_AIR = 14  # around the case, for its shadow
_RIM = 22  # of the case, around the panel
_PITCH = 40  # from one light to the next, less in long rows
_LONGEST_ROW = 780
_PANEL_RIM = 9
_GLASS_RIM = (9, 8)  # of the display's glass around its pixels
_STEP = 27  # from the middle of the cross to an arrow
_ARROW, _ROUND, _SMALL = 14, 18, 9  # radii of buttons

# The place of a button from the centre of its side's group, and its radius. Arrows are a cross, or a pair.
_CROSS = {"LEFT": (-_STEP, 0), "RIGHT": (_STEP, 0), "UP": (0, -_STEP), "DOWN": (0, _STEP)}
_PAIR = {"LEFT": (-_STEP + 6, 0), "RIGHT": (_STEP - 6, 0)}
_ACTIONS = {
    "BACK": (-24, 12, _ROUND),
    "OK": (24, -12, _ROUND),
    "HINT": (28, 28, _SMALL),
    "MENU": (-28, -28, _SMALL),
}
# Nord's own buttons: their distance to the right of the far rim's centre. Nord sits opposite, so their left is on the right.
_NORDS = {"NORD.LEFT": 128, "NORD.RIGHT": 92, "NORD.OK": -128, "NORD.BACK": -92}
_NORDS.update({"NORD.UP": 56, "NORD.DOWN": 20, "NORD.HINT": -56, "NORD.MENU": -20})
_NORDS_RIM, _NORDS_RADIUS = 32, 12


# Sizes of a handheld whose lights are keys.
_KEYS_RIM = 20
_KEYS_GLASS_RIM = 8
_GAP = 14  # between the display and the pad
_KEYS_PITCH = 64  # from one key to the next
_KEY = 0.38  # half a key, in pitches
_KNOB = 24
_KNOB_SIGN = 8  # the signs beside the knob, for turning and holding it
_BESIDE = {"LEFT": (-29, 28), "BACK": (0, 38), "RIGHT": (29, 28)}  # from the middle of the knob


@dataclass(frozen=True)
class Layout:
    width: int
    height: int
    case: Box
    panel: Box
    pitch: float
    rows: int
    cols: int
    display: Point | None  # its first pixel
    glass: Box | None
    buttons: tuple[tuple[str, Point, float], ...]  # name, centre, radius
    emblem: Point
    keys: int = 0  # this many buttons, the first ones, are the lights themselves

    def light(self, row: int, col: int) -> Point:
        """Return the centre of a light."""
        left, top = self.panel[0] + _PANEL_RIM, self.panel[1] + _PANEL_RIM
        return left + (col + 0.5) * self.pitch, top + (row + 0.5) * self.pitch


def lay_out(rows: int, cols: int, buttons: tuple[str, ...], display: bool) -> Layout:
    """Return the layout of a handheld with these parts. Raises KeyError if a button has no place."""
    pitch = min(_PITCH, _LONGEST_ROW // cols)
    panel_width, panel_height = cols * pitch + 2 * _PANEL_RIM, rows * pitch + 2 * _PANEL_RIM
    inside = max(panel_width, 380)
    width = inside + 2 * (_AIR + _RIM)
    far = _NORDS_RIM if any(name in _NORDS for name in buttons) else 0
    panel_left, panel_top = (width - panel_width) / 2, _AIR + _RIM + far
    cross = "UP" in buttons
    top = panel_top + panel_height + (22 if cross else 20)
    glass_height = DISPLAY_HEIGHT + 2 * _GLASS_RIM[1]
    height = round(top + glass_height + 34 + _AIR)
    middle = top + glass_height / 2 + 3
    left = (width - DISPLAY_WIDTH) / 2
    glass = (left - _GLASS_RIM[0], top, left + DISPLAY_WIDTH + _GLASS_RIM[0], top + glass_height)
    reach = min((inside - DISPLAY_WIDTH) / 4 + 2, 80)
    placed = []
    for name in buttons:
        if name in _CROSS:
            dx, dy = (_CROSS if cross else _PAIR)[name]
            placed.append((name, (glass[0] - reach + dx, middle + dy), float(_ARROW)))
        elif name in _NORDS:
            placed.append((name, (width / 2 + _NORDS[name], _AIR + _RIM + 4), float(_NORDS_RADIUS)))
        else:
            dx, dy, radius = _ACTIONS[name]
            placed.append((name, (glass[2] + reach + dx, middle + dy), float(radius)))
    return Layout(
        width=width,
        height=height,
        case=(_AIR, _AIR, width - _AIR, height - _AIR),
        panel=(panel_left, panel_top, panel_left + panel_width, panel_top + panel_height),
        pitch=pitch,
        rows=rows,
        cols=cols,
        display=(left, top + _GLASS_RIM[1]) if display else None,
        glass=glass if display else None,
        buttons=tuple(placed),
        emblem=(width / 2, top + glass_height + 17),
    )


def lay_out_keys(rows: int, cols: int, buttons: tuple[str, ...], display: bool) -> Layout:
    """Return the layout where lights are keys: the pad, above it the display and the knob.

    The first rows * cols of the buttons are the keys, row by row.
    """
    keys, others = buttons[: rows * cols], buttons[rows * cols :]
    panel_width, panel_height = cols * _KEYS_PITCH + 2 * _PANEL_RIM, rows * _KEYS_PITCH + 2 * _PANEL_RIM
    glass_size = DISPLAY_WIDTH + 2 * _KEYS_GLASS_RIM, DISPLAY_HEIGHT + 2 * _KEYS_GLASS_RIM
    inside = max(panel_width, glass_size[0] + 12 + 3 * _KNOB if display else 0)
    above = glass_size[1] + _GAP if display else 0
    left, top = _AIR + _KEYS_RIM, _AIR + _KEYS_RIM
    width = inside + 2 * left
    panel_left, panel_top = left + (inside - panel_width) / 2, top + above
    panel: Box = (panel_left, panel_top, panel_left + panel_width, panel_top + panel_height)
    knob: Point = (left + inside - _KNOB * 1.6, top + _KNOB + 2)
    placed = []
    for number, name in enumerate(keys):
        x = panel[0] + _PANEL_RIM + (number % cols + 0.5) * _KEYS_PITCH
        y = panel[1] + _PANEL_RIM + (number // cols + 0.5) * _KEYS_PITCH
        placed.append((name, (x, y), _KEY * _KEYS_PITCH))
    for name in others:
        dx, dy = _BESIDE.get(name, (0, 0))
        placed.append((name, (knob[0] + dx, knob[1] + dy), float(_KNOB_SIGN if name in _BESIDE else _KNOB)))
    glass: Box = (left, top, left + glass_size[0], top + glass_size[1])
    return Layout(
        width=round(width),
        height=round(panel[3] + 34 + _AIR),
        case=(_AIR, _AIR, width - _AIR, round(panel[3] + 34 + _AIR) - _AIR),
        panel=panel,
        pitch=_KEYS_PITCH,
        rows=rows,
        cols=cols,
        display=(left + _KEYS_GLASS_RIM, top + _KEYS_GLASS_RIM) if display else None,
        glass=glass if display else None,
        buttons=tuple(placed),
        emblem=(width / 2, panel[3] + 17),
        keys=len(keys),
    )
