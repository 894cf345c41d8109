"""Buttons behind a shift register, a 74HC165: its wires answer a scanner, and a program that moves them itself."""

from sim.fakes import levels

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


class _Register:
    """While the latch is low it takes in its inputs; while it is high each rise of the clock shifts them by one."""

    def __init__(self, clock: str, data: str, latch: str) -> None:
        self._clock = levels.find(clock).name
        self._data = data
        self._latch = levels.find(latch)
        self._levels = {self._clock: False, self._latch.name: False}
        self._kept: list[bool] = []
        levels.listeners.append(self.hear)

    def hear(self, kind: str, where: "Any", what: "Any") -> None:
        if kind != "level" or where not in self._levels:
            return
        rises = what and not self._levels[where]
        self._levels[where] = what
        if where == self._latch.name and not what:
            self._kept = [levels.read_input(self._latch, number) for number in range(8)]
        elif where == self._clock and rises and self._levels[self._latch.name]:
            self._kept = self._kept[1:] + [False]  # its serial input is grounded
        else:
            return
        levels.set_level(self._data, self._kept[0])


def plugged(wiring: "dict[str, Any]", bench: "Any") -> None:
    _Register(wiring["clock"], wiring["data"], wiring["latch"])
    for number in range(len(wiring["keys"])):
        bench.put(wiring["keys"][number][0], _Finger(wiring["latch"], number))
