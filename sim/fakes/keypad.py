"""Keys on pins, in a matrix or behind a shift register. scanning.py debounces them."""

from sim.fakes import levels, wire
from sim.fakes.pins import Pin
from sim.fakes.scanning import Event, EventQueue, Scanner

try:
    from collections.abc import Sequence
except ImportError:
    pass

__all__ = ["Event", "EventQueue", "KeyMatrix", "Keys", "ShiftRegisterKeys"]


class Keys(Scanner):
    def __init__(
        self,
        pins: "Sequence[Pin]",
        *,
        value_when_pressed: bool,
        pull: bool = True,
        interval: float = 0.02,
        max_events: int = 64,
        debounce_threshold: int = 1,
    ) -> None:
        super().__init__(len(pins), interval, max_events, debounce_threshold)
        self._value_when_pressed = value_when_pressed
        self._begin(pins, not value_when_pressed if pull else None)

    def _pressed(self, number: int) -> bool:
        return wire.level(self._pins[number]) == self._value_when_pressed


class KeyMatrix(Scanner):
    """Keys with diodes: a key is read only in its diode's direction."""

    def __init__(
        self,
        row_pins: "Sequence[Pin]",
        column_pins: "Sequence[Pin]",
        columns_to_anodes: bool = True,
        interval: float = 0.02,
        max_events: int = 64,
        debounce_threshold: int = 1,
    ) -> None:
        super().__init__(len(row_pins) * len(column_pins), interval, max_events, debounce_threshold)
        self._columns = len(column_pins)
        self._columns_to_anodes = columns_to_anodes
        self._begin(tuple(row_pins) + tuple(column_pins), columns_to_anodes)

    def _pressed(self, number: int) -> bool:
        row = self._pins[number // self._columns]
        column = self._pins[len(self._pins) - self._columns + number % self._columns]
        return wire.bridged(column, row) if self._columns_to_anodes else wire.bridged(row, column)


class ShiftRegisterKeys(Scanner):
    """Keys of a 74HC165, latched when its latch pin goes high. Its first bit is key 0."""

    def __init__(
        self,
        *,
        clock: Pin,
        data: Pin,
        latch: Pin,
        key_count: int,
        value_when_pressed: bool,
        interval: float = 0.02,
        max_events: int = 64,
        debounce_threshold: int = 1,
    ) -> None:
        super().__init__(key_count, interval, max_events, debounce_threshold)
        self._value_when_pressed = value_when_pressed
        self._begin((clock, data, latch), None)

    def _pressed(self, number: int) -> bool:
        return levels.read_input(self._pins[2], number) == self._value_when_pressed
