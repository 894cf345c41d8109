"""Keys on pins, in a matrix or behind a shift register, scanned as the firmware does it: a counter for each key debounces it."""

from sim.fakes import levels, wire
from sim.fakes.device import Device
from sim.fakes.pins import Pin

try:
    from collections.abc import Sequence
except ImportError:
    pass


class Event:
    """A key pressed or released. Events are equal when key and direction are."""

    def __init__(self, key_number: int = 0, pressed: bool = True, timestamp: "int | None" = None) -> None:
        if not 0 <= key_number <= 0x7FFF:
            raise ValueError("key_number must be 0-32767")
        self.key_number = key_number
        self.pressed = bool(pressed)
        self.timestamp = wire.ticks_ms() if timestamp is None else timestamp

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.key_number, self.pressed) == (other.key_number, other.pressed)

    def __hash__(self) -> int:
        return self.key_number * 2 + self.pressed

    def __repr__(self) -> str:
        return f"<Event: key_number {self.key_number} {'pressed' if self.pressed else 'released'}>"


class EventQueue:
    """At most `max_events` events. A further one is lost and sets `overflowed`."""

    def __init__(self, max_events: int) -> None:
        self._events: list[Event] = []
        self._room = max_events
        self._overflowed = False

    @property
    def overflowed(self) -> bool:
        return self._overflowed

    def _add(self, event: Event) -> None:
        if len(self._events) < self._room:
            self._events.append(event)
        else:
            self._overflowed = True

    def get(self) -> "Event | None":
        return self._events.pop(0) if self._events else None

    def get_into(self, event: Event) -> bool:
        if not self._events:
            return False
        found = self._events.pop(0)
        event.key_number = found.key_number
        event.pressed = found.pressed
        event.timestamp = found.timestamp
        return True

    def clear(self) -> None:
        del self._events[:]
        self._overflowed = False

    def __len__(self) -> int:
        return len(self._events)

    def __bool__(self) -> bool:
        return bool(self._events)


class _Scanner(Device):
    """Looks at every key once an interval, debounces it, and queues its changes."""

    def __init__(self, keys: int, interval: float, max_events: int, debounce_threshold: int) -> None:
        if interval <= 0:
            raise ValueError("interval must be > 0")
        if max_events < 1:
            raise ValueError("max_events must be >= 1")
        if not 1 <= debounce_threshold <= 127:
            raise ValueError("debounce_threshold must be 1-127")
        self._interval = max(1, int(interval * 1000))
        self._threshold = debounce_threshold
        # A counter starts at 0, in the middle: a key that is down at the start makes no event.
        self._counters = [0] * keys
        self._queue = EventQueue(max_events)
        self._still_since = -1  # levels.change_count() at the scan that found all keys settled
        self.due = 0

    def _begin(self, pins: "Sequence[Pin]", pull: "bool | None") -> None:
        """Claim the pins with this pull, and look at the keys for the first time."""
        self._claim(*pins)
        if pull is not None:
            for pin in pins:
                wire.set_pull(pin, pull)
        wire.add_scanner(self)
        self.scan()

    def _pressed(self, number: int) -> bool:
        raise NotImplementedError

    def scan(self) -> None:
        """Look at every key once."""
        self.due = wire.ms() + self._interval
        settled = True
        for number in range(len(self._counters)):
            pressed = self._pressed(number)
            if self._settled(number, pressed):
                self._queue._add(Event(number, pressed))
            settled = settled and abs(self._counters[number]) == self._threshold
        self._still_since = levels.change_count() if settled else -1

    def still(self) -> bool:
        """Return whether a scan would find nothing new."""
        return self._still_since == levels.change_count()

    def skip_to(self, moment: int) -> None:
        """Skip the scans before this moment (ms)."""
        if self.due < moment:
            self.due += -(-(moment - self.due) // self._interval) * self._interval

    def _settled(self, number: int, pressed: bool) -> bool:
        # Up to the threshold while pressed, down to its negative while released; a change counts at the middle.
        counter = self._counters[number]
        step = 1 if pressed else -1
        if counter == step * self._threshold:
            return False
        counter += step
        self._counters[number] = counter or step * self._threshold
        return counter == 0

    @property
    def events(self) -> EventQueue:
        self._check()
        return self._queue

    def deinit(self) -> None:
        super().deinit()
        wire.remove_scanner(self)


class Keys(_Scanner):
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


class KeyMatrix(_Scanner):
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


class ShiftRegisterKeys(_Scanner):
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
