"""A knob that is turned and pressed: four names, and one hand."""

from sim.fakes import wire
from sim.peripherals.fingers import Finger

try:
    from typing import Any
except ImportError:
    pass

_LONGER_MS = 640  # until the knob knows that its press is a long one, and a little more


class Turn:
    """To press it is to turn the knob by one click: four quarters, a contact at a time."""

    def __init__(self, first: str, second: str) -> None:
        self.quarters = ((first, False), (second, False), (first, True), (second, True))
        for pin, level in self.quarters[2:]:
            wire.set_level(pin, level)
        self.down = False

    def move(self, down: bool) -> None:
        self.down = down
        if down:
            for pin, level in self.quarters:
                wire.set_level(pin, level)


class Hold(Finger):
    """The long press of a switch: to hold it for some time, a finger stays so much longer."""

    longer_ms = _LONGER_MS


def plugged(wiring: "dict[str, Any]", bench: "Any") -> None:
    left, right, pressed, held = [name for name, _ in wiring["keys"]]
    bench.put(left, Turn(wiring["b"], wiring["a"]))
    bench.put(right, Turn(wiring["a"], wiring["b"]))
    bench.put(pressed, Finger(wiring["switch"]))
    bench.put(held, Hold(wiring["switch"]))
