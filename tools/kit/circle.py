"""The Colorigraphe's circle of twelve plots, as hours on a clock: on paper to play on, on cards, and as a picture."""

from collections.abc import Iterable
from math import cos, pi, sin

from games.colorigraphe_table import COLOURS
from games.colorigraphe_table import arcs as arcs_of
from tools.drawing.page import INK, PALE, WHITE, Page, Point
from tools.kit.example import Example
from tools.kit.marks import BLUE, RED

PLOTS = 12
DISC = 0.17  # a plot's radius, of the circle's
_BEND = 0.34
_PIECES = 12
# None, red, blue, black, as the game numbers them: dark, light and black, so that a grey print tells them apart too.
FILLS = (WHITE, RED, BLUE, INK)


def at(x: float, y: float, radius: float, plot: int) -> Point:
    """The middle of plot 0..11 on the circle around (x, y): plot 1 where a clock has one o'clock."""
    angle = 2 * pi * (plot + 1) / PLOTS
    return x + radius * sin(angle), y - radius * cos(angle)


def way(x: float, y: float, radius: float, one: int, other: int) -> list[Point]:
    """An arc from plot to plot: straight, but bent inwards around the plot between two that are two apart."""
    start, end = at(x, y, radius, one), at(x, y, radius, other)
    if (one - other) % PLOTS not in (2, PLOTS - 2):
        return [start, end]
    middle_x, middle_y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    pulled = (middle_x + (x - middle_x) * _BEND, middle_y + (y - middle_y) * _BEND)
    points = []
    for k in range(_PIECES + 1):
        a, b, c = (1 - k / _PIECES) ** 2, 2 * k / _PIECES * (1 - k / _PIECES), (k / _PIECES) ** 2
        points.append(
            (a * start[0] + b * pulled[0] + c * end[0], a * start[1] + b * pulled[1] + c * end[1]),
        )
    return points


def circle(
    page: Page,
    x: float,
    y: float,
    radius: float,
    arcs: Iterable[tuple[int, int]],
    tokens: bytes = bytes(PLOTS),
    letters: str = "",
    numbered: bool = True,
) -> None:
    """Plots on a circle of `radius`, and arcs between plots 0..11, those with a fault in red.

    A token lies where `tokens` has one; `letters` are what is written on a red and on a blue one.
    """
    disc = radius * DISC
    for one, other in arcs:
        alike = tokens[one] and tokens[one] == tokens[other]
        stroke, width = (RED, 1.2) if alike else (INK, max(radius * 0.02, 0.4))
        page.line(*way(x, y, radius, one, other), stroke=stroke, width=width, role="arc")
    for plot in range(PLOTS):
        left, top = at(x, y, radius, plot)
        token = tokens[plot]
        page.circle(left, top, disc, FILLS[token], INK, 0.35, role="plot")
        if numbered:
            out_x, out_y = at(x, y, radius + disc * 1.75, plot)
            size = disc * 1.05
            page.text(out_x, out_y + size * 0.33, str(plot + 1), size, "middle")
        if token in (1, 2) and letters:
            inner = disc * 1.3
            colour = WHITE if token == 1 else INK
            page.text(left, top + inner * 0.34, letters[token - 1], inner, "middle", bold=True, colour=colour)


def draw(page: Page, example: Example, left: float, top: float, wide: float, high: float, letters: str = "") -> None:
    """The circle in this box as it stands after the example's moves."""
    position = example.position
    if not example.wrong:
        for move in example.moves:
            position = example.game.play(position, move)
    radius = min(wide, high) / 2 * 0.82
    tokens = bytes(position[COLOURS : COLOURS + PLOTS])
    page.circle(left + wide / 2, top + high / 2, radius, None, PALE, 0.15)
    circle(page, left + wide / 2, top + high / 2, radius, arcs_of(position), tokens, letters, False)
