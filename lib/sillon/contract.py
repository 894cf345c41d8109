"""What the app gets and what it gives to screens, for type checkers and authors of screens. Never imported on a board."""

try:
    from collections.abc import Callable
    from typing import Any, Protocol

    # The screen to go to: (name as in module_of() of sillon/app/__init__.py, its arguments ...).
    Target = tuple[Any, ...]
    Step = tuple[int, int, int]  # of a move: (kind, cell, count), as in games/rules.py
    Colour = tuple[int, int, int]  # (red, green, blue)
    Options = dict[str, Any]  # of a game; those left out have their defaults
    Stage = tuple[str, Options, bytes]  # of the learning ladder: see sillon/manifest.py
except ImportError:  # a small interpreter evaluates no annotations
    Any = Callable = Protocol = object  # type: ignore[assignment, misc]

from games.match import Match
from games.rules import Outcome
from sillon.words import Words


class Leds(Protocol):
    """A grid of lights: leds[row, col] = (red, green, blue), 0..255; row 0 is the northernmost, col 0 the westernmost.

    Only sillon.views.glow() goes beyond 255, up to sillon.views.FULL.
    """

    rows: int
    cols: int
    brightness: int  # 0 (dark) to 10
    keyed: bool  # whether each light is a key, with the code CELL + row * cols + col
    touched: bool  # whether a touch on a light is reported, with the same code
    named: tuple[tuple[int, int, int], ...]  # (code, row, col) of lit keys that act as buttons

    def __setitem__(self, place: tuple[int, int], colour: Colour) -> None: ...
    def put(self, row: int, col: int, colours: list[Colour]) -> None: ...
    def clear(self) -> None: ...
    def show(self) -> bool: ...


class Display(Protocol):
    """The display: `rows` lines of `columns` characters, and drawing in pixels."""

    width: int
    height: int
    colours: int
    columns: int
    rows: int
    large: bool  # whether messages are in double size

    def cells(self, text: str) -> int: ...
    def clear(self) -> None: ...
    def text(self, row: int, text: str, inverse: bool = False) -> None: ...
    def message(self, row: int, text: str, inverse: bool = False) -> None:
        """As text(), for whose turn it is and the result: large print enlarges it and hides what is below."""

    def alert(self, row: int, text: str, inverse: bool = False) -> None:
        """As message(), for a refusal or a hint, which large print shows alone."""

    def turn(self) -> bool: ...
    def drawing(self, key: object, place: tuple[int, int, int, int] | None = None) -> bool: ...
    def line(self, x0: int, y0: int, x1: int, y1: int, colour: int = 1) -> None: ...
    def disc(self, x: int, y: int, radius: int, colour: int = 1) -> None: ...
    def show(self, whole: bool = False) -> bool: ...
    def sleep(self, asleep: bool) -> None: ...


class Buttons(Protocol):
    codes: list[tuple[int | None, int]]  # (seat, code) of each button

    def read(self) -> tuple[int | None, int, int] | None:
        """Return the next (seat, code, kind), or None; see sillon/common/buttons.py."""


class Sound(Protocol):
    on: bool
    works: bool  # whether there is an output that has not failed

    def play(self, tune: tuple[tuple[int, int], ...], now: int) -> None: ...
    def tick(self, now: int) -> None: ...


class Store(Protocol):
    full: int  # as in hal/store.py

    def load(self, name: str) -> bytes | None: ...
    def save(self, name: str, data: bytes) -> bool: ...
    def flush(self, now: int | None = None) -> bool: ...


class Settings(Protocol):
    problems: list[tuple[str, ...]]

    def get(self, name: str, default: Any = None, allowed: Any = None) -> Any: ...
    def report(self, name: str, value: object, allowed: Any, used: object) -> None: ...


class Clock(Protocol):
    # Real time in ms, on a computer that may be fast enough for the master: see sillon/match/master.py.
    real_ms: Callable[[], float] | None

    def ms(self) -> int: ...


class Board(Protocol):
    """The board's seven parts; a null object replaces a missing part."""

    name: str
    problems: list[tuple[str, str]]

    @property
    def clock(self) -> Clock: ...
    @property
    def settings(self) -> Settings: ...
    @property
    def leds(self) -> Leds: ...
    @property
    def buttons(self) -> Buttons: ...
    @property
    def display(self) -> Display: ...
    @property
    def sound(self) -> Sound: ...
    @property
    def store(self) -> Store: ...
    def restart(self) -> None: ...
    def enlarge(self, on: bool) -> None: ...
    def run_transient(self, name: str, *values: object) -> Any: ...


