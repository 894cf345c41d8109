"""The computer player of Fang."""

from sillon.common.memory import forget
from sillon.players.opponent import Opponent, reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from array import array
    from collections.abc import Generator

    from games.contract import Chance
    from games.fang import Fang
    from games.match import Match

_LIMIT = 8000  # the most nodes of a turn


class Player(Opponent):
    """Level 5 plays the best margin, proven, wherever the search reaches the end of the game: with the document's reserves from
    the first move on. mistakes.py documents levels 1 to 4.

    The search gives up when `nodes` reaches `limit`, and yields when it reaches `pause`; while `book_only` is True it gives up
    at positions that are not in the book.
    """

    # board.py sets and documents these.
    half: int
    bits: int
    mask: int
    least: int
    most: int
    near: list
    far: list
    gains: list
    orders: bytearray
    table: "array[int]"
    book: bytes

    game: "Fang"

    def __init__(self, game: "Fang", level: int, rng: "Chance") -> None:
        super().__init__(game, level, rng)
        self.seeds = 0
        self.without_table = self.book_only = False

    def free_memory(self) -> None:
        self.seeds = 0
        self.without_table = True
        self.table = b""  # type: ignore[assignment]

    def _search(self, position: bytes, match: "Match | None") -> "Generator[None, None, None]":
        yield  # answer the press before files are read
        k = sum(position[:-1])
        if self.seeds < k or self.bits > 7 and k < 128:
            self.book = b""
            if self.level == 5 and self.game.cells == 8 and k < 128:
                from sillon.games.fang.book import read  # dropped after use

                yield
                self.book = read(self.game.tibong_min)
                del read  # so that forget() frees it
                forget("sillon.games.fang.book")
                yield
            from sillon.games.fang.board import make  # dropped after use

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
            from sillon.games.fang.mistakes import choose  # level 5 does without

            yield
            yield from choose(self, position, own, other, left, turns)
            return
        yield
        yield from reading("fang.search")
        from sillon.games.fang.search import deepen  # levels 1 and 2 do without

        yield
        yield from deepen(self, own, other, left, turns)
