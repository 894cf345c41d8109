"""Adds to MicroPython's `os` and `time` what a board's have."""

import os
import sys
import time

from sim.fakes import wire

try:
    from typing import Any
except ImportError:
    pass


class _Extended:
    """A module of the interpreter with further names."""

    def __init__(self, module: "Any") -> None:
        self._module = module

    def __getattr__(self, name: str) -> "Any":
        return getattr(self._module, name)


class _Os(_Extended):
    settings: "dict[str, Any]" = {}  # set by the bench, from settings.toml

    def getenv(self, key: str, default: "Any" = None) -> "Any":
        return self.settings.get(key, default)


class _Time(_Extended):
    """Simulated time. sleep() advances it."""

    def monotonic(self) -> float:
        return wire.ms() / 1000

    def monotonic_ns(self) -> int:
        return wire.ms() * 1_000_000

    def sleep(self, seconds: float) -> None:
        wire.advance(round(seconds * 1000))


def fit(settings: "dict[str, Any]") -> None:
    """Replace `os` and `time`. settings: what os.getenv() returns before the bench has read settings.toml."""
    own = _Os(os)
    own.settings = dict(settings)
    sys.modules["os"] = own  # type: ignore[assignment]
    sys.modules["time"] = _Time(time)  # type: ignore[assignment]
