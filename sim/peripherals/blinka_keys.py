"""Buttons between pin and ground."""

from sim.peripherals.fingers import Finger

try:
    from typing import Any
except ImportError:
    pass


def plugged(wiring: "dict[str, Any]", bench: "Any") -> None:
    for name, pin in wiring["keys"]:
        bench.put(name, Finger(pin))
