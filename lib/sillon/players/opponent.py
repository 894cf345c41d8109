"""The base class of the computer players."""

import gc

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from games.contract import Chance, Rules
    from games.match import Match


def reading(names: str) -> "Generator[None, None, Any]":
    """Import modules of sillon.games, given as names separated by spaces; dependencies come first. Return the last one.

    It yields True before each import, which takes long: the caller ends its tick there. Other slices yield None.
    """
    for name in names.split(" "):
        yield  # so that what was dropped before is garbage
        gc.collect()  # otherwise the modules lie between garbage, and the heap is left in pieces
        yield True  # type: ignore[misc]
        module = __import__("sillon.games." + name, None, None, ("",))
        yield
    return module


class Opponent:
    """One player for a whole match. After think() is exhausted, or stopped early:

    move      a legal move: the one to play
    verdicts  {move: WIN, DRAW, LOSS or None} for the seat to move; None where nothing is proven
    values    {move: int or None} in the game's own unit (seeds, pieces, points ahead), where it has one
    exact     True when `move` is proven to be a best one
    nodes     the number of positions searched since this player was made
    named     a move whose value is sought too, where others' are bounds; set it before think()
    weak      True when one of its tables is damaged, or missing on a drive that should have it: it plays on, weaker

    A game's player is a subclass with `_search(position, match)`, a generator that yields at least every 15 ms of an RP2040 and
    always keeps `move` legal, the best found so far. Effort is counted in nodes, never in seconds. Where the board has
    `master_cells` cells, it plays at level MASTER too. For an explanation values beyond `decisive` count as that much.
    """

    master_cells = 0
    decisive = 20
    named = -1

    def __init__(self, game: "Rules", level: int, rng: "Chance") -> None:
        self.game: Any = game  # each game's player names its own rules
        self.level = level
        self.rng = rng
        self.move: int = None  # type: ignore[assignment]  # None before the first think(); read only after it
        self.verdicts: dict[int, int | None] = {}
        self.values: dict[int, int | None] = {}
        self.exact = False
        self.nodes = 0
        # Set here, so that the object does not grow in the middle of a turn: a piece of the heap would lie where it stays.
        self.weak = False
        self.distracted: bool | None = None  # before the first turn

    def attend(self, percent: int, turns: int) -> None:
        """Set `distracted`, at the beginning of a turn: `percent` of all turns are played without looking ahead.

        Attention comes and goes for some turns, as a person's does: one turn in `turns` draws it anew.
        """
        if self.distracted is None or not self.rng.randrange(turns):
            self.distracted = self.rng.randrange(100) < percent

    def think(self, position: bytes, match: "Match | None" = None) -> "Generator[None, None, None]":
        """Think about a position, a slice at a time. With its match, repetition and draw counts are respected.

        Raises ValueError if the game is over. When memory runs out, the result is the best found by then.
        """
        moves = self.game.moves(position)
        if not moves:
            raise ValueError("the game is over: there is no move to think about")
        self.move = moves[0]
        self.verdicts = dict.fromkeys(moves)
        self.values = dict.fromkeys(moves)
        self.exact = False
        try:
            yield from self._search(position, match)
        except MemoryError:
            self.exact = False
            self.free_memory()
            gc.collect()
        yield True  # type: ignore[misc]  # what is done with the result may read files

    def _search(self, position: bytes, match: "Match | None") -> "Generator[None, None, None]":
        raise NotImplementedError

    def free_memory(self) -> None:
        """Free what only saves time, such as transposition tables."""
