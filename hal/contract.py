"""Types that the modules of hal/ share, for the type checker. No board imports this module."""

try:
    from typing import Any, Protocol, TypedDict
except ImportError:
    Any = Protocol = TypedDict = object  # type: ignore[assignment, misc]

TYPE_CHECKING = False
if TYPE_CHECKING:
    Colour = tuple[int, int, int]  # red, green, blue
    Code = tuple[int | None, int]  # (seat or None, code) of a button
    Tune = tuple[tuple[int, int], ...]  # (hertz, milliseconds) of each tone
    Area = tuple[int, int, int, int]  # x, y, width and height in pixels


class Clock(Protocol):
    def ms(self) -> int: ...


class Event(Protocol):
    """A press or a release of a key, as a queue has filled it in."""

    @property
    def key_number(self) -> int: ...
    @property
    def pressed(self) -> bool: ...


class Queue(Protocol):
    """A keypad scanner's queue of events, or a stand-in."""

    @property
    def overflowed(self) -> bool: ...
    def clear(self) -> None: ...
    def get_into(self, event: Any) -> bool: ...  # each queue has a class of events of its own


class Tone(Protocol):
    """The part of pwmio.PWMOut that the sound uses: `frequency` in hertz, and `duty_cycle`, 0 for silence."""

    frequency: int
    duty_cycle: int


class Wires(Protocol):
    """The wires of an I2C bus."""

    def try_lock(self) -> bool: ...
    def unlock(self) -> None: ...
    def probe(self, address: int) -> bool: ...


class Wiring(TypedDict):
    """A part of a profile: docs/add-a-board.md documents the fields. The driver determines the other fields."""

    driver: str


class StripWiring(Wiring):
    pin: str
    rows: int
    cols: int
    wiring: str
    corner: str
    milliamps: int
    named: tuple[tuple[str, int, int], ...]  # only where lights are keys


class DiscsWiring(Wiring):
    display: str
    busy: str
    rows: int
    cols: int
    left: int
    top: int
    across: int
    down: int


class DisplayWiring(Wiring):
    width: int
    height: int


class I2CWiring(DisplayWiring):
    scl: str
    sda: str
    address: int


class BuiltInWiring(DisplayWiring):
    off: int
    on: int


class WindowWiring(DisplayWiring):
    display: str
    left: int
    top: int


class SoundWiring(Wiring):
    pin: str
    enable: str  # only with an amplifier


class ButtonsWiring(Wiring):
    keys: tuple[tuple[str, str], ...]  # (button, its pin, number or movement)


class EncoderWiring(ButtonsWiring):
    a: str
    b: str
    switch: str


class JoystickWiring(ButtonsWiring):
    x: str
    y: str


class MatrixWiring(ButtonsWiring):
    rows: tuple[str, ...]
    cols: tuple[str, ...]
    columns_to_anodes: bool


class RegisterWiring(ButtonsWiring):
    clock: str
    data: str
    latch: str
