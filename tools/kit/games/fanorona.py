"""Fanorona on paper: boards of points and lines."""

from collections.abc import Iterator

from games.fanorona import Fanorona
from games.rules import TAKE
from sillon.contract import Leds
from tools.drawing.page import INK, PALE, WHITE, Page, Point, Wording, ruled_page
from tools.kit.elements import GREEN, RED, arrow, cross
from tools.kit.games import Box, Example, GameSheets, Label, MatchSheet, RuleSheet

# Pitch of the points in millimetres, by the size of the board.
_PITCHES = {"9x5": 30.0, "5x5": 33.0, "3x3": 60.0}

_LINES = 54

_FILLS = {1: INK, 2: WHITE}  # Sun's pieces are full and Sky's open, as on the handheld's display


class Board:
    """A board on a page: A1 at the lower left, points `pitch` millimetres apart."""

    def __init__(self, game: Fanorona, left: float, bottom: float, pitch: float) -> None:
        self.game = game
        self.pitch = pitch
        self._left = left
        self._bottom = bottom

    def at(self, point: int) -> Point:
        row, column = divmod(point, self.game.columns)
        return self._left + column * self.pitch, self._bottom - row * self.pitch

    def lines(self, page: Page, width: float) -> None:
        """Draw every line once."""
        game = self.game
        for point in range(game.cells):
            for line in range(game.first[point] * 4, game.first[point + 1] * 4, 4):
                if game.lines[line] > point:
                    page.line(self.at(point), self.at(game.lines[line]), width=width, role="line")

    def names(self, page: Page, size: float, off: float, both: bool = False) -> None:
        """Write A.. below the columns and 1.. left of the rows; with `both`, also upside down on the other sides."""
        game = self.game
        for column in range(game.columns):
            x, y = self.at(column)
            page.text(x, y + off + size * 0.72, chr(65 + column), size, "middle", colour=INK)
            if both:
                x, y = self.at(game.cells - game.columns + column)
                page.text(x, y - off - size * 0.72, chr(65 + column), size, "middle", turn=180)
        for row in range(game.rows):
            x, y = self.at(row * game.columns)
            page.text(x - off, y + size * 0.34, str(row + 1), size, "end")
            if both:
                x, y = self.at(row * game.columns + game.columns - 1)
                page.text(x + off, y - size * 0.34, str(row + 1), size, "end", turn=180)


def _picture(page: Page, example: Example, box: Box, words: Wording) -> None:
    """Draw an example into the box: moves as arrows, captured pieces crossed out."""
    left, top, wide, high = box
    game = example.game
    pitch = min((wide - 7) / (game.columns - 0.25), (high - 6) / (game.rows - 0.25))
    across, up = pitch * (game.columns - 1), pitch * (game.rows - 1)
    radius = pitch * 0.27
    board = Board(game, left + 2.5 + (wide - across) / 2, top + (high - 3.5 + up) / 2, pitch)
    board.lines(page, 0.25)
    board.names(page, 2.6, radius + 1)
    position = example.position
    for point in range(game.cells):
        x, y = board.at(point)
        if position[point] in _FILLS:
            page.circle(x, y, radius, _FILLS[position[point]], INK, 0.5, role="piece")
    ways: list[tuple[int, int]] = []
    for move in example.moves:
        name = game.move_name(position, move)
        if "-" not in name:
            continue
        start, end = (_point(game, text) for text in name.rstrip("PA").split("-"))
        if (start, end) in ways:  # it goes round from here
            break
        ways.append((start, end))
        colour = RED if example.wrong else GREEN
        arrow(page, _beside(board, start, end, ways), colour, 0.8, 2.4, 1.0 if example.wrong else 0)
        if example.wrong:
            cross(page, *board.at(end), radius * 0.9)
            continue
        for kind, point, _ in game.steps(position, move):
            if kind == TAKE:
                cross(page, *board.at(point), radius * 1.15, True, min(0.7, radius * 0.28))
        position = game.play(position, move)


def _beside(board: Board, start: int, end: int, ways: list[tuple[int, int]]) -> tuple[Point, Point]:
    """Return the ends of an arrow: on the line, or, of a way back, beside the arrow that is there."""
    (x, y), (right, below) = board.at(start), board.at(end)
    off = 0.16 if (end, start) in ways else 0
    dx, dy = (below - y) * off, (x - right) * off
    return (x + dx, y + dy), (right + dx, below + dy)


def _point(game: Fanorona, text: str) -> int:
    return (int(text[1:]) - 1) * game.columns + ord(text[0]) - 65


def _start_marks(page: Page, board: Board, radius: float) -> None:
    """Draw every point, full or open where a piece starts; small, since it stays in sight when the piece is gone."""
    position = board.game.start()
    for point in range(board.game.cells):
        fill = _FILLS.get(position[point])
        page.circle(*board.at(point), radius, fill or WHITE, INK if fill else PALE, 0.4, role="point")


def _board(size: str, words: Wording) -> Page:
    spoken = words["boards"]
    game = Fanorona(size=size)
    page = ruled_page(f"fanorona_{size}", spoken["fanorona"].format(size.replace("x", " × ")), words)
    pitch = _PITCHES[size]
    across, up = (game.columns - 1) * pitch, (game.rows - 1) * pitch
    board = Board(game, (page.width - across) / 2, 104 + up / 2, pitch)
    board.lines(page, 0.6)
    _start_marks(page, board, 1.4)
    board.names(page, 4.6, 7, both=True)
    return page


def _boards(words: Wording) -> list[Page]:
    return [_board(size, words) for size in _PITCHES]


def _match_board(page: Page, top: float) -> float:
    game = Fanorona()
    pitch = 9.0
    board = Board(game, page.width / 2 - 4 * pitch, top + 4 * pitch + 2, pitch)
    board.lines(page, 0.3)
    board.names(page, 3.4, 2.2)
    return top + 4 * pitch + 10


def _labels(leds: Leds) -> Iterator[Label]:
    yield from (("near", col, chr(65 + col)) for col in range(leds.cols))
    yield from (("west", k, str(leds.rows - k)) for k in range(leds.rows))


SHEETS = GameSheets(
    rules=RuleSheet(
        _picture, beside=(0.48, 1.45), more=tuple({"handicap": name} for name in ("no_capture", "one_by_one", "vela"))
    ),
    match=MatchSheet(_LINES, _match_board, "players_fanorona", (1, 8, 8)),
    boards=_boards,
    labels=_labels,
)
