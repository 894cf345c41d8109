"""Dropping code that is not needed now: a board's heap has no room for all of it."""

import sys


def forget(name: str) -> None:
    """Drops a module's code, so that its memory serves the next one."""
    if name in sys.modules:
        package, _, leaf = name.rpartition(".")
        # A board's dict keeps what was deleted in its slot until another takes it: so None goes there first.
        sys.modules[name] = None  # type: ignore[assignment]
        del sys.modules[name]
        setattr(sys.modules[package], leaf, None)
        delattr(sys.modules[package], leaf)
