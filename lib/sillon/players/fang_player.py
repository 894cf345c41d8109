"""The computer at Fang: what level 5 plays, and its proof."""

from sillon.players.opponent import Opponent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from games.match import Match
    from sillon.players.fang_halves import Halves

_TABLE = 37  # positions remembered; a prime, and not 127, as a half has seven bits a cell
_LIMIT = 8000  # positions looked at in a turn, at most
_EASY = 8  # seeds to be sown that need no preparation
_BOOKED = 7  # as in fang_search.py
_WIDE = 5000  # more than any worth


class Player(Opponent):
    """The best margin, with its proof, wherever the search comes to the end of the game.

    That is so from the first move on with the document's reserves. The blunders of levels 1-4 are told in fang_child.py.
    """

    def __init__(self, game: "Any", level: int, rng: "Any") -> None:
        super().__init__(game, level, rng)
        self.table = _TABLE if level == 5 else 0
        self.board: Halves | None = None

    def spare(self) -> None:
        self.board = None
        self.table = 0

    def _search(self, position: bytes, match: "Match | None") -> "Generator[None, None, None]":
        yield  # what is read now was not there when the button was pressed
        board = self._ready(sum(position[:-1]))
        yield
        cells = 2 * board.half
        seat = position[-1]
        left = min(2 * position[cells + seat], 2 * position[cells + 1 - seat] + 1)
        turns = sorted([(board.turn(position, move), move) for move in self.verdicts])
        board.nodes = board.pause = 0
        board.limit = _LIMIT
        if self.level < 5:
            from sillon.players.fang_child import choose

            yield from choose(self, position, left)
            self.nodes += board.nodes
            return
        board.only = board.known is not None and _BOOKED < left <= _BOOKED + 3
        if board.only:
            yield from self._round(position, left, left, turns)
            board.only = False
        if not self.exact:
            depth = 4 + left % 2 if left > _EASY else left
            while depth <= left and board.nodes < board.limit:
                yield from self._round(position, depth, left, turns)
                depth += 2
        self.nodes += board.nodes

    def _ready(self, seeds: int) -> "Halves":
        """The board to search, made for so many seeds; the book is for the usual ones."""
        if self.board is None or self.board.seeds < seeds or self.board.bits > 7 and seeds < 128:
            from sillon.players import fang_halves

            self.board = fang_halves.Halves(self.game, seeds, self.table)
            if self.level == 5 and self.game.cells == 8 and seeds < 128:
                from sillon.players.fang_book import read

                self.board.known = read(self.game.tibong_min)
        return self.board

    def _round(
        self, position: bytes, depth: int, left: int, turns: "list[tuple[int, int]]"
    ) -> "Generator[None, None, None]":
        """Sets `move` to the one that is best when the game ends after `depth` turns, and puts it in front.

        When it does end then, verdicts and values are filled, and the move is one of the best by chance.
        """
        from sillon.players.fang_search import deep

        board = self.board
        assert board
        own, other = board.halves(position)
        proven = depth == left
        best = guess = _WIDE  # worths are the other's here
        good: list[int] = []
        for n, (turn, move) in enumerate(turns):
            to, on = board.after(own, other, turn)
            # Most moves are worth the same as the one before, and that is quickly shown.
            worth: int | None = guess - 1
            if guess < _WIDE:
                worth = yield from deep(board, to, on, depth - 1, guess - 1, guess + proven)
            if worth is not None and (worth < guess or proven and worth > guess):
                low, high = (-_WIDE, guess) if worth < guess else (guess, _WIDE)
                worth = yield from deep(board, to, on, depth - 1, low, high)
            if worth is None:
                return  # the limit is reached
            if worth < best:
                best = worth
                good = []
                self.move = move
                turns.insert(0, turns.pop(n))
            if worth == best:
                good.append(move)
            guess = worth if proven else best
            if proven:
                self.verdicts[move] = (worth < 0) - (worth > 0)
                self.values[move] = 0 if worth * worth == 1 else -worth // 2
        if proven:
            good.sort()
            self.move = good[self.rng.randrange(len(good))]
            self.exact = True
