"""The computer at Fang: what level 5 plays, and its proof."""

from sillon.forget import forget
from sillon.players.opponent import Opponent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from games.match import Match

_LIMIT = 8000  # positions looked at in a turn, at most
_EASY = 8  # seeds to be sown that need no preparation
_BOOKED = 7  # as in fang_search.py
_WIDE = 5000  # more than any value


class Player(Opponent):
    """The best margin, with its proof, wherever the search comes to the end of the game.

    That is so from the first move on with the usual reserves. The blunders of levels 1-4 are told in fang_child.py.

    A search gives up when `nodes` reaches `limit`, and yields when it reaches `pause`; while `only` is True it gives up where
    the book knows nothing.
    """

    # See fang_board.py.
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
            from sillon.players.fang_board import make
            from sillon.players.fang_book import read

            yield
            make(self, k, read)
            del make, read  # no more needed
            forget("sillon.players.fang_board")
            forget("sillon.players.fang_book")
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
            from sillon.players.fang_child import choose

            yield from choose(self, position, own, other, left, turns)
            return
        turns.sort()
        self.only = bool(self.book) and _BOOKED < left <= _BOOKED + 3
        k = left if self.only or left <= _EASY else 4 + left % 2
        while k <= left and not self.exact and self.nodes < self.limit:
            yield from self._round(own, other, k, left, turns)
            if self.only:
                self.only = False
                k = 2 + left % 2 if left > _EASY else left - 2
            k += 2

    def _round(
        self, own: int, other: int, depth: int, left: int, turns: "list[tuple[int, int]]"
    ) -> "Generator[None, None, None]":
        """Sets `move` to the one that is best when the game ends after `depth` turns, and puts it in front.

        When it does end then: verdicts and values, and a best move by chance.
        """
        from sillon.players.fang_halves import after
        from sillon.players.fang_search import deep

        proven = depth == left
        best = last = _WIDE  # values are the other's here
        good: list[int] = []
        for k, (turn, move) in enumerate(turns):
            to, on = after(self, own, other, turn)
            # Most moves are worth the same as the one before, and that is quickly shown.
            value: int | None = last - 1
            if last < _WIDE:
                value = yield from deep(self, to, on, depth - 1, last - 1, last + proven)
            if value is not None and (value < last or proven and value > last):
                low, high = (-_WIDE, last) if value < last else (last, _WIDE)
                value = yield from deep(self, to, on, depth - 1, low, high)
            if value is None:
                return  # the limit is reached
            if value < best:
                best = value
                good = []
                self.move = move
                turns.insert(0, turns.pop(k))
            if value == best:
                good.append(move)
            last = value if proven else best
            if proven:
                self.verdicts[move] = (value < 0) - (value > 0)
                self.values[move] = 0 if value * value == 1 else -value // 2
        if proven:
            good.sort()
            self.move = good[self.rng.randrange(len(good))]
            self.exact = True
