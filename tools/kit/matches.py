"""Match sheets: players, the board with the cell names of the handheld, and a line for each turn."""

from tools.drawing.page import FAINT, INK, MARGIN, PALE, WHITE, Page, Wording
from tools.drawing.text import fitting, write
from tools.kit.elements import blank, sheet
from tools.kit.games import MatchSheet, every_game

_LINE = 8.0  # from one line of the table to the next
_FOOT = 26.0
_SHORT = (1.0, 2.2, 2.2)  # relative widths of the columns for short moves


def match_sheets(words: Wording) -> list[Page]:
    return [_sheet(name, its.match, words) for name, its in every_game().items() if its.match]


def _sheet(name: str, match: MatchSheet, words: Wording) -> Page:
    spoken = words["match"]
    page = sheet(f"match_{name}", spoken["title"].format(words[name]["name"]), words)
    room = page.width - 2 * MARGIN
    blank(page, MARGIN, 32, 56, spoken["date"])
    blank(page, MARGIN + 62, 32, room - 62, spoken["options"])
    players = spoken[match.players]
    part = (room + 6) / len(players)
    for k, player in enumerate(players):
        blank(page, MARGIN + k * part, 42, part - 6, player)
    top = match.board(page, 48.0)
    y = write(page, MARGIN, top + 5, room, spoken["how"][name], 4)
    _table(page, y + 1, spoken["columns"].get(name, spoken["columns"]["others"]), match.shares)
    blank(page, MARGIN, page.height - 16, room, spoken["result"])
    return page


def _table(page: Page, top: float, heads: list[str], shares: tuple[float, ...]) -> None:
    """Draw the columns with their heads and as many lines as fit; short moves have two blocks side by side."""
    blocks, shares = (1, shares) if shares else (2, _SHORT)
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
