"""The Colorigraphe on paper: the circle of twelve plots, placed as the hours of a clock, and the 48 cards."""

from collections.abc import Iterable, Iterator
from math import cos, pi, sin

from games.colorigraphe import COLOURS
from games.colorigraphe import arcs as arcs_of
from games.colorigraphe_text import CARDS, card
from sillon.contract import Leds
from sillon.games.colorigraphe import lights as colorigraphe_lights
from sillon.players.colorigraphe import best_colouring
from tools.drawing.page import A4_PORTRAIT, INK, PALE, WHITE, Page, Point, Wording, ruled_page
from tools.drawing.text import write
from tools.kit.elements import BLUE, RED
from tools.kit.games import Box, Example, GameSheets, Label, MatchSheet, RuleSheet

PLOTS = 12
DISC = 0.17  # radius of a plot, as a share of that of the circle
_BEND = 0.34
_PIECES = 12
_BOARD_RADIUS = 68.0
_BOARD_PLOT = 12.0
_LINES = 29
# None, red, blue, black, by the numbers of the game: dark, light and black also differ in a grey print.
FILLS = (WHITE, RED, BLUE, INK)


def at(x: float, y: float, radius: float, plot: int) -> Point:
    """Return the middle of plot 0..11 on the circle around (x, y); plot 0, labelled 1, is at one o'clock."""
    angle = 2 * pi * (plot + 1) / PLOTS
    return x + radius * sin(angle), y - radius * cos(angle)


