"""The interfaces of games/, for the type checker and for adding a game. No board imports this module."""

try:
    from typing import Any, Protocol

    Step = tuple[int, int, int]  # of a move: (kind, cell, count), see games/rules.py
    OptionSpecs = tuple[tuple[str, Any, Any], ...]  # (name, default, values allowed: a tuple or a range)
    Presets = tuple[tuple[str, dict[str, Any]], ...]  # (name, {option: value})
except ImportError:  # a small interpreter evaluates no annotations
    Any = Protocol = object  # type: ignore[assignment, misc]

from games.rules import Outcome


class Chance(Protocol):
    """A random generator: sillon.common.chance has one, and random.Random is another."""

    def randrange(self, __limit: int) -> int: ...


class Rules(Protocol):
    """A game with its options: pure functions on positions, which are `bytes` of one length. See docs/add-a-game.md."""

    NAME: str
    SEATS: str  # one letter per seat, as in texts
    OPTIONS: OptionSpecs
    PRESETS: Presets
    CODE_PRESETS: tuple[str, ...]  # as in games/rules.py
    options: tuple[Any, ...]  # the values, in the order of OPTIONS
    cells: int  # the number of cells, points or plots

    def turn(self, position: bytes) -> int: ...
    def moves(self, position: bytes) -> list[int]: ...
    def why_not(self, position: bytes, move: int) -> int: ...
    def refusal(self, position: bytes, move: int) -> tuple[int, int]: ...
    def steps(self, position: bytes, move: int) -> list[Step]: ...
    def play(self, position: bytes, move: int) -> bytes: ...
    def outcome(self, position: bytes) -> Outcome | None: ...
    def scores(self, position: bytes) -> tuple[int, ...]: ...
    def move_name(self, position: bytes, move: int) -> str: ...
    def parse_move(self, position: bytes, text: str) -> int: ...
    def to_text(self, position: bytes) -> str: ...
    def from_text(self, text: str) -> bytes: ...
    def start(self) -> bytes: ...


class HistoryRules(Protocol):
    """The methods of a game with rules about the history: see games/match.py."""

    def irreversible_ply(self, before: bytes, after: bytes) -> bool: ...
    def history_outcome(self, positions: list[bytes]) -> Outcome | None: ...


class CountedRules(Protocol):
    """The method of a game that players may agree to count: see games/match.py."""

    def agreed_outcome(self, position: bytes) -> Outcome: ...


class Recorded(Protocol):
    """The members of a match that games/record.py uses."""

    game: Rules
    start: bytes
    moves: list[int]

    @property
    def position(self) -> bytes: ...
    def outcome(self) -> Outcome | None: ...
    def agree(self) -> None: ...
    def play(self, move: int) -> bytes: ...
