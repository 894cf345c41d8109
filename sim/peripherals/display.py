"""The display that is soldered to the board."""

from sim.bench import Bench
from sim.fakes import built_in


def plugged(wiring: dict, bench: Bench) -> None:
    bench.screen = built_in.screen
