"""What `match`, `analyse`, the bench and the arena need to know of a game: the class Tools in <game>.py, else GameTools."""

from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from games import new
from games.contract import Rules
from games.match import Match
from tools.games.beginner import Beginner


class Thinker(Protocol):
    """A player of sillon.players or of a measurement. Some also have `seat`, and `wait`, the ms that their move takes."""

    move: int

    def think(self, position: bytes, match: Match | None = None) -> Iterable[None]: ...


class Clock:
    """A game without a clock: every move is played as it was chosen."""

    def __init__(self, game: Rules) -> None:
        """`game` is the rules object."""

    def move(self, position: bytes, player: Thinker, move: int) -> int:
        """Return the move, or the move of a time-out when the player has thought for too long."""
        return move


class GameTools:
    """The defaults. A class and its attributes are used: it is never instantiated."""

    OPENING = 2  # random moves at the start of a match
    AT_RANDOM = True  # a random playout measures the rules
    Clock = Clock
    Beginner = Beginner  # a player that knows the rules alone
    OTHER_TEXT = ""  # an example of the texts that position() reads besides those of positions

    @staticmethod
    def start(game: Rules, seed: int, least: int = 1) -> bytes | None:
        """Return a random start for trials, None where they use the game's own start. `least`: the fewest seeds in a cell."""
        return None

    @staticmethod
    def position(game: Rules, text: str) -> bytes:
        """Return the position that an analysis is asked for. Raises ValueError if the text is wrong."""
        return game.from_text(text)

    @staticmethod
    def asked(game: Rules, position: bytes) -> Sequence[int]:
        """Return the seats to ask for a move, in order, where others than the seat to move may have one; else ()."""
        return ()

    @staticmethod
    def declines(match: Match, move: int) -> bool:
        """Return whether the move passes to the next of these seats."""
        return False

    @staticmethod
    def sheet_lines(match: Match) -> tuple[int, int]:
        """Return the lines that the match fills on its sheet, a turn of each seat on a line, and the most steps in one turn."""
        seats = [match.game.turn(match.position_at(k)) for k in range(len(match.moves))]
        turns, most, run = [0, 0], 1, 0
        for k, seat in enumerate(seats):
            run = run + 1 if k and seat == seats[k - 1] else 1
            turns[seat] += run == 1
            most = max(most, run)
        return max(turns), most

    @staticmethod
    def problem(game: Rules, position: bytes) -> list[str]:
        """Return the lines of an analysis in place of the moves, [] for none."""
        return []

    @staticmethod
    def notes(game: Rules, position: bytes) -> list[str]:
        """Return the lines of an analysis after the moves."""
        return []


def tools_of(name: str) -> type[GameTools]:
    """Return the class Tools of a game, GameTools for a game without one."""
    module = f"{__name__}.{name}"
    found: type[GameTools] = import_module(module).Tools if find_spec(module) else GameTools
    return found


def game_of(name: str, words: Iterable[str]) -> Rules:
    """Return the game with these options, words as in `target=20` or `preset=tournament`.

    Raises ValueError, with one sentence, if an option is wrong; it says what is allowed.
    """
    given: dict[str, Any] = {}
    for word in words:
        option, equals, text = word.partition("=")
        if not equals:
            raise ValueError(f"{word!r} is not an option: write it as name=value")
        given[option] = _value(text)
    return new(name, **given)


def _value(text: str) -> bool | int | str:
    if text in ("True", "False"):
        return text == "True"
    return int(text) if text.isdecimal() else text
