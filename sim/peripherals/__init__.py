"""Parts connected to the simulated board, and their base classes Finger and Panel. Runs on CPython and on MicroPython.

sim/assembly.py has the function of each driver, which gets the driver's table of the profile and adds its part to the bench.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Colour = tuple[int, int, int]
    Fields = dict[str, Any]  # a part's table of a profile, as hal/contract.py has it


class Finger:
    """A finger on one control. It calls `set_control` with the arguments, and with whether the control is pressed.

    `longer_ms`: how much longer a press must last to count.
    """

    longer_ms = 0
    _down = False

    def __init__(self, set_control: "Callable[..., None]", *arguments: object) -> None:
        self._set_control = set_control
        self._arguments = arguments

    @property
    def down(self) -> bool:
        """Whether the control is pressed."""
        return self._down

    def move(self, down: bool) -> None:
        self._down = down
        self._set_control(*self._arguments, down)


class Panel:
    """A panel without lights. Subclasses have lights.

    `rows`, `cols`: the grid. `keyed`: each light is a key. `named`: (name, row, column) of the keys that are buttons.
    `drawn`: the lights are drawn on a display.
    """

    rows = 0
    cols = 0
    keyed = False
    touched = False
    named: "tuple[tuple[str, int, int], ...]" = ()
    drawn = False

    def grid(self) -> "list[list[Colour]]":
        """Return rows x cols of (red, green, blue), amounts of light as sent to a strip, northernmost row first."""
        return []

    def display_rows(self) -> "list[bytes]":
        """Return the rows of a colour display that shows lights and page, three bytes a pixel; no rows without one."""
        return []
