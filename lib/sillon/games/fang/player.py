"""The computer player of Fang; mistakes.py says what levels 1 to 4 overlook."""

from sillon.games.fang.board import Board, read_book
from sillon.players.opponent import reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from games.match import Match

_LIMIT = 8000  # the most nodes of a turn


class Player(Board):
    """Level 5 plays the best margin, proven, wherever the search reaches the end of the game: with the document's reserves from
    the first move on. mistakes.py documents levels 1 to 4.
    """

    def _search(self, position: bytes, match: "Match | None") -> "Generator[None, None, None]":
        yield  # answer the press before modules are imported
        k = sum(position[:-1])
        if self.seeds < k or self.bits > 7 and k < 128:
            self.book = b""
            if self.level == 5 and self.game.cells == 8 and k < 128:
                yield
                self.book = read_book(self.game.tibong_min)
                self.weak = not self.book
                yield
            yield
            self.prepare(k)
        yield
        seat = position[-1]
        half = self.half
        last = 2 * half - 1
        left = min(2 * position[last + 1 + seat], 2 * position[last + 2 - seat] + 1)
        own = other = 0
        for cell in range(half - 1, -1, -1):
            own = own << self.bits | position[cell]
            other = other << self.bits | position[last - cell]
        if seat:
            own, other = other, own
        turns = []
        for move in sorted(self.verdicts):
            cell = last - move if seat else move
            turns.append((half + cell if cell < half else last - cell, move))
        self.pause = self.nodes
        self.limit = self.nodes + _LIMIT
        if self.level < 5:
            from sillon.games.fang.mistakes import choose  # imported on use: level 5 does not need it

            yield
            yield from choose(self, position, own, other, left, turns)
            return
        yield
        yield from reading("fang.search")
        from sillon.games.fang.search import deepen  # imported on use: levels 1 and 2 do not need it

        yield
        yield from deepen(self, own, other, left, turns)
