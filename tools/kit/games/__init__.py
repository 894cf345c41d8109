"""The sheets of each game: SHEETS in tools/kit/games/<game>.py. The rest of the kit names no game.

Nothing is printed for a game without such a module.
"""

from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from games import NAMES
from games.rules import LIFT, SKIP, SOW
from sillon.contract import Leds
from tools.drawing.page import Page, Wording

Box = tuple[float, float, float, float]  # left, top, width, height
Label = tuple[str, int, str]  # a side of the panel ("far", "near", "west", "east"), the row or column there, the text


class Example(NamedTuple):
    """What a page of the rules shows; `key` is that of its words.

    `moves` are played in order, each from its position in `before`; with `wrong`, they are refused.
    """

    key: str
    game: Any
    before: list[bytes]
    moves: list[int]
    wrong: bool
    text: str

    @property
    def position(self) -> bytes:
        """Return the position before the first move."""
        return self.before[0]

    def way(self, move: int) -> list[int]:
        """Return the cells of a sowing, its start first; of a refused move, the start alone."""
        if self.wrong:
            return [move]
        steps = self.game.steps(self.before[self.moves.index(move)], move)
        lifted = next(k for k, step in enumerate(steps) if step[0] == LIFT)
        return [cell for kind, cell, _ in steps[lifted:] if kind in (LIFT, SOW, SKIP)]


class RuleSheet(NamedTuple):
    """How the rules pages of a game are printed.

    `picture` draws an example into a box. `beside` limits the width of a picture beside the text to a share of the width
    of a step and to a multiple of its height; without `beside`, the picture is below the text. `size` is the font size.
    The sheet has the pages of the default options and of each set in `options`, in the order of the handheld; then those that
    each set in `more` adds to them. Pages with a key in `variants` begin with that word of the game.
    """

    picture: Callable[[Page, Example, Box, Wording], None]
    beside: tuple[float, float] | None = None
    size: float = 4.1
    options: tuple[dict[str, Any], ...] = ()
    more: tuple[dict[str, Any], ...] = ()
    variants: tuple[str, ...] = ()


class MatchSheet(NamedTuple):
    """The match sheet of a game.

    `lines` is the number of turns of a player that it has boxes for. `board` draws the names of the cells below a height and
    returns where it ends. `players` is the key of the players' names.
    A sheet has one match, with a line for each turn; `shares` are the relative widths of the columns; without them, short
    moves have blocks side by side. With `across`, it has this many short matches, whose turns go from left to right;
    `start` draws below a height what belongs to each of them, and returns where it ends.
    """

    lines: int
    board: Callable[[Page, float], float] = lambda page, top: top
    players: str = "players"
    shares: tuple[float, ...] = ()
    across: int = 0
    start: Callable[[Page, float], float] = lambda page, top: top


class GameSheets(NamedTuple):
    """All sheets of a game; the default prints nothing.

    `rows` returns pages with a number of rows of a number of cells. `labels` yields the names of the cells around these LEDs.
    """

    rules: RuleSheet | None = None
    match: MatchSheet | None = None
    boards: Callable[[Wording], list[Page]] = lambda words: []
    rows: Callable[[Wording, int, int], list[Page]] = lambda words, number, cells: []
    cards: Callable[[Wording], list[Page]] = lambda words: []
    labels: Callable[[Leds], Iterable[Label]] = lambda leds: ()


def sheets_of(name: str) -> GameSheets:
    """Return the sheets of a game, empty ones for a game without a module here."""
    module = f"{__name__}.{name}"
    return import_module(module).SHEETS if find_spec(module) else GameSheets()


def every_game() -> dict[str, GameSheets]:
    """Return the sheets of every game, in the order of `games.NAMES`."""
    return {name: sheets_of(name) for name in NAMES}
