"""A voltage on a pin, as a number: what a potentiometer gives."""

from sim.fakes import levels, wire
from sim.fakes.pins import Pin

try:
    from typing import Any
except ImportError:
    pass


class AnalogIn:
    """`value` is 0 at ground, 65535 at the supply."""

    def __init__(self, pin: Pin) -> None:
        wire.claim(pin, self)
        self._pin: Pin | None = pin

    @property
    def value(self) -> int:
        if self._pin is None:
            raise ValueError("Object has been deinitialized and can no longer be used. Create a new object.")
        return levels.voltage(self._pin)

    @property
    def reference_voltage(self) -> float:
        return 3.3

    def deinit(self) -> None:
        if self._pin is not None:
            wire.release(self._pin, self)
            self._pin = None

    def __enter__(self) -> "AnalogIn":
        return self

    def __exit__(self, *details: "Any") -> None:
        self.deinit()
