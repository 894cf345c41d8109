"""What the app is handed and what its screens are, for the type checker and for whoever writes one. Not read on a board."""

try:
    from typing import Any, Protocol
except ImportError:
    Any = Protocol = object  # type: ignore[assignment, misc]

Target = tuple  # the screen to go to: (name of a file in sillon/screens/, its arguments ...)


class Leds(Protocol):
    """A grid of lights: leds[row, col] = (red, green, blue), row 0 the northernmost, col 0 the westernmost, 0..255.

    Only the light that sillon.screens.screen.glow() makes goes beyond 255, up to sillon.screens.screen.FULL.
    """

    rows: int
    cols: int
    brightness: int  # 0 (dark) to 10
    keyed: bool  # whether each light is a key, that gives CELL + row * cols + col
    named: tuple[tuple[int, int, int], ...]  # (code, row, col) of lit keys that are buttons instead

    def __setitem__(self, place: tuple[int, int], colour: tuple[int, int, int]) -> None: ...
    def put(self, row: int, col: int, colours: list[tuple[int, int, int]]) -> None: ...
    def clear(self) -> None: ...
    def show(self) -> bool: ...


class Display(Protocol):
    """The board's screen: `rows` lines of `columns` characters, and drawing in pixels."""

    width: int
    height: int
    colours: int
    columns: int
    rows: int

    def cells(self, text: str) -> int: ...
    def clear(self) -> None: ...
    def text(self, row: int, text: str, inverse: bool = False) -> None: ...
    def drawing(self, key: Any, place: tuple[int, int, int, int] | None = None) -> bool: ...
    def line(self, x0: int, y0: int, x1: int, y1: int, colour: int = 1) -> None: ...
    def disc(self, x: int, y: int, radius: int, colour: int = 1) -> None: ...
    def show(self, whole: bool = False) -> bool: ...
    def sleep(self, asleep: bool) -> None: ...


class Buttons(Protocol):
    def read(self) -> tuple[int | None, int, int] | None:
        """The next (seat, code, kind), or None; see sillon/app/buttons.py."""


class Sound(Protocol):
    on: bool

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


class Clock(Protocol):
    def ms(self) -> int: ...


class Board(Protocol):
    """The seven nouns; a part that is missing is there in its null form."""

    clock: Clock
    settings: Settings
    leds: Leds
    buttons: Buttons
    display: Display
    sound: Sound
    store: Store
    problems: list[tuple[str, str]]

    def restart(self) -> None: ...
    def run_transient(self, name: str, *values: Any) -> Any: ...


class Controlled(Protocol):
    """A screen that has a controller: see sillon/match/controller.py. Its methods do what a person's controller leaves to it."""

    app: "App"
    session: Any
    say: Any
    note_row: int

    def sound(self, name: str, number: int = 0) -> None: ...
    def play_move(self, move: int) -> None: ...
    def handle_press(self, seat: int | None, code: int, kind: int) -> Target | None: ...
    def advance(self, now: int) -> Target | None: ...
    def title(self) -> str: ...
    def draw_lights(self, leds: Leds) -> None: ...
    def write_page(self, display: Display) -> None: ...
    def keep(self) -> None: ...


class App(Protocol):
    """What a screen may use of the app."""

    board: Board
    target: Target
    left: Target
    preferences: Any
    session: Any
    choice: tuple
    clock: tuple
    day: tuple
    screen: Any
    make_input: Any  # of the screen that is made next: makes its input, and where it has one its controller
    make_controller: Any
    rng_state: int
    active_at: int
    tidied_at: int
    sending: bool
    quiet: bool
    finger: tuple | None
    words: Any

    def apply(self) -> None: ...
    def say_reading(self) -> None: ...
    def begin(self, session: Any) -> Target: ...
    def restart_into(self, *target: str) -> Target: ...
    def with_room(self, *target: str) -> Target: ...
