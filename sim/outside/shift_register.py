"""Buttons behind a shift register."""

from sim.shadow import levels

try:
    from typing import Any
except ImportError:
    pass


class _Finger:
    def __init__(self, latch: str, number: int) -> None:
        self.down = False
        self._latch = latch
        self._number = number

    def move(self, down: bool) -> None:
        self.down = down
        levels.set_input(self._latch, self._number, down)


def plugged(wiring: "dict[str, Any]", bench: "Any") -> None:
    for number in range(len(wiring["keys"])):
        bench.put(wiring["keys"][number][0], _Finger(wiring["latch"], number))
