"""A thumb on a joystick: four directions, and all the way."""

from sim.fakes import levels

try:
    from typing import Any
except ImportError:
    pass

_MIDDLE = 0x8000


class _Thumb:
    def __init__(self, pin: str, end: int) -> None:
        self.down = False
        self._pin = pin
        self._end = end

    def move(self, down: bool) -> None:
        self.down = down
        levels.set_voltage(self._pin, self._end if down else _MIDDLE)


def plugged(wiring: "dict[str, Any]", bench: "Any") -> None:
    for number in range(4):
        name, axis = wiring["keys"][number]
        bench.put(name, _Thumb(wiring[axis], 0xFFFF if number % 2 else 0))
