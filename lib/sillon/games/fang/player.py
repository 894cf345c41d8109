"""The computer at Fang."""

from sillon.forget import forget
from sillon.players.opponent import Opponent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from games.match import Match

_LIMIT = 8000  # positions looked at in a turn, at most


class Player(Opponent):
    """The best margin, with its proof, wherever the search comes to the end of the game.

    That is so from the first move on with the usual reserves. The blunders of levels 1-4 are told in mistakes.py.

    A search gives up when `nodes` reaches `limit`, and yields when it reaches `pause`; while `only` is True it gives up where
    the book knows nothing.
    """

    # See board.py.
    half: int
    bits: int
    mask: int
    least: int
    most: int
    near: list
    far: list
    gains: list
    orders: bytearray
    table: "Any"
    book: bytes

    def __init__(self, game: "Any", level: int, rng: "Any") -> None:
        super().__init__(game, level, rng)
        self.seeds = 0
        self.spared = self.only = False

    def spare(self) -> None:
        self.seeds = 0
        self.spared = True
        self.table = b""

    def _search(self, position: bytes, match: "Match | None") -> "Generator[None, None, None]":
        yield  # what is read now was not there when the button was pressed
        k = sum(position[:-1])
        if self.seeds < k or self.bits > 7 and k < 128:
            self.book = b""
            if self.level == 5 and self.game.cells == 8 and k < 128:
                from sillon.games.fang.book import read

                yield
                self.book = read(self.game.tibong_min)
                del read  # no more needed
                forget("sillon.games.fang.book")
                yield
            from sillon.games.fang.board import make

            yield
            make(self, k)
            del make
            forget("sillon.games.fang.board")
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
            from sillon.games.fang.mistakes import choose

            yield
            yield from choose(self, position, own, other, left, turns)
            return
        from sillon.games.fang.search import search

        yield
        yield from search(self, own, other, left, turns)
