"""A rotary encoder: two contacts that change one after the other. Every change is counted, as by the chip."""

from sim.fakes import wire
from sim.fakes.device import Device
from sim.fakes.pins import Pin

# By old state * 4 + new state of the two contacts, 0..3 each: the step. A jump over a state counts as no step.
_STEPS = (0, -1, 1, 0, 1, 0, 0, -1, -1, 0, 0, 1, 0, 1, -1, 0)


class IncrementalEncoder(Device):
    def __init__(self, pin_a: Pin, pin_b: Pin) -> None:
        if abs(pin_a.number - pin_b.number) != 1 and wire.board_id.startswith(("adafruit", "raspberry")):
            raise RuntimeError("Pins must be sequential")  # on RP2 chips, whose state machine counts
        self._claim(pin_a, pin_b)
        for pin in self._pins:
            wire.set_pull(pin, True)
        self._quarters = 0
        self._state = self._look()
        wire.listeners.append(self._notice)

    def _look(self) -> int:
        return wire.level(self._pins[0]) * 2 + wire.level(self._pins[1])

    def _notice(self, kind: str, where: object, what: object) -> None:
        if kind == "level" and self._pins:
            new = self._look()
            self._quarters += _STEPS[self._state * 4 + new]
            self._state = new

    @property
    def position(self) -> int:
        self._check()
        # Rounded towards zero: a position counts when the step to it is complete.
        whole = abs(self._quarters) // 4
        return whole if self._quarters >= 0 else -whole

    def deinit(self) -> None:
        super().deinit()
        if self._notice in wire.listeners:
            wire.listeners.remove(self._notice)
