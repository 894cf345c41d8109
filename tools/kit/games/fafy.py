"""Fafy on paper: rows of 3 to 16 cells, with hops of seeds in both variants of the game."""

from tools.drawing.page import MARGIN, PALE, Page, Wording, ruled_page
from tools.kit import row
from tools.kit.elements import seats
from tools.kit.games import Example, GameSheets, MatchSheet, RuleSheet
from tools.kit.row import CELL, LENGTHS

_ROWS_A_PAGE = 3
_STRIP = 57.0
_TOP = 18.0


def _boards(words: Wording) -> list[Page]:
    """Return a row of each length."""
    said = words["boards"]["row"]
    parts = [list(LENGTHS[k : k + _ROWS_A_PAGE]) for k in range(0, len(LENGTHS), _ROWS_A_PAGE)]
    return [_strips(f"row_{part[0]}", said.format(part[0], part[-1]), part, words) for part in parts]


def _rows(words: Wording, number: int, cells: int) -> list[Page]:
    """Return `number` rows of `cells` cells."""
    said = words["boards"]["rows"]
    sheets = -(-number // _ROWS_A_PAGE)
    return [
        _strips(
            f"rows_{k + 1}",
            said.format(number, cells, k + 1, sheets),
            [cells] * min(_ROWS_A_PAGE, number - _ROWS_A_PAGE * k),
            words,
        )
        for k in range(sheets)
    ]


def _strips(name: str, title: str, lengths: list[int], words: Wording) -> Page:
    """Return a page of rows to cut apart, each with numbers for both players."""
    page = ruled_page(name, title, words)
    for k in range(len(lengths) + 1):
        top = _TOP + _STRIP * k
        page.line((MARGIN, top), (page.width - MARGIN, top), stroke=PALE, dash=2, width=0.25, role="cut")
    for k, cells in enumerate(lengths):
        wide = min(CELL, 277 / cells)
        left = (page.width - wide * cells) / 2
        base = _TOP + _STRIP * k + (_STRIP - CELL) / 2
        for cell in range(cells):
            page.box(left + cell * wide, base, wide, CELL, width=0.6, role=f"cell {cells}")
        row.numbers(page, cells, left, base, wide)
        seats(page, words, left, left + wide * cells, base - 8.5, base + CELL + 8.5)
    return page


def _match_start(page: Page, top: float) -> float:
    """Draw sixteen cells, the longest row, to write the start into."""
    wide = (page.width - 2 * MARGIN) / LENGTHS[-1]
    for cell in range(LENGTHS[-1]):
        page.box(MARGIN + cell * wide, top, wide, 9, width=0.35, role="cell")
        page.text(MARGIN + (cell + 0.5) * wide, top + 12.6, str(cell + 1), 3.4, "middle")
    return top + 15.5


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
    match=MatchSheet(LENGTHS[-1] // 2, across=4, start=_match_start),
    boards=_boards,
    rows=_rows,
    labels=row.labels,
)
