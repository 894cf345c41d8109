"""Dropping modules to free memory, and the light that shows while a module is imported again."""

import builtins
import gc
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from sillon.contract import App

# Bytes: without a free block of this size the program restarts at the first screen, and before a match of the tournament.
LARGE_BLOCK = 48 * 1024
_PLENTY = 1 << 20


def tidy() -> None:
    """Collect garbage on a board. CPython counts references instead."""
    if hasattr(gc, "mem_free"):
        gc.collect()


def free_bytes() -> int:
    """Return the free bytes of the heap after a collection; a large number on CPython, which cannot tell."""
    tidy()
    return gc.mem_free() if hasattr(gc, "mem_free") else _PLENTY


def in_one_piece(size: int) -> bool:
    """Return whether this many contiguous bytes of the heap are free."""
    try:
        bytearray(size)
    except MemoryError:
        return False
    return True


def forget(name: str) -> None:
    """Drop a module, so that its memory is free."""
    if name in sys.modules:
        package, _, leaf = name.rpartition(".")
        del sys.modules[name]
        if package in sys.modules and hasattr(sys.modules[package], leaf):
            delattr(sys.modules[package], leaf)


def forget_manifest(name: str) -> None:
    """Drop the manifest of a game, which its screens and lessons have imported."""
    forget(f"sillon.games.{name}.manifest")
    forget("sillon.manifest")


def forget_but(kept: "Sequence[str]") -> None:
    """Drop all modules of sillon and games except `kept`."""
    for name in list(sys.modules):
        if name.startswith(("sillon.", "games.")) and name not in kept:
            forget(name)


def light_first(app: "App") -> None:
    """From now on show the app's loading light before a module is imported that is not in memory.

    With large print, collect garbage then, too.
    """
    plain = builtins.__import__

    def import_with_light(name: str, *rest: object) -> object:
        if name not in sys.modules and name.split(".")[0] in ("games", "hal", "sillon"):
            if not app.hide_loading:
                app.show_loading()
            if app.board.display.large:
                tidy()  # large print leaves little: what stays must not lie beyond garbage
        return plain(name, *rest)  # type: ignore[arg-type]

    builtins.__import__ = import_with_light  # type: ignore[assignment]
