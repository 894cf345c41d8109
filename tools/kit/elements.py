"""What several sheets draw: titles, lines to write on, seats, seeds, hops, crosses, arrows. All is clear in black and white."""

from math import hypot

from tools.drawing.page import A4_PORTRAIT, INK, MARGIN, PALE, WHITE, Page, Point, Wording
from tools.drawing.text import fitting, text_width

GREEN = "#1f7a3a"
RED = "#c2281d"
BLUE = "#9cc9f2"
SHADE = "#ececec"
TOP = 26.0  # below the title

# Seeds as on a die: steps from the middle of the cell, by their number.
_DIE = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def sheet(name: str, title: str, words: Wording, aside: str = "") -> Page:
    """Return a page with its title; free: from TOP to 14 mm above the foot. `aside` is right of the title."""
    page = Page(name, f"Sillon - {title}", A4_PORTRAIT)
    room = page.width - 2 * MARGIN - (text_width(aside, 4) + 6 if aside else 0)
    page.text(MARGIN, 19, title, fitting(title, 9, room, bold=True), bold=True)
    page.text(page.width - MARGIN, 19, aside, 4, "end", colour=PALE)
    page.line((MARGIN, 22.5), (page.width - MARGIN, 22.5), stroke=INK, width=0.6)
    page.text(MARGIN, page.height - 8, words["foot"], 3, colour=PALE)
    return page


def blank(page: Page, x: float, y: float, room: float, label: str, size: float = 4.2) -> None:
    """Draw a label and a line to write on, `room` millimetres in all."""
    page.text(x, y, label, size)
    page.line((x + text_width(label, size) + 2, y + 0.8), (x + room, y + 0.8), stroke=PALE, width=0.25, role="blank")


def seats(page: Page, words: Wording, left: float, right: float, above: float, below: float) -> None:
    """Write the name of each seat, and an arrow to its right hand: Sud on the baseline `below`, Nord upside down on `above`."""
    spoken = words["boards"]
    page.text(left, below, spoken["south"], 3.6, bold=True)
    page.text(right - 9, below, spoken["my_right"], 3.6, "end")
    arrow(page, ((right - 8, below - 1.2), (right, below - 1.2)), INK, 0.6, 2.4)
    page.text(right, above, spoken["north"], 3.6, bold=True, turn=180)
    page.text(left + 9, above, spoken["my_right"], 3.6, "end", turn=180)
    arrow(page, ((left + 8, above + 1.2), (left, above + 1.2)), INK, 0.6, 2.4)


def seeds(page: Page, x: float, y: float, count: int, cell: float) -> None:
    """Draw `count` seeds in a cell of that width around (x, y): as on a die up to 6, as a number from 7 on."""
    if count > max(_DIE):
        size = cell * 0.5
        page.text(x, y + size * 0.33, str(count), size, "middle", bold=True)
        return
    for across, down in _DIE.get(count, ()):
        page.circle(x + across * cell * 0.25, y + down * cell * 0.25, cell * 0.1, INK, None, role="seed")


def hop(page: Page, start: Point, end: Point, high: float, colour: str = GREEN, dash: float = 0) -> None:
    """Draw the hop of a seed from cell to cell, `high` millimetres above the straight line (below when negative)."""
    (x, y), (right, below) = start, end
    points = [
        (x + (right - x) * k / 12, y + (below - y) * k / 12 - high * 4 * k / 12 * (1 - k / 12)) for k in range(13)
    ]
    arrow(page, tuple(points), colour, 0.45, 1.7, dash)


def arrow(page: Page, points: tuple[Point, ...], colour: str, width: float, head: float, dash: float = 0) -> None:
    """Draw an arrow through the points, with its head in the direction of the last piece."""
    (x, y), (tip_x, tip_y) = points[-2:]
    long = hypot(tip_x - x, tip_y - y) or 1
    dx, dy = (tip_x - x) / long, (tip_y - y) / long
    back = (tip_x - dx * head, tip_y - dy * head)
    page.line(*points[:-1], back, stroke=colour, width=width, dash=dash)
    page.polygon(
        (tip_x, tip_y),
        (back[0] - dy * head * 0.5, back[1] + dx * head * 0.5),
        (back[0] + dy * head * 0.5, back[1] - dx * head * 0.5),
        fill=colour,
    )


def cross(page: Page, x: float, y: float, half: float, edged: bool = False, width: float = 0.9) -> None:
    """Draw a red cross; `edged` with white, it shows on a black piece without colours too."""
    for stroke, wide, role in ((WHITE, width * 2.2, "edge"), (RED, width, "cross"))[0 if edged else 1 :]:
        page.line((x - half, y - half), (x + half, y + half), stroke=stroke, width=wide, role=role)
        page.line((x - half, y + half), (x + half, y - half), stroke=stroke, width=wide, role=role)
