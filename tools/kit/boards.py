"""Boards to play on, on paper, in true size: rows for Fafy and Fang, Awalé's pits, Fanorona's points, the circle of plots."""

from typing import Any

from games import new
from tools.drawing.page import INK, MARGIN, PALE, WHITE, Page, ruled_page
from tools.kit.circle import at
from tools.kit.marks import SHADE, arrow
from tools.kit.pits import NAMES, column
from tools.kit.points import Board, start_marks

CELL = 34.0  # the largest cell: a token, or a few beans
PITS = 38.0
_ROWS = range(3, 17)
_ROWS_A_PAGE = 3
_STRIP = 57.0
_TOP = 18.0
# From one point to the next, by the size of Fanorona's board.
_PITCHES = {"9x5": 30.0, "5x5": 33.0, "3x3": 60.0}
_CIRCLE = 68.0
_PLOT = 12.0


def cell_wide(cells: int) -> float:
    """How wide a cell of such a row is, in millimetres."""
    return min(CELL, 277 / cells)


def board_sheets(words: dict[str, Any]) -> list[Page]:
    spoken = words["boards"]
    pages = [_rows(list(_ROWS[k : k + _ROWS_A_PAGE]), words) for k in range(0, len(_ROWS), _ROWS_A_PAGE)]
    pages += [_fang(cells, words) for cells in (8, 6, 4)]
    pages.append(_awale(words))
    pages += [_fanorona(size, words) for size in _PITCHES]
    return [*pages, _colorigraphe(words, spoken)]


def _rows(lengths: list[int], words: dict[str, Any]) -> Page:
    """Rows to be cut apart, each with the cells' numbers towards both players."""
    spoken = words["boards"]
    page = ruled_page(f"row_{lengths[0]}", spoken["row"].format(lengths[0], lengths[-1]), words)
    for k, cells in enumerate(lengths):
        top = _TOP + _STRIP * k
        if k:
            page.line((MARGIN, top), (page.width - MARGIN, top), stroke=PALE, dash=2, width=0.25, role="cut")
        wide = cell_wide(cells)
        left = (page.width - wide * cells) / 2
        base = top + (_STRIP - CELL) / 2
        for cell in range(cells):
            page.box(left + cell * wide, base, wide, CELL, width=0.6, role=f"cell {cells}")
        _numbers(page, cells, left, base, wide)
        _seats(page, words, left, left + wide * cells, base - 10.2, base + CELL + 10.2)
    return page


def _numbers(page: Page, cells: int, left: float, base: float, wide: float) -> None:
    """The cells' numbers below the row, and above it for who sits opposite."""
    for cell in range(cells):
        x = left + (cell + 0.5) * wide
        page.text(x, base + CELL + 5, str(cell + 1), 4.4, "middle")
        page.text(x, base - 5, str(cell + 1), 4.4, "middle", turn=180)


def _seats(page: Page, words: dict[str, Any], left: float, right: float, above: float, below: float) -> None:
    """Whose side it is, and where his right hand is: on the baseline `below` for Sud, `above` for Nord, who sits there."""
    spoken = words["boards"]
    page.text(left, below, spoken["south"], 3.6, bold=True)
    page.text(right - 9, below, spoken["my_right"], 3.6, "end")
    arrow(page, (right - 8, below - 1.2), (right, below - 1.2), INK, 0.6, 2.4)
    page.text(right, above, spoken["north"], 3.6, bold=True, turn=180)
    page.text(left + 9, above, spoken["my_right"], 3.6, "end", turn=180)
    arrow(page, (left + 8, above + 1.2), (left, above + 1.2), INK, 0.6, 2.4)