class Preferences(Protocol):
    """What sillon/settings/preferences.py reads."""

    language: str
    sound: bool
    brightness: int
    speed: int  # an index of SPEEDS
    jump: bool  # whether the arrows move between playable cells only
    turned: bool
    palette: int  # an index of PALETTES
    large: bool  # whether messages are in large print
    lock: int  # as read() of sillon/settings/lock.py returns it, 0 without a lock
    from_settings: bytes  # the indices that settings.toml gives


class Session(Protocol):
    """The match in progress: see sillon/match/session.py."""

    name: str
    chosen: Options
    custom_start: bool
    places: list[int]
    review_ply: int | None
    past: bytes
    named: tuple[Any, ...]
    explained: tuple[Any, ...]
    autoplay: bool
    names: tuple[str, ...]
    colouring_state: str | None
    announced_ply: int
    hints_shown: int
    levels: tuple[int, ...]
    hint_requested: bool
    advice: tuple[Any, ...]
    puzzle: int
    puzzle_hints: int
    archived_ply: int
    offered_ply: int
    climbed: int
    table: str
    clock: tuple[Any, ...]
    undone: bool
    told_weak: bool
    answers: bytes
    modules: tuple[str, ...]
    letter: str
    match_base_module: str
    screen: str
    controllers: dict[str, tuple[str, str]]
    cell_shift: int
    columns: bytes
    computer: bool
    gives_advice: bool
    rules_pages: bool
    seats_face_each_other: bool
    record: str
    counts_points: bool
    game: Any  # the rules: each game's modules use what its own class has
    match: Match

    @property
    def position(self) -> bytes: ...
    @property
    def turn(self) -> int: ...
    def outcome(self) -> Outcome | None: ...
    def play(self, move: int) -> list[tuple[int, int, int]]: ...
    def undo(self, plies: int = 1) -> bool: ...
    def last(self) -> tuple[int, str]: ...
    def review(self, ply: int | None) -> None: ...
    def begin(self, start: bytes | None) -> None: ...
    def save(self, store: Store) -> bool: ...
    def packed(self) -> bytes: ...


class Reviewed(Session, Protocol):
    """A session of which earlier moves are shown."""

    review_ply: int


class Input(Protocol):
    """See sillon/ui/screen.py."""

    def refresh(self) -> None: ...
    def press(self, seat: int | None, code: int, kind: int) -> Target | None: ...
    def tick(self, now: int) -> Target | None: ...


class Screen(Protocol):
    """What the app uses of the current screen: see sillon/ui/screen.py."""

    redraw: int

    @property
    def input(self) -> Input: ...
    def draw(self, leds: Leds, display: Display) -> None: ...
    def on_idle(self) -> None: ...
    def sound(self, name: str, number: int = 0) -> None: ...


class App(Protocol):
    """What screens may use of the app."""

    board: Board
    target: Target
    previous_target: Target
    preferences: Preferences
    # Both may be None, which their types hide: else 170 places that run in a match or on a screen only would have to check it.
    session: Session  # None without a match
    screen: Screen  # None while the next one is imported
    choice: tuple[Any, ...]
    clock: tuple[Any, ...]
    tournament: tuple[Any, ...]
    table: tuple[Any, ...]
    rng_state: int
    active_at: int
    tidied_at: int
    sending: bool
    hide_loading: bool
    press_target: Target | None
    words: Words

    def apply(self) -> None: ...
    def show_loading(self) -> None: ...
    def drop_presses(self) -> None: ...
    def forget_table(self) -> None: ...
    def start_match(self, session: Session) -> Target: ...
    def restart_into(self, *target: str) -> Target: ...
    def make_room_for(self, *target: str) -> Target: ...


class AppState(App, Protocol):
    """The app's further attributes, which only its own modules, such as start and sleep, use."""

    seed: int
    dozing: int
    woken_at: int
    buttons_down: int
    counted_free: int
    preload: list[str]
    ignore_until_release: bool
    back_was_long: bool
    entered: bool
    memory_error_at: int

    def _forget(self) -> None: ...
