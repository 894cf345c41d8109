"""The computer player of Fafy and Sowing; `Player` says what each level overlooks."""

from sillon.common.memory import forget
from sillon.players import LOSS, WIN
from sillon.players.opponent import Opponent, reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from types import ModuleType

    from games.contract import Chance
    from games.fafy import Fafy
    from games.match import Match
    from sillon.games.fafy.grundy import Blocks

# The effort of two seconds; weaker levels have a third.
_MOVES = 4500  # moves in blocks
_CELLS = 40000  # cells of the rows searched
_SOWN = 22000  # the same with rule="sowing"


def read(name: str) -> "ModuleType":
    """Return a module of this package, imported when it is first needed."""
    return __import__("sillon.games.fafy." + name, None, None, (name,))


class Player(Opponent):
    """Level 5 knows the winner after every move: with rule="fafy" on rows of up to 12 cells, with "sowing" on up to 6; on
    longer rows what it finds in time. In impartial normal play `values` are the Grundy values after the moves.

    Levels 1 to 4 play as well, but on the row that they perceive: to each side of their focus a quarter, a half, more than
    half, three quarters of it, more in a row of more than eight cells; in 70, 40, 45, 35 of 100 rows they miscount one cell by
    one. Levels 1 and 2 may play a bad sowing that loses. From level 3 on no level misses a win at once, or allows one without
    need.
    """

    game: "Fafy"

    def __init__(self, game: "Fafy", level: int, rng: "Chance") -> None:
        super().__init__(game, level, rng)
        self.sowing: ModuleType = None  # type: ignore[assignment]  # until the first turn
        self.blocks: type[Blocks] | None = None
        self.short = b""  # until then, too

    def _import(self) -> "Generator[None, None, None]":
        """Import the modules of all turns, each in slices of its own."""
        game = self.game
        rows = "row" if game.rule == "fafy" else "row_sowing"
        search = "grundy" if game.impartial and game.rule == "fafy" else "search"
        yield from reading(f"fafy.{rows} fafy.{search}")
        if self.level < 5:
            yield from reading("fafy.mistakes")
        else:
            forget("sillon.games.fafy.mistakes")
        if search == "grundy":
            grundy = read(search)
            self.blocks = grundy.Blocks
            self.compute_codes = grundy.compute_codes
            self.short = grundy.table()
            self.weak = not self.short
            yield
        self.sowing = read(rows)

    def _search(self, position: bytes, match: "Match | None") -> "Generator[None, None, None]":
        game = self.game
        row = bytearray(position[: game.cells])
        seat = position[game.cells] & 1
        if not self.sowing:
            yield from self._import()
        good = self.sowing.moves(row, game.impartial, seat)
        self.move = good[0]
        if self.level < 5:
            yield from read("mistakes").choose(self, row, seat, good)
            return
        for move in self.verdicts:
            if move not in good:
                self.verdicts[move] = LOSS  # a bad sowing
        yield from self.solve(row, seat, good, self.verdicts, self.values, 1)
        # A winning move with the fewest answers, else one with the most, so that the other side has to choose.
        best = -1
        for move in good:
            known = self.verdicts[move]
            score = len(self.sowing.moves(self.sowing.after(row, move), game.impartial, 1 - seat))
            score = 163 - score if known == WIN else score + 50 * (known is None)
            if score > best:
                best = score
                self.move = move
            yield
        self.exact = best > 100 or None not in self.verdicts.values()

    def solve(
        self,
        row: bytearray,
        seat: int,
        moves: list[int],
        verdicts: "dict[int, int | None]",
        values: "dict[int, int | None]",
        share: int,
    ) -> "Generator[None, None, None]":
        """Set the verdicts and values of good sowings that 1/`share` of the effort finds."""
        row = self.sowing.trimmed(row)
        game = self.game
        search = blocks = None
        rows = min(4000, (_SOWN if game.rule == "sowing" and game.cells > 7 else _CELLS) // game.cells)
        if self.blocks:
            rows = 600
            blocks = self.blocks(self.short, 160 if game.misere else 240)
        yield
        left = _MOVES // share
        # Moves in the middle first: they leave small blocks.
        for move in sorted(moves, key=lambda move: (abs(move - (move & 1) + 1 - len(row)), move)):
            after = self.sowing.after(row, move)
            value = -1
            if blocks:
                for _ in self.compute_codes(blocks, after):
                    self.nodes += blocks.nodes
                    left -= blocks.nodes
                    blocks.nodes = 0
                    if left < 0:
                        return
                    yield
                self.nodes += blocks.nodes
                left -= blocks.nodes
                blocks.nodes = 0
                value = blocks.wins(after) if game.misere else blocks.value(after)
                if not game.misere:
                    values[move] = value
            yield
            if value < 0:
                if not search:
                    search = read("search").Search(self, blocks, rows // share)
                    yield
                value = yield from search.wins(after, 1 - seat)
                yield
                if value < 0:
                    if search.left <= 0:
                        return
                    continue
            verdicts[move] = LOSS if value else WIN
            if not value and self.level == 5:
                self.move = move
