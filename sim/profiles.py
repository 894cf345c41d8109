"""The boards that there are, by the names of their profiles in hal/boards/. sim.paths.setup() comes first.

It runs on CPython and on MicroPython, which has no importlib.
"""

try:
    from typing import Any
except ImportError:
    pass


def board_names() -> "tuple[str, ...]":
    """The profiles that there are."""
    names: tuple[str, ...] = __import__("hal.boards", None, None, ("NAMES",)).NAMES
    return names


def profile_of(board: str) -> "Any":
    """The profile of that name, a module."""
    return __import__("hal.boards." + board, None, None, ("LEDS",))
