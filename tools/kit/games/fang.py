"""Fang on paper: rows in halves, with a tibong at each end and places for the reserves."""

from functools import partial

from games import new
from tools.drawing.page import Page, Wording, ruled_page
from tools.kit import row
from tools.kit.elements import SHADE, seats
from tools.kit.games import GameSheets, MatchSheet, RuleSheet
from tools.kit.row import CELL


def _boards(words: Wording) -> list[Page]:
    return [_board(cells, words) for cells in (8, 6, 4)]


def _board(cells: int, words: Wording) -> Page:
    """Return the row with its two tibongs, the line between the halves, and a place for each seed in reserve."""
    spoken = words["boards"]
    page = ruled_page(f"fang_{cells}", spoken["fang"].format(cells), words)
    left = (page.width - CELL * cells) / 2
    right, base = left + CELL * cells, 87.0
    for cell in range(cells):
        tibong = cell in (0, cells - 1)
        page.box(left + cell * CELL, base, CELL, CELL, SHADE if tibong else None, width=0.6, role=f"cell {cells}")
    page.line((page.width / 2, base - 6), (page.width / 2, base + CELL + 6), width=1.6, role="half")
    row.numbers(page, cells, left, base, CELL)
    page.text(left + CELL / 2, base + CELL - 2.5, spoken["tibong_south"], 3.2, "middle")
    page.text(right - CELL / 2, base + 2.5, spoken["tibong_north"], 3.2, "middle", turn=180)
    seats(page, words, left, right, base - 12, base + CELL + 12)
    reserve = new("fang", cells=cells).start()[cells]
    for seat, y in ((0, base + CELL + 32), (1, base - 32)):
        for k in range(reserve):
            page.circle(page.width / 2 + (k - (reserve - 1) / 2) * 20, y, 8, role="reserve")
        turn = 180 if seat else 0
        page.text(page.width / 2, y + (-14 if seat else 14), spoken["reserve"], 3.6, "middle", turn=turn)
    return page


def _match_board(page: Page, top: float) -> float:
    wide, cells = 18.0, 8
    left = (page.width - cells * wide) / 2
    for cell in range(cells):
        page.box(left + cell * wide, top, wide, 11, SHADE if cell in (0, cells - 1) else None, width=0.35, role="cell")
        page.text(left + (cell + 0.5) * wide, top + 7.2, str(cell + 1), 5, "middle")
    page.line((page.width / 2, top), (page.width / 2, top + 11), width=1.1)
    return top + 14


SHEETS = GameSheets(
    rules=RuleSheet(lambda page, example, box, words: row.picture(page, example, box, halves=True)),
    match=MatchSheet(new("fang").start()[8], _match_board, across=5),
    boards=_boards,
    labels=partial(row.labels, halves=True),
)
