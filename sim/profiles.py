"""The profiles in hal/boards/, by name. Call sim.paths.setup() first.

It runs on CPython and on MicroPython, which has no importlib.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType


def board_names() -> "tuple[str, ...]":
    """Return the names of the profiles."""
    # Late: hal can be imported only after sim.paths.setup().
    names: tuple[str, ...] = __import__("hal.boards", None, None, ("NAMES",)).NAMES
    return names


def profile_of(board: str) -> "ModuleType":
    """Return the profile of that name."""
    return __import__("hal.boards." + board, None, None, ("LEDS",))
