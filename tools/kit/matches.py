"""Match sheets: players, the board with the cell names of the handheld, and a box for each move that a match has."""

from tools.drawing.page import FAINT, INK, MARGIN, PALE, WHITE, Page, Wording
from tools.drawing.text import fitting, write
from tools.kit.elements import TOP, blank, sheet
from tools.kit.games import MatchSheet, every_game

_LINE = 7.0  # from one line of a table to the next, at least
_FOOT = 22.0
_SHORT = (1.0, 2.0, 2.0)  # relative widths of the columns for short moves
_NARROWEST = 34.0  # a block of these columns
_GAP = 4.0  # between blocks
_HEAD = 19.0  # the first column where turns go across
_BOX = 9.0  # the height of a box there


def match_sheets(words: Wording) -> list[Page]:
    found = []
    for name, its in every_game().items():
        if its.match:
            found += (_across if its.match.across else _down)(name, its.match, words)
    return found


def _new(name: str, words: Wording) -> Page:
    """Return a page with its title, the date, and the rules that were chosen."""
    spoken = words["match"]
    page = sheet(f"match_{name}", spoken["title"].format(words[name]["name"]), words)
    blank(page, MARGIN, 32, 56, spoken["date"])
    blank(page, MARGIN + 62, 32, _room(page) - 62, spoken["options"])
    return page


def _room(page: Page) -> float:
    return page.width - 2 * MARGIN


def _blanks(page: Page, y: float, labels: list[str]) -> None:
    """Draw labels with lines to write on, side by side."""
    part = (_room(page) + 6) / len(labels)
    for k, label in enumerate(labels):
        blank(page, MARGIN + k * part, y, part - 6, label)


def _across(name: str, match: MatchSheet, words: Wording) -> list[Page]:
    """Return a page with as many matches as fit: in each, a row of boxes for each player."""
    spoken = words["match"]
    page = _new(name, words)
    y = write(page, MARGIN, match.board(page, 38.0) + 4, _room(page), spoken["how"][name], 4)
    high = (page.height - 12 - y) / match.across
    for k in range(match.across):
        top = y + high * k
        page.line((MARGIN, top), (page.width - MARGIN, top), stroke=PALE, width=0.2)
        _blanks(page, top + 9, [*spoken[match.players], spoken["begins"], spoken["winner"]])
        _rows(page, match.start(page, top + 15), spoken[match.players], match.lines)
    return [page]


def _rows(page: Page, top: float, players: list[str], turns: int) -> None:
    """Draw a row of boxes for each player; those of the first have the number of the turn in a corner."""
    wide = min((_room(page) - _HEAD) / turns, 34)
    for turn in range(turns):
        x = MARGIN + _HEAD + turn * wide
        for k in range(len(players)):
            page.box(x, top + k * _BOX, wide, _BOX, WHITE, PALE, 0.2, role="blank")
        page.text(x + 1, top + 3, str(turn + 1), 2.8, colour=PALE)
    for k, player in enumerate(players):
        page.box(MARGIN, top + k * _BOX, _HEAD, _BOX, FAINT, INK, 0.25)
        page.text(MARGIN + 2, top + 6 + k * _BOX, player, 3.8, bold=True)


def _down(name: str, match: MatchSheet, words: Wording) -> list[Page]:
    """Return the pages of one match: a table with a line for each turn, which goes on on the back if it is long."""
    spoken = words["match"]
    page = _new(name, words)
    _blanks(page, 42, spoken[match.players])
    y = write(page, MARGIN, match.board(page, 48.0) + 5, _room(page), spoken["how"][name], 4)
    heads = spoken["columns"].get(name, spoken["columns"]["others"])
    done = _table(page, y + 1, heads, match, 1)
    pages = [page]
    while done < match.lines:
        page.text(page.width - MARGIN, page.height - 8, spoken["over"], 4, "end", bold=True)
        back = sheet(f"match_{name}_back", spoken["back"].format(words[name]["name"]), words)
        done = _table(back, TOP + 4, heads, match, done + 1)
        page = back
        pages.append(page)
    blank(page, MARGIN, page.height - 15, _room(page), spoken["result"])
    return pages


def _table(page: Page, top: float, heads: list[str], match: MatchSheet, first: int) -> int:
    """Draw the columns with their heads and lines from number `first` on; return the last number.

    Short moves have blocks side by side, as few as hold all lines.
    """
    shares = match.shares or _SHORT
    left = match.lines + 1 - first
    most = int((page.height - _FOOT - top) / _LINE) - 1
    blocks = 1 if match.shares else min(-(-left // most), int(_room(page) / _NARROWEST))
    count = min(-(-left // blocks), most)
    high = min((page.height - _FOOT - top) / (count + 1), 8)
    wide = (_room(page) - _GAP * (blocks - 1)) / blocks
    for block in range(blocks):
        x = MARGIN + block * (wide + _GAP)
        for head, share in zip(heads, shares, strict=True):
            across = wide * share / sum(shares)
            page.box(x, top, across, high, FAINT, INK, 0.25)
            size = fitting(head, 3.8, across - 2, bold=True)
            page.text(x + across / 2, top + high * 0.67, head, size, "middle", bold=True)
            for line in range(1, count + 1):
                page.box(x, top + line * high, across, high, WHITE, PALE, 0.2, role="blank")
                if head == heads[0]:
                    number = str(first - 1 + block * count + line)
                    page.text(x + across / 2, top + (line + 0.67) * high, number, 3.4, "middle", colour=PALE)
            x += across
    return first - 1 + blocks * count
