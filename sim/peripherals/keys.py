"""Buttons between pin and ground."""

from sim.bench import Bench
from sim.peripherals.fingers import PinFinger


def plugged(wiring: dict, bench: Bench) -> None:
    for name, pin in wiring["keys"]:
        bench.put(name, PinFinger(pin))
