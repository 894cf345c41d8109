"""What `match`, `analyse`, the bench and the arena know of a game: a file a game, found by its name, with a class OWN.

A game without a file is as `Plain` says.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from games.match import Match


class Clock:
    """A game without a clock: every move is played as it was chosen."""

    def __init__(self, game: Any) -> None:
        """`game` is the rules object."""

    def move(self, position: bytes, player: Any, move: int) -> int:
        """Return the move, or what the clock makes of it when the player has thought for too long."""
        return move


class Plain:
    """The defaults. A class and its attributes are used: it is never instantiated."""

    OPENING = 2  # moves by chance with which a match between players begins
    AT_RANDOM = True  # a random playout measures the rules
    Clock = Clock

    @staticmethod
    def start(game: Any, seed: int, least: int = 1) -> bytes | None:
        """Return a start by chance for players who never err from the game's own, else None."""
        return None

    @staticmethod
    def asked(game: Any, position: bytes) -> Sequence[int]:
        """Return the seats that are asked for a move, in turn, where any but the one to move may have one; else ()."""
        return ()

    @staticmethod
    def declines(match: Match, move: int) -> bool:
        """Return whether the move leaves it to the next seat that is asked."""
        return False

    @staticmethod
    def problem(game: Any, position: bytes) -> list[str]:
        """Return the lines of an analysis in place of the moves, [] for none."""
        return []

    @staticmethod
    def notes(game: Any, position: bytes) -> list[str]:
        """Return the lines of an analysis after the moves."""
        return []


def of(name: str) -> type[Plain]:
    """Return what is known of the game."""
    module = f"{__name__}.{name}"
    found: type[Plain] = import_module(module).OWN if find_spec(module) else Plain
    return found
