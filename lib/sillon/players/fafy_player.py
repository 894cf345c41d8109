"""The computer at Fafy and Sowing."""

from sillon.players import LOSS, WIN
from sillon.players.opponent import Opponent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from games.match import Match

# What two seconds have room for: moves of blocks, rows. A weaker player looks at a third of that.
_MOVES = 4500
_ROWS = 3100


class Player(Opponent):
    """Level 5 knows who wins after every move of rule="fafy" on rows of up to 12 cells, of "sowing" on up to 6; on longer
    rows what it finds in two seconds. In impartial normal play `values` are the Grundy values after the moves.

    The weaker levels play as well, but in the row that they see (fafy_child.py): to each side of where they look a quarter,
    a half, more than half, most of it, and in 70, 40, 45, 25 of 100 rows one cell counted wrongly by one. Levels 1 and 2 may play
    a bad sowing that loses. Level 3 and up never miss a move that wins at once, nor leave one when they need not.
    """

    def __init__(self, game: "Any", level: int, rng: "Any") -> None:
        super().__init__(game, level, rng)
        # Now, as a file is compiled in one go.
        if game.rule == "sowing":
            import sillon.players.fafy_row_sowing as sowing
        else:
            import sillon.players.fafy_row as sowing  # type: ignore[no-redef]
        self.sowing = sowing
        self.nimbers = game.impartial and game.rule == "fafy"
        if self.nimbers:
            import sillon.players.fafy_blocks
            import sillon.players.fafy_learn
        if game.misere or not self.nimbers:
            import sillon.players.fafy_search
        if level < 5:
            import sillon.players.fafy_child  # noqa: F401

    def _search(self, position: bytes, match: "Match | None") -> "Generator[None, None, None]":
        game = self.game
        row = bytearray(position[: game.cells])
        seat = position[game.cells] & 1
        good = self.sowing.moves(row, game.impartial, seat)
        self.move = good[0]
        if self.level < 5:
            from sillon.players.fafy_child import choose

            yield from choose(self, row, seat, good)
            return
        for move in self.verdicts:
            if move not in good:
                self.verdicts[move] = LOSS  # a bad sowing
        yield from self.judge(row, seat, good, self.verdicts, self.values, 1)
        # The fewest answers to a move that wins, else the most: where all lose, the other side has to choose.
        best = -1
        for move in good:
            known = self.verdicts[move]
            answers = len(self.sowing.moves(self.sowing.after(row, move), game.impartial, 1 - seat))
            score = 163 - answers if known == WIN else answers + 50 * (known is None)
            if score > best:
                best = score
                self.move = move
            yield
        self.exact = best > 100 or None not in self.verdicts.values()

    def judge(
        self, row: bytearray, seat: int, moves: list[int], verdicts: dict, values: dict, share: int
    ) -> "Generator[None, None, None]":
        """Fills in what is known of good sowings, as far as this share of the time goes."""
        game = self.game
        row = self.sowing.trimmed(row)
        sums: Any = None
        blocks: Any = None
        search: Any = None
        if self.nimbers:
            from sillon.players import fafy_blocks, fafy_learn, fafy_sums

            sums = fafy_sums
            blocks = fafy_blocks.Blocks()
        if game.misere or not blocks:
            from sillon.players.fafy_search import Search

            search = Search(game, self.sowing, sums, blocks)
        yield
        begun = self.nodes
        rows = (600 if blocks else 4000 if game.cells < 8 else _ROWS) // share
        value = -1
        # First what falls into small blocks: one that wins is enough for a move.
        for move in sorted(moves, key=lambda move: (abs(move - (move & 1) + 1 - len(row)), move)):
            after = self.sowing.after(row, move)
            work = fafy_learn.learn(blocks, after) if blocks else search.wins(after, 1 - seat, rows)
            while work:
                try:
                    next(work)
                except StopIteration as end:
                    value = end.value
                    work = search.wins(after, 1 - seat, rows) if blocks and search and value is None else None
                self.nodes = begun + (blocks.nodes if blocks else 0) + (search.nodes if search else 0)
                if blocks and blocks.nodes * share > _MOVES:
                    return
                yield
            if not search:
                value = values[move] = sums.value(blocks, after)
            if value < 0:
                return
            verdicts[move] = LOSS if value else WIN
            if not value and self.level == 5:
                self.move = move
