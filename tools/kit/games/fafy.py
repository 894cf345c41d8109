"""Fafy on paper: rows of 3 to 16 cells, with hops of seeds in both variants of the game."""

from tools.drawing.page import MARGIN, PALE, Page, Wording, ruled_page
from tools.kit import row
from tools.kit.elements import seats
from tools.kit.games import Example, GameSheets, MatchSheet, RuleSheet
from tools.kit.row import CELL

_LENGTHS = range(3, 17)
_ROWS_A_PAGE = 3
_STRIP = 57.0
_TOP = 18.0


def _boards(words: Wording) -> list[Page]:
    return [_rows(list(_LENGTHS[k : k + _ROWS_A_PAGE]), words) for k in range(0, len(_LENGTHS), _ROWS_A_PAGE)]


def _rows(lengths: list[int], words: Wording) -> Page:
    """Return a page of rows to cut apart, each with numbers for both players."""
    spoken = words["boards"]
    page = ruled_page(f"row_{lengths[0]}", spoken["row"].format(lengths[0], lengths[-1]), words)
    for k, cells in enumerate(lengths):
        top = _TOP + _STRIP * k
        if k:
            page.line((MARGIN, top), (page.width - MARGIN, top), stroke=PALE, dash=2, width=0.25, role="cut")
        wide = min(CELL, 277 / cells)
        left = (page.width - wide * cells) / 2
        base = top + (_STRIP - CELL) / 2
        for cell in range(cells):
            page.box(left + cell * wide, base, wide, CELL, width=0.6, role=f"cell {cells}")
        row.numbers(page, cells, left, base, wide)
        seats(page, words, left, left + wide * cells, base - 10.2, base + CELL + 10.2)
    return page


def _match_board(page: Page, top: float) -> float:
    """Draw sixteen cells, the longest row, to write the start into."""
    wide = (page.width - 2 * MARGIN) / _LENGTHS[-1]
    for cell in range(_LENGTHS[-1]):
        page.box(MARGIN + cell * wide, top, wide, 11, width=0.35, role="cell")
        page.text(MARGIN + (cell + 0.5) * wide, top + 15, str(cell + 1), 3.4, "middle")
    return top + 18


def _way(example: Example, move: int) -> list[int]:
    """As `Example.way`; a refused sowing has its whole way, and one cell beyond the end where a seed falls off."""
    if not example.wrong:
        return example.way(move)
    name = example.game.move_name(example.position, move)
    cell, step = int(name[:-1]) - 1, 1 if name[-1] == ">" else -1
    way = [cell + step * k for k in range(example.position[cell] + 1)]
    return [each for each in way if -1 <= each <= example.game.cells]


SHEETS = GameSheets(
    rules=RuleSheet(
        lambda page, example, box, words: row.picture(page, example, box, way_of=_way),
        beside=(0.64, 9.0),
        size=5,
        options=({"impartial": False},),
        variants=("both", "right"),
    ),
    match=MatchSheet(_match_board),
    boards=_boards,
    labels=row.labels,
)
