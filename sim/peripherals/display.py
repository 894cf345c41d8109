"""The display that is soldered to the board: it was there when the power came on."""

from sim.fakes import built_in

try:
    from typing import Any
except ImportError:
    pass


def plugged(wiring: "dict[str, Any]", bench: "Any") -> None:
    bench.screen = built_in.screen
