"""A knob that turns and is pressed. Its four names share one control."""

from sim.bench import Bench
from sim.fakes import wire
from sim.peripherals.fingers import Finger, PinFinger


class Turn(Finger):
    """Turns the knob by one click: `quarters`, four changes of a contact, (pin, level) each."""

    def __init__(self, first: str, second: str) -> None:
        self.quarters = ((first, False), (second, False), (first, True), (second, True))
        for pin, level in self.quarters[2:]:
            wire.set_level(pin, level)

    def move(self, down: bool) -> None:
        super().move(down)
        if down:
            for pin, level in self.quarters:
                wire.set_level(pin, level)


class Hold(PinFinger):
    """The long press of the switch."""

    longer_ms = 640  # a little more than the knob needs to recognize a long press


def plugged(wiring: dict, bench: Bench) -> None:
    left, right, pressed, held = [name for name, _ in wiring["keys"]]
    bench.put(left, Turn(wiring["b"], wiring["a"]))
    bench.put(right, Turn(wiring["a"], wiring["b"]))
    bench.put(pressed, PinFinger(wiring["switch"]))
    bench.put(held, Hold(wiring["switch"]))
