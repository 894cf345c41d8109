"""A joystick. Each of its four directions is pressed all the way."""

from sim.bench import Bench
from sim.fakes import levels
from sim.peripherals.fingers import Finger

_CENTRE = 0x8000


class _Thumb(Finger):
    def __init__(self, pin: str, end: int) -> None:
        self._pin = pin
        self._end = end

    def move(self, down: bool) -> None:
        super().move(down)
        levels.set_voltage(self._pin, self._end if down else _CENTRE)


def plugged(wiring: dict, bench: Bench) -> None:
    for number in range(4):
        name, axis = wiring["keys"][number]
        bench.put(name, _Thumb(wiring[axis], 0xFFFF if number % 2 else 0))