def way(x: float, y: float, radius: float, one: int, other: int) -> list[Point]:
    """Return an arc from plot to plot: straight, but bent inwards between plots that are two apart, around the one between."""
    start, end = at(x, y, radius, one), at(x, y, radius, other)
    if (one - other) % PLOTS not in (2, PLOTS - 2):
        return [start, end]
    middle_x, middle_y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    pulled = (middle_x + (x - middle_x) * _BEND, middle_y + (y - middle_y) * _BEND)
    points = []
    for k in range(_PIECES + 1):
        a, b, c = (1 - k / _PIECES) ** 2, 2 * k / _PIECES * (1 - k / _PIECES), (k / _PIECES) ** 2
        points.append((a * start[0] + b * pulled[0] + c * end[0], a * start[1] + b * pulled[1] + c * end[1]))
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
    """Draw plots on a circle of `radius`, and arcs between plots 0..11; an arc between equal colours is red.

    `tokens` has the token of each plot; `letters` are written on a red and on a blue one.
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


def _picture(page: Page, example: Example, box: Box, words: Wording) -> None:
    """Draw the circle into the box, after the moves of the example."""
    left, top, wide, high = box
    position = example.position
    if not example.wrong:
        for move in example.moves:
            position = example.game.play(position, move)
    radius = min(wide, high) / 2 * 0.82
    tokens = bytes(position[COLOURS : COLOURS + PLOTS])
    page.circle(left + wide / 2, top + high / 2, radius, None, PALE, 0.15)
    circle(page, left + wide / 2, top + high / 2, radius, arcs_of(position), tokens, words["token_letters"], False)


def _boards(words: Wording) -> list[Page]:
    """Return a page with the circle, and beside it places for the stake, the black tokens and the points."""
    spoken = words["boards"]
    page = ruled_page("colorigraphe", spoken["colorigraphe"], words)
    x, y = 104.0, 105.0
    page.circle(x, y, _BOARD_RADIUS, None, PALE, 0.3, role="circle")
    for plot in range(12):
        left, top = at(x, y, _BOARD_RADIUS, plot)
        page.circle(left, top, _BOARD_PLOT, WHITE, INK, 0.6, role="plot")
        page.text(left, top + 2, str(plot + 1), 6, "middle", colour=PALE)
    left = 204.0
    page.text(left, 36, spoken["stake"], 5, bold=True)
    page.box(left, 40, 30, 20, width=0.4)
    page.text(left, 76, spoken["black"], 5, bold=True)
    for k in range(6):
        page.circle(left + 12 + 26 * (k % 3), 92 + 26 * (k // 3), _BOARD_PLOT, None, INK, 0.4, role="black")
    page.text(left, 144, spoken["points"], 5, bold=True)
    for k in range(3):
        page.box(left + k * 27, 148, 27, 34, width=0.4)
    return [page]


def _labels(leds: Leds) -> Iterator[Label]:
    for plot in range(PLOTS):
        down, across = colorigraphe_lights.place(leds, 2 * plot + 2)
        side = "far" if down == 0 else "near" if down == leds.rows - 1 else "west" if across == 0 else "east"
        yield side, across if side in ("far", "near") else down, str(plot + 1)


# The cards: the problem on the front, a colouring with the fewest black tokens on the back. Fronts and backs are on
# consecutive pages, mirrored, for a printer that flips the sheet on its long edge.

WIDE, HIGH = 92.0, 66.0
_COLUMNS, _ROWS = 2, 4
_LEFT = (A4_PORTRAIT[0] - _COLUMNS * WIDE) / 2
_TOP = (A4_PORTRAIT[1] - _ROWS * HIGH) / 2
_RADIUS = 22.0
_A_PAGE = _COLUMNS * _ROWS

Problem = tuple[list[tuple[int, int]], int]


def problems() -> list[Problem]:
    """Return (arcs, black) of every card: pairs of plots 0..11, and the fewest black tokens that solve it."""
    return [card(number) for number in range(1, len(CARDS.split(" ")) + 1)]


def solution(arcs: list[tuple[int, int]]) -> bytes:
    """Return a colouring with the fewest black tokens. Raises ValueError if there is none; tests exclude that for the cards."""
    found = best_colouring([(one + 1, other + 1) for one, other in arcs])
    if found is None:
        raise ValueError(f"no colouring solves {arcs}")
    return found


def place(slot: int, back: bool) -> tuple[float, float]:
    """Return the upper left corner of slot 0..7 of a sheet; on the back the columns are swapped."""
    row, column = divmod(slot, _COLUMNS)
    return _LEFT + (_COLUMNS - 1 - column if back else column) * WIDE, _TOP + row * HIGH


def _cards(words: Wording) -> list[Page]:
    deck = problems()
    pages = []
    for first in range(0, len(deck), _A_PAGE):
        for back in (False, True):
            page = Page(f"cards_{first + 1}{'_back' if back else ''}", "Sillon - Colorigraphe", A4_PORTRAIT)
            text = words["cards"]["back" if back else "front"]
            head = text.format(first // _A_PAGE + 1, -(-len(deck) // _A_PAGE))
            page.text(A4_PORTRAIT[0] / 2, 12, head, 3.2, "middle")
            for slot, problem in enumerate(deck[first : first + _A_PAGE]):
                _card(page, first + slot + 1, problem, place(slot, back), back, words)
            pages.append(page)
    return pages


def _card(page: Page, number: int, problem: Problem, corner: tuple[float, float], back: bool, words: Wording) -> None:
    arcs, black = problem
    left, top = corner
    spoken = words["cards"]
    page.box(left, top, WIDE, HIGH, None, PALE, 0.2, role=f"card {number}{' back' if back else ''}")
    tokens = solution(arcs) if back else bytes(12)
    circle(page, left + WIDE - 35, top + HIGH / 2, _RADIUS, arcs, tokens, words["token_letters"])
    page.text(left + 5, top + 9, spoken["number"].format(number), 4.2, colour=PALE)
    if back:
        y = write(page, left + 5, top + 22, 24, spoken["black"].format(black), 4.4, bold=True)
        write(page, left + 5, y + 1, 24, spoken["gain"].format(len(arcs) - 2 * black), 4.4)
    else:
        page.text(left + 5, top + 30, str(len(arcs)), 13, bold=True)
        page.text(left + 5, top + 37, spoken["arcs"], 4.4)


SHEETS = GameSheets(
    rules=RuleSheet(_picture, beside=(0.48, 1.0), more=({"stakes": "dice"}, {"colours": 2}), variants=("dice", "turn")),
    match=MatchSheet(_LINES, players="players_colorigraphe", shares=(1, 2.4, 1.6, 2.4, 2.4, 3.4, 1.8, 1.8, 1.8)),
    boards=_boards,
    cards=_cards,
    labels=_labels,
)
