"""Buttons of the simulated board, and the fingers with which sim/bench.py presses them."""

from sim.fakes import levels, wire
from sim.peripherals import Finger

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sim.bench import Bench
    from sim.peripherals import Fields

_CENTRE = 0x8000  # of a joystick's voltages


class PinFinger(Finger):
    """A finger on a button that connects its pin to ground, or, with `pressed_level`, to the supply."""

    def __init__(self, pin: str, pressed_level: bool = False) -> None:
        self.pin = pin
        self._pressed_level = pressed_level
        self.move(False)

    def move(self, down: bool) -> None:
        wire.set_level(self.pin, self._pressed_level == down)

    @property
    def down(self) -> bool:
        return wire.level(wire.find(self.pin)) == self._pressed_level


def keys(wiring: "Fields", bench: "Bench") -> None:
    for name, pin in wiring["keys"]:
        bench.put(name, PinFinger(pin))


class Turn(Finger):
    """A finger that turns the knob by one click: `quarters`, four changes of a contact, (pin, level) each."""

    def __init__(self, first: str, second: str) -> None:
        self.quarters = ((first, False), (second, False), (first, True), (second, True))
        for pin, level in self.quarters[2:]:
            wire.set_level(pin, level)

    def move(self, down: bool) -> None:
        self._down = down
        if down:
            for pin, level in self.quarters:
                wire.set_level(pin, level)


class Hold(PinFinger):
    """A finger that presses the knob's switch long."""

    longer_ms = 640  # a little more than the knob needs to recognize a long press


def encoder(wiring: "Fields", bench: "Bench") -> None:
    left, right, pressed, held = [name for name, _ in wiring["keys"]]
    bench.put(left, Turn(wiring["b"], wiring["a"]))
    bench.put(right, Turn(wiring["a"], wiring["b"]))
    bench.put(pressed, PinFinger(wiring["switch"]))
    bench.put(held, Hold(wiring["switch"]))


def _push(pin: str, end: int, down: bool) -> None:
    levels.set_voltage(pin, end if down else _CENTRE)


def joystick(wiring: "Fields", bench: "Bench") -> None:
    for number in range(4):
        name, axis = wiring["keys"][number]
        bench.put(name, Finger(_push, wiring[axis], 0xFFFF if number % 2 else 0))


def key_matrix(wiring: "Fields", bench: "Bench") -> None:
    cols = wiring["cols"]
    for number in range(len(wiring["keys"])):
        row, col = wiring["rows"][number // len(cols)], cols[number % len(cols)]
        ends = (col, row) if wiring["columns_to_anodes"] else (row, col)
        bench.put(wiring["keys"][number][0], Finger(wire.bridge, *ends))


class _Register:
    """A chain of 74HC165, read by the keypad scanner or by a program that moves its wires.

    It loads its inputs when the latch goes low. While the latch is high, each rising edge of the clock shifts by one bit.
    """

    def __init__(self, clock: str, data: str, latch: str, inputs: int) -> None:
        self._clock = levels.find(clock).name
        self._data = data
        self._latch = levels.find(latch)
        self._levels = {self._clock: False, self._latch.name: False}
        self._inputs = inputs
        self._kept: list[bool] = []
        levels.listeners.append(self.listen)

    def listen(self, kind: str, where: object, what: object) -> None:
        if kind != "level" or not isinstance(where, str) or where not in self._levels:
            return
        rises = what and not self._levels[where]
        self._levels[where] = bool(what)
        if where == self._latch.name and not what:
            self._kept = [levels.read_input(self._latch, number) for number in range(self._inputs)]
        elif where == self._clock and rises and self._levels[self._latch.name]:
            self._kept = self._kept[1:] + [False]  # its serial input is grounded
        else:
            return
        levels.set_level(self._data, self._kept[0])


def shift_register(wiring: "Fields", bench: "Bench") -> None:
    _Register(wiring["clock"], wiring["data"], wiring["latch"], len(wiring["keys"]))
    for number in range(len(wiring["keys"])):
        bench.put(wiring["keys"][number][0], Finger(levels.set_input, wiring["latch"], number))
