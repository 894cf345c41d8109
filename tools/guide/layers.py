"""A section through the handheld: the order of its layers, and the places of the parts."""

from tools.drawing.page import FAINT, INK, PALE, WHITE, Page, Wording
from tools.guide.lights import LED
from tools.guide.templates import WALL_HIGH

_LEFT, _WIDE = 22.0, 170.0
_ROOM = 24.0
_ROOMS = 5
_SCALE = 1.6
_LABELS = 205.0


def layers(words: Wording) -> Page:
    """Return the page: the front above, the back below, and the name of each layer beside it."""
    page = Page("layers", f"Sillon - {words['layers']}")
    page.text(10, 15, page.title, 5.5, bold=True)
    page.text(_LEFT, 34, words["layers_front"], 4, colour=PALE)
    rooms = [_LEFT + k * _ROOM for k in range(_ROOMS + 1)]
    face, paper, grid = 42.0, 60.0, 76.0
    base = grid + WALL_HIGH * _SCALE + 14
    _face(page, face, rooms)
    page.box(_LEFT, paper, rooms[-1] - _LEFT, 1, FAINT, width=0.25, role="paper")
    for x in rooms:
        page.box(x - 0.8, grid, 1.6, WALL_HIGH * _SCALE, "#c9b088", width=0.25, role="wall")
    _base(page, base, rooms)
    _electronics(page, base, rooms[-1] + 6)
    levels = (face + 2, paper + 1, grid + WALL_HIGH * _SCALE / 2, base - 1, base + 26)
    for label, y in zip(words["layers_names"], levels, strict=True):
        page.line((_LEFT + _WIDE + 4, y), (_LABELS - 3, y), stroke=PALE, width=0.25)
        page.text(_LABELS, y + 1.5, label, 4.4)
    page.column(_LEFT, base + 48, 8, words["layers_steps"], 4)
    return page


def _face(page: Page, y: float, rooms: list[float]) -> None:
    """Draw the card with a hole over each light; on its right a button and the screen behind its window."""
    hole = _ROOM * 0.6
    edges = [rooms[0] - 6]
    for x in rooms[:-1]:
        edges += [x + (_ROOM - hole) / 2, x + (_ROOM + hole) / 2]
    button, window = rooms[-1] + 10, rooms[-1] + 24
    edges += [button - 5, button + 5, window - 6, window + 6, _LEFT + _WIDE]
    for start, end in zip(edges[::2], edges[1::2], strict=True):
        page.box(start, y, end - start, 4, "#c9b088", width=0.25, role="face")
    page.box(button - 4, y - 3, 8, 10, FAINT, width=0.3)
    page.box(button - 5.5, y + 7, 11, 6, INK, width=0.3)
    page.box(window - 8, y + 5, 16, 3, "#26323a", width=0.3)


def _base(page: Page, y: float, rooms: list[float]) -> None:
    """Draw the card, the strip glued on it, the LEDs."""
    page.box(rooms[0], y, rooms[-1] - rooms[0], 4, "#c9b088", width=0.25, role="base")
    page.box(rooms[0], y - 1, rooms[-1] - rooms[0], 1, WHITE, width=0.25)
    for x in rooms[:-1]:
        middle = x + _ROOM / 2
        page.box(middle - LED, y - 4, 2 * LED, 3, FAINT, width=0.3, role="led")
        for dx in (-4, 0, 4):
            page.line((middle, y - 6), (middle + dx, y - 12), stroke="#d9b000", width=0.4)


def _electronics(page: Page, base: float, right: float) -> None:
    """Draw the board under the base, and its wires."""
    y = base + 22
    page.box(_LEFT + 30, y, 60, 4, "#d7ecd9", width=0.3)
    page.box(_LEFT + 24, y - 2, 10, 5, "#c8c8c8", width=0.3)
    for k in range(3):
        x = _LEFT + 100 + 4 * k
        page.line((_LEFT + 90, y + 1 + k), (x, y + 1 + k), (x, base + 4), stroke=INK, width=0.5)
    for k in range(2):
        x = right + 3 + 14 * k
        page.line((_LEFT + 90, y + 4 + k), (x, y + 4 + k), (x, 55 - 5 * k), stroke=PALE, width=0.5)
