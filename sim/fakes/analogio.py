"""The analog input of a pin."""

from sim.fakes import levels
from sim.fakes.device import Device
from sim.fakes.pins import Pin


class AnalogIn(Device):
    """`value`: 0 at ground, 65535 at the supply."""

    def __init__(self, pin: Pin) -> None:
        self._claim(pin)

    @property
    def value(self) -> int:
        self._check()
        return levels.voltage(self._pins[0])
