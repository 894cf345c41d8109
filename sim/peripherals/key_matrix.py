"""Buttons at the crossings of rows and columns."""

from sim.fakes import wire

try:
    from typing import Any
except ImportError:
    pass


class Crossing:
    """A finger on the key between two pins."""

    def __init__(self, anode: str, cathode: str) -> None:
        self._anode = anode
        self._cathode = cathode

    def move(self, down: bool) -> None:
        wire.bridge(self._anode, self._cathode, down)

    @property
    def down(self) -> bool:
        return wire.bridged(wire.find(self._anode), wire.find(self._cathode))


def plugged(wiring: "dict[str, Any]", bench: "Any") -> None:
    cols = wiring["cols"]
    for number in range(len(wiring["keys"])):
        row, col = wiring["rows"][number // len(cols)], cols[number % len(cols)]
        ends = (col, row) if wiring["columns_to_anodes"] else (row, col)
        bench.put(wiring["keys"][number][0], Crossing(ends[0], ends[1]))
