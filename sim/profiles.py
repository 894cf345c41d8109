"""The boards that there are, by the names of their profiles in hal/boards/. sim.paths.setup() comes first.

What runs on MicroPython too finds a profile by itself: there is no importlib.
"""

import importlib
from typing import Any


def board_names() -> tuple[str, ...]:
    """The profiles that there are."""
    names: tuple[str, ...] = importlib.import_module("hal.boards").NAMES
    return names


def profile_of(board: str) -> Any:
    """The profile of that name, a module."""
    return importlib.import_module(f"hal.boards.{board}")
