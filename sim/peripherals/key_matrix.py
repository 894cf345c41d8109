"""Buttons at the crossings of rows and columns."""

from sim.bench import Bench
from sim.fakes import wire
from sim.peripherals.fingers import Finger


class Crossing(Finger):
    """A finger on the key between two pins."""

    def __init__(self, anode: str, cathode: str) -> None:
        self._pins = (anode, cathode)

    def move(self, down: bool) -> None:
        super().move(down)
        wire.bridge(self._pins[0], self._pins[1], down)


def plugged(wiring: dict, bench: Bench) -> None:
    cols = wiring["cols"]
    for number in range(len(wiring["keys"])):
        row, col = wiring["rows"][number // len(cols)], cols[number % len(cols)]
        ends = (col, row) if wiring["columns_to_anodes"] else (row, col)
        bench.put(wiring["keys"][number][0], Crossing(ends[0], ends[1]))
