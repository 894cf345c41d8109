"""What a board's Python has in `os` and `time` and MicroPython has not. fit() fills it in, before anything else runs."""

import os
import sys
import time

from sim.fakes import wire

try:
    from typing import Any
except ImportError:
    pass


class _WithMore:
    """A module of the interpreter, and some names more."""

    def __init__(self, module: "Any") -> None:
        self._module = module

    def __getattr__(self, name: str) -> "Any":
        return getattr(self._module, name)


class _Os(_WithMore):
    settings: "dict[str, Any]" = {}  # the bench puts settings.toml here

    def getenv(self, key: str, default: "Any" = None) -> "Any":
        return self.settings.get(key, default)


class _Time(_WithMore):
    """Simulated time: a pause lets the board's clock go on."""

    def monotonic(self) -> float:
        return wire.ms() / 1000

    def monotonic_ns(self) -> int:
        return wire.ms() * 1_000_000

    def sleep(self, seconds: float) -> None:
        wire.advance(round(seconds * 1000))


def fit(settings: "dict[str, Any]") -> None:
    """Replace `os` and `time`. settings: what os.getenv() answers before the bench has read settings.toml."""
    own = _Os(os)
    own.settings = dict(settings)
    sys.modules["os"] = own  # type: ignore[assignment]
    sys.modules["time"] = _Time(time)  # type: ignore[assignment]
