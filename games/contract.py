"""The interfaces of games/, for the type checker and for adding a game. No board imports this module."""

try:
    from typing import Protocol
except ImportError:
    Protocol = object  # type: ignore[assignment]

from games.rules import Outcome


class Chance(Protocol):
    """A random generator: sillon.common.chance has one, and random.Random is another."""

    def randrange(self, __limit: int) -> int: ...


class Rules(Protocol):
    """A game with its options: pure functions on positions, which are `bytes` of one length. See docs/add-a-game.md."""

    NAME: str
    SEATS: str  # one letter per seat, as in texts
    OPTIONS: tuple  # of (name, default, values allowed)
    PRESETS: tuple  # of (name, {option: value})
    options: tuple  # the values, in the order of OPTIONS

    def turn(self, position: bytes) -> int: ...
    def moves(self, position: bytes) -> list[int]: ...
    def why_not(self, position: bytes, move: int) -> int: ...
    def refusal(self, position: bytes, move: int) -> tuple[int, int]: ...
    def steps(self, position: bytes, move: int) -> list[tuple[int, int, int]]: ...
    def play(self, position: bytes, move: int) -> bytes: ...
    def outcome(self, position: bytes) -> Outcome | None: ...
    def scores(self, position: bytes) -> tuple: ...
    def move_name(self, position: bytes, move: int) -> str: ...
    def parse_move(self, position: bytes, text: str) -> int: ...
    def to_text(self, position: bytes) -> str: ...
    def from_text(self, text: str) -> bytes: ...
    def start(self) -> bytes: ...


class HistoryRules(Protocol):
    """The methods of a game with rules about the history: see games/match.py."""

    def irreversible_ply(self, before: bytes, after: bytes) -> bool: ...
    def history_outcome(self, positions: list[bytes]) -> Outcome | None: ...


class Grid(Protocol):
    """The members of a Fanorona rules object that games/fanorona_text.py uses."""

    rows: int
    columns: int
    cells: int
    same_direction: bool
    first: bytes
    lines: bytes

    def point_name(self, point: int) -> str: ...


class Problems(Protocol):
    """The members of a Colorigraphe rules object that its modules use."""

    SEATS: str
    players: int
    target: int
    colours: int
    floor: bool
    cards: bool
    challenges: bool
    endless: bool

    def scores(self, position: bytes) -> tuple: ...
    def move_name(self, position: bytes, move: int) -> str: ...


class Recorded(Protocol):
    """The members of a match that games/record.py uses."""

    game: Rules
    start: bytes
    moves: list[int]

    @property
    def position(self) -> bytes: ...
    def outcome(self) -> Outcome | None: ...
    def play(self, move: int) -> bytes: ...