def _fang(cells: int, words: dict[str, Any]) -> Page:
    """The row with its two tibongs, the line between the halves, and a place for each seed in reserve."""
    spoken = words["boards"]
    page = ruled_page(f"fang_{cells}", spoken["fang"].format(cells), words)
    left = (page.width - CELL * cells) / 2
    right, base = left + CELL * cells, 87.0
    for cell in range(cells):
        tibong = cell in (0, cells - 1)
        page.box(left + cell * CELL, base, CELL, CELL, SHADE if tibong else None, width=0.6, role=f"cell {cells}")
    page.line((page.width / 2, base - 6), (page.width / 2, base + CELL + 6), width=1.6, role="half")
    _numbers(page, cells, left, base, CELL)
    page.text(left + CELL / 2, base + CELL - 2.5, spoken["tibong_south"], 3.2, "middle")
    page.text(right - CELL / 2, base + 2.5, spoken["tibong_north"], 3.2, "middle", turn=180)
    _seats(page, words, left, right, base - 12, base + CELL + 12)
    reserve = new("fang", cells=cells).start()[cells]
    for seat, y in ((0, base + CELL + 32), (1, base - 32)):
        for k in range(reserve):
            page.circle(page.width / 2 + (k - (reserve - 1) / 2) * 20, y, 8, role="reserve")
        turn = 180 if seat else 0
        page.text(page.width / 2, y + (-11 if seat else 14), spoken["reserve"], 3.6, "middle", turn=turn)
    return page


def _awale(words: dict[str, Any]) -> Page:
    spoken = words["boards"]
    page = ruled_page("awale", spoken["awale"], words)
    left, middle = (page.width - 6 * PITS) / 2, 104.0
    for pit in range(12):
        x = left + (column(pit) + 0.5) * PITS
        y = middle + (PITS / 2 + 6 if pit < 6 else -PITS / 2 - 6)
        page.circle(x, y, PITS / 2 - 1, None, INK, 0.6, role="pit")
        if pit < 6:
            page.text(x, y + PITS / 2 + 5, NAMES[pit], 4.6, "middle")
        else:
            page.text(x, y - PITS / 2 - 5, NAMES[pit], 4.6, "middle", turn=180)
    for seat in (0, 1):
        x = left + 6 * PITS + 2 if seat == 0 else left - 24.5
        page.box(x, middle - 44, 22.5, 88, None, width=0.6, role="store")
        turn = 180 if seat else 0
        y = middle - 48 if seat else middle + 48
        page.text(x + 11.25, y + (0 if seat else 2.4), spoken["store"], 3.6, "middle", turn=turn)
    _seats(page, words, left, left + 6 * PITS, middle - 62, middle + 62)
    # The way round, in the middle: counter-clockwise.
    arrow(page, (left + 40, middle + 2.4), (left + 6 * PITS - 40, middle + 2.4), PALE, 0.7, 3)
    arrow(page, (left + 6 * PITS - 40, middle - 2.4), (left + 40, middle - 2.4), PALE, 0.7, 3)
    return page


def _fanorona(size: str, words: dict[str, Any]) -> Page:
    spoken = words["boards"]
    game: Any = new("fanorona", size=size)
    page = ruled_page(f"fanorona_{size}", spoken["fanorona"].format(size.replace("x", " × ")), words)
    pitch = _PITCHES[size]
    across, up = (game.columns - 1) * pitch, (game.rows - 1) * pitch
    board = Board(game, (page.width - across) / 2, 104 + up / 2, pitch)
    board.lines(page, 0.6)
    start_marks(page, board, 3.2)
    board.names(page, 4.6, 7, both=True)
    return page


def _colorigraphe(words: dict[str, Any], spoken: dict[str, Any]) -> Page:
    """The circle, and beside it a place for the stake, the black tokens and the points."""
    page = ruled_page("colorigraphe", spoken["colorigraphe"], words)
    x, y = 104.0, 105.0
    page.circle(x, y, _CIRCLE, None, PALE, 0.3, role="circle")
    for plot in range(12):
        left, top = at(x, y, _CIRCLE, plot)
        page.circle(left, top, _PLOT, WHITE, INK, 0.6, role="plot")
        page.text(left, top + 2, str(plot + 1), 6, "middle", colour=PALE)
    left = 204.0
    page.text(left, 36, spoken["stake"], 5, bold=True)
    page.box(left, 40, 30, 20, width=0.4)
    page.text(left, 76, spoken["black"], 5, bold=True)
    for k in range(6):
        page.circle(left + 12 + 26 * (k % 3), 92 + 26 * (k // 3), _PLOT, None, INK, 0.4, role="black")
    page.text(left, 144, spoken["points"], 5, bold=True)
    for k in range(3):
        page.box(left + k * 27, 148, 27, 34, width=0.4)
    return page
