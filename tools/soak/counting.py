"""Count the function calls of a tick. The number is the same on every computer, and shows which ticks take long on a board."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from cProfile import Profile
from typing import Any

from sim import paths
from sim.bench import Bench

CALLS = 1500  # the most calls in a tick of functions of the app and the rules; see docs/memory.md
_OWN = tuple(str(paths.ROOT / name) + os.sep for name in ("games", "hal", "lib"))
_FIRMWARE = str(paths.ROOT / "hal" / "linux.py")  # reads byte by byte the memory that other boards have in their chip


class Calls:
    """`most`: the most calls in a tick so far."""

    most = 0


@contextmanager
def counted(bench: Bench) -> Iterator[Calls]:
    """Count the calls of the program's own functions. Raises AssertionError if a tick that reads no file has more than CALLS."""
    plain = bench.tick
    found = Calls()
    profiler = Profile(subcalls=False, builtins=False)  # a hook in Python would take longer than the app

    def tick() -> None:
        app, before = bench.app, len(sys.modules)
        profiler.clear()
        profiler.enable()
        try:
            plain()
        finally:
            profiler.disable()
        if bench.app is app and len(sys.modules) == before and bench.app.screen:
            entries: Any = profiler.getstats()
            calls = sum([entry.callcount for entry in entries if _own(entry.code.co_filename)])
            found.most = max(found.most, calls)
            assert calls <= CALLS, f"{calls} calls in a tick of {bench.app.target}"

    bench.tick = tick  # type: ignore[method-assign]
    try:
        yield found
    finally:
        bench.tick = plain  # type: ignore[method-assign]


def _own(file: str) -> bool:
    """Return whether the file belongs to the program; the stand-in for a firmware does not."""
    return file.startswith(_OWN) and file != _FIRMWARE
