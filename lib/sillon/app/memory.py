"""Dropping code that is not needed now, where a board's heap has no room for it. And a light before it is read again."""

import builtins
import gc
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from sillon.app.contract import App


_PLENTY = 1 << 20


def tidy() -> None:
    """Collects garbage on a board. A desktop's Python counts references instead."""
    if hasattr(gc, "mem_free"):
        gc.collect()


def free_bytes() -> int:
    """Bytes of the heap that are free after a collection; plenty on a desktop, where nobody can tell."""
    tidy()
    return gc.mem_free() if hasattr(gc, "mem_free") else _PLENTY


def in_one_piece(size: int) -> bool:
    """Whether so many bytes of the heap are free next to each other."""
    try:
        bytearray(size)
    except MemoryError:
        return False
    return True


def forget(name: str) -> None:
    """Drops a module's code, so that its memory serves the next one."""
    if name in sys.modules:
        package, _, leaf = name.rpartition(".")
        del sys.modules[name]
        if package in sys.modules and hasattr(sys.modules[package], leaf):
            delattr(sys.modules[package], leaf)


def forget_but(kept: "Sequence[str]") -> None:
    """Drops all that was read of the app and of the games, but for these modules."""
    for name in list(sys.modules):
        if name.startswith(("sillon.", "games.")) and name not in kept:
            forget(name)


def light_first(app: "App") -> None:
    """From now on the app's reading light is on before the file of a module that is not in memory is opened."""
    plain = builtins.__import__

    def reading(name: str, *rest: "Any") -> "Any":
        if name not in sys.modules and not app.quiet and name.split(".")[0] in ("games", "hal", "sillon"):
            app.say_reading()
        return plain(name, *rest)

    builtins.__import__ = reading  # type: ignore[assignment]
