"""How many functions of the program a tick calls: what takes long on a board is seen at once, and the same everywhere."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from cProfile import Profile
from typing import Any

from sim import paths

CALLS = 1500  # of the app's and the rules' functions in a tick, at most; see docs/memory.md
_OWN = tuple(str(paths.ROOT / name) + os.sep for name in ("games", "hal", "lib"))
_FIRMWARE = str(paths.ROOT / "hal" / "linux.py")  # what is a board's own memory elsewhere, read byte by byte


class Calls:
    """`most`: of a tick, so far."""

    most = 0


@contextmanager
def counted(bench: Any) -> Iterator[Calls]:
    """AssertionError when a tick calls more functions of the program's own than CALLS; where a file is read it may."""
    plain = bench.tick
    found = Calls()
    profiler = Profile(subcalls=False, builtins=False)  # a hook in Python would take longer than the play

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

    bench.tick = tick
    try:
        yield found
    finally:
        bench.tick = plain


def _own(file: str) -> bool:
    """Whether what is in this file is the program's; what stands for a firmware is not."""
    return file.startswith(_OWN) and file != _FIRMWARE
