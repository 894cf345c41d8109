"""Match sheets: who plays, the board with the names of its cells as the handheld writes them, and a line a turn."""

from typing import Any

from games import NAMES, new
from tools.drawing.page import FAINT, INK, MARGIN, PALE, WHITE, Page
from tools.drawing.text import fitting, write
from tools.kit.marks import SHADE
from tools.kit.pits import NAMES as PITS
from tools.kit.pits import column
from tools.kit.points import Board
from tools.kit.sheet import blank, sheet

_LINE = 8.0  # from one line of the table to the next
_FOOT = 26.0
_LARGEST_ROW = 16
_PLAYERS = {"fanorona": "players_fanorona", "colorigraphe": "players_colorigraphe"}  # the others' are Sud and Nord


def match_sheets(words: dict[str, Any]) -> list[Page]:
    return [_sheet(name, words) for name in NAMES]


def _sheet(name: str, words: dict[str, Any]) -> Page:
    spoken = words["match"]
    page = sheet(f"match_{name}", spoken["title"].format(words[name]["name"]), words)
    room = page.width - 2 * MARGIN
    blank(page, MARGIN, 32, 56, spoken["date"])
    blank(page, MARGIN + 62, 32, room - 62, spoken["options"])
    players = spoken[_PLAYERS.get(name, "players")]
    part = (room + 6) / len(players)
    for k, player in enumerate(players):
        blank(page, MARGIN + k * part, 42, part - 6, player)
    top = _BOARDS[name](page, 48.0, words)
    y = write(page, MARGIN, top + 5, room, spoken["how"][name], 4)
    _table(page, y + 1, name, spoken)
    blank(page, MARGIN, page.height - 16, room, spoken["result"])
    return page


def _row_names(page: Page, top: float, words: dict[str, Any]) -> float:
    """Sixteen cells to write the start into: as many as one plays with."""
    wide = (page.width - 2 * MARGIN) / _LARGEST_ROW
    for cell in range(_LARGEST_ROW):
        page.box(MARGIN + cell * wide, top, wide, 11, width=0.35, role="cell")
        page.text(MARGIN + (cell + 0.5) * wide, top + 15, str(cell + 1), 3.4, "middle")
    return top + 18


def _fang_names(page: Page, top: float, words: dict[str, Any]) -> float:
    wide, cells = 18.0, 8
    left = (page.width - cells * wide) / 2
    for cell in range(cells):
        page.box(left + cell * wide, top, wide, 11, SHADE if cell in (0, cells - 1) else None, width=0.35, role="cell")
        page.text(left + (cell + 0.5) * wide, top + 7.2, str(cell + 1), 5, "middle")
    page.line((page.width / 2, top), (page.width / 2, top + 11), width=1.1)
    return top + 14


def _awale_names(page: Page, top: float, words: dict[str, Any]) -> float:
    pitch = 13.0
    left = page.width / 2 - 3 * pitch
    for pit, name in enumerate(PITS):
        x, y = left + (column(pit) + 0.5) * pitch, top + (1.5 if pit < 6 else 0.5) * pitch
        page.circle(x, y, pitch * 0.43, role="pit")
        page.text(x, y + 1.7, name, 5, "middle")
    return top + 2 * pitch + 2


def _fanorona_names(page: Page, top: float, words: dict[str, Any]) -> float:
    game: Any = new("fanorona")
    pitch = 9.0
    board = Board(game, page.width / 2 - 4 * pitch, top + 4 * pitch + 2, pitch)
    board.lines(page, 0.3)
    board.names(page, 3.4, 2.2)
    return top + 4 * pitch + 10


def _no_names(page: Page, top: float, words: dict[str, Any]) -> float:
    return top


_BOARDS = {
    "fafy": _row_names,
    "fang": _fang_names,
    "awale": _awale_names,
    "fanorona": _fanorona_names,
    "colorigraphe": _no_names,
}


def _table(page: Page, top: float, name: str, spoken: dict[str, Any]) -> None:
    """Columns with their heads, as many lines as there is room for; short moves stand in two blocks side by side."""
    heads = spoken["columns"].get(name, spoken["columns"]["others"])
    shares = _SHARES.get(name, (1, 2.2, 2.2))
    blocks = 1 if name in _SHARES else 2
    count = int((page.height - _FOOT - top) / _LINE) - 1
    wide = (page.width - 2 * MARGIN - 6 * (blocks - 1)) / blocks
    for block in range(blocks):
        x = MARGIN + block * (wide + 6)
        for head, share in zip(heads, shares, strict=True):
            across = wide * share / sum(shares)
            page.box(x, top, across, _LINE, FAINT, INK, 0.25)
            size = fitting(head, 3.8, across - 2, bold=True)
            page.text(x + across / 2, top + 5.4, head, size, "middle", bold=True)
            for line in range(1, count + 1):
                page.box(x, top + line * _LINE, across, _LINE, WHITE, PALE, 0.2, role="blank")
                if share == 1 and head == heads[0]:
                    number = str(block * count + line)
                    page.text(x + across / 2, top + line * _LINE + 5.4, number, 3.6, "middle", colour=PALE)
            x += across


# How wide the columns are, where a sheet has one block of them.
_SHARES: dict[str, tuple[float, ...]] = {
    "fanorona": (1, 8, 8),
    "colorigraphe": (1, 2.4, 1.6, 2.4, 2.4, 3.4, 1.8, 1.8, 1.8),
}
