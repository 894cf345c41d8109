"""Buttons behind a shift register, a 74HC165. It answers the keypad scanner and a program that moves its wires by itself."""

from sim.bench import Bench
from sim.fakes import levels
from sim.peripherals.fingers import Finger


class _Finger(Finger):
    def __init__(self, latch: str, number: int) -> None:
        self._latch = latch
        self._number = number

    def move(self, down: bool) -> None:
        super().move(down)
        levels.set_input(self._latch, self._number, down)


class _Register:
    """Loads its inputs when the latch goes low. While the latch is high, each rising edge of the clock shifts by one bit."""

    def __init__(self, clock: str, data: str, latch: str) -> None:
        self._clock = levels.find(clock).name
        self._data = data
        self._latch = levels.find(latch)
        self._levels = {self._clock: False, self._latch.name: False}
        self._kept: list[bool] = []
        levels.listeners.append(self.listen)

    def listen(self, kind: str, where: object, what: object) -> None:
        if kind != "level" or not isinstance(where, str) or where not in self._levels:
            return
        rises = what and not self._levels[where]
        self._levels[where] = bool(what)
        if where == self._latch.name and not what:
            self._kept = [levels.read_input(self._latch, number) for number in range(8)]
        elif where == self._clock and rises and self._levels[self._latch.name]:
            self._kept = self._kept[1:] + [False]  # its serial input is grounded
        else:
            return
        levels.set_level(self._data, self._kept[0])


def plugged(wiring: dict, bench: Bench) -> None:
    _Register(wiring["clock"], wiring["data"], wiring["latch"])
    for number in range(len(wiring["keys"])):
        bench.put(wiring["keys"][number][0], _Finger(wiring["latch"], number))
