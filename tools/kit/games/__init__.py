"""What each game brings to the class kit: tools/kit/games/<game>.py has it as SHEETS. The rest of the kit names no game.

A game without such a module brings nothing, and nothing is printed for it.
"""

from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from games import NAMES
from games.rules import LIFT, SKIP, SOW
from tools.drawing.page import Page

Words = dict[str, Any]
Box = tuple[float, float, float, float]  # left, top, width, height
Label = tuple[str, int, str]  # a side of the panel ("far", "near", "west", "east"), the row or column there, the text


class Example(NamedTuple):
    """What a page of the rules shows; `key` is that of its words.

    `moves` are played one after the other, each from its position in `before`; `wrong` when they are refused.
    """

    key: str
    game: Any
    before: list[bytes]
    moves: list[int]
    wrong: bool
    text: str

    @property
    def position(self) -> bytes:
        """The position before the first move."""
        return self.before[0]

    def way(self, move: int) -> list[int]:
        """The cells that a sowing goes through, the one it starts from first; of a refused move that one alone."""
        if self.wrong:
            return [move]
        steps = self.game.steps(self.before[self.moves.index(move)], move)
        lifted = next(k for k, step in enumerate(steps) if step[0] == LIFT)
        return [cell for kind, cell, _ in steps[lifted:] if kind in (LIFT, SOW, SKIP)]


class RuleSheet(NamedTuple):
    """`picture` draws an example into a box.

    `beside` is how much of a step's width the picture takes beside the text, and of its height at most; without it the
    picture stands below the text. `size` is that of the text. The sheet has the pages of the game's usual options, and of
    each set in `options`; the pages with a key in `variants` begin with that word of the game's.
    """

    picture: Callable[[Page, Example, Box, Words], None]
    beside: tuple[float, float] | None = None
    size: float = 4.1
    options: tuple[dict[str, Any], ...] = ()
    variants: tuple[str, ...] = ()


class MatchSheet(NamedTuple):
    """`board` draws the names of the cells from a height on and returns where it ends; `players` is the key of their names.

    `shares` are the widths of the columns; without it short moves stand in two blocks side by side.
    """

    board: Callable[[Page, float], float] = lambda page, top: top
    players: str = "players"
    shares: tuple[float, ...] = ()


class GameSheets(NamedTuple):
    """All that a game brings; what it leaves out is not printed. `labels` are the cells' names around lights."""

    rules: RuleSheet | None = None
    match: MatchSheet | None = None
    boards: Callable[[Words], list[Page]] = lambda words: []
    cards: Callable[[Words], list[Page]] = lambda words: []
    labels: Callable[[Any], Iterable[Label]] = lambda leds: ()


def sheets_of(name: str) -> GameSheets:
    """The game's sheets; empty for a game that brings none."""
    module = f"{__name__}.{name}"
    return import_module(module).SHEETS if find_spec(module) else GameSheets()


def every_game() -> dict[str, GameSheets]:
    """The sheets of each game, in the games' order."""
    return {name: sheets_of(name) for name in NAMES}
