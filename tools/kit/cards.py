"""The Colorigraphe's 48 cards: the problem on the front, on the back a colouring with the fewest black tokens.

Fronts and backs lie on following pages, mirrored, for a printer that turns the sheet over its long edge.
"""

from typing import Any

from games.colorigraphe_cards import CARDS, card
from sillon.players.colorigraphe import best_colouring
from tools.drawing.page import A4_PORTRAIT, PALE, Page
from tools.drawing.text import write
from tools.kit.circle import circle

WIDE, HIGH = 92.0, 66.0
_COLUMNS, _ROWS = 2, 4
_LEFT = (A4_PORTRAIT[0] - _COLUMNS * WIDE) / 2
_TOP = (A4_PORTRAIT[1] - _ROWS * HIGH) / 2
_RADIUS = 23.0
_A_PAGE = _COLUMNS * _ROWS

Problem = tuple[list[tuple[int, int]], int]


def problems() -> list[Problem]:
    """Every card: its arcs, as pairs of plots 0..11, and the fewest black tokens that solve it."""
    return [card(number) for number in range(1, len(CARDS.split(" ")) + 1)]


def solution(arcs: list[tuple[int, int]]) -> bytes:
    """A colouring with the fewest black tokens. ValueError when there is none, which the cards' tests exclude."""
    found = best_colouring([(one + 1, other + 1) for one, other in arcs])
    if found is None:
        raise ValueError(f"no colouring solves {arcs}")
    return found


def place(slot: int, back: bool) -> tuple[float, float]:
    """The upper left corner of the slot 0..7 of a sheet; on the back the columns change places."""
    row, column = divmod(slot, _COLUMNS)
    return _LEFT + (_COLUMNS - 1 - column if back else column) * WIDE, _TOP + row * HIGH


def card_sheets(words: dict[str, Any]) -> list[Page]:
    deck = problems()
    pages = []
    for first in range(0, len(deck), _A_PAGE):
        for back in (False, True):
            page = Page(f"cards_{first + 1}{'_back' if back else ''}", "Sillon - Colorigraphe", A4_PORTRAIT)
            told = words["cards"]["back" if back else "front"]
            page.text(
                A4_PORTRAIT[0] / 2, 12, told.format(first // _A_PAGE + 1, -(-len(deck) // _A_PAGE)), 3.2, "middle"
            )
            for slot, problem in enumerate(deck[first : first + _A_PAGE]):
                _card(page, first + slot + 1, problem, place(slot, back), back, words)
            pages.append(page)
    return pages


def _card(
    page: Page, number: int, problem: Problem, corner: tuple[float, float], back: bool, words: dict[str, Any]
) -> None:
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
