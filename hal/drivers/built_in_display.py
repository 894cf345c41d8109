"""The display: a monochrome display built into the board and started by its firmware, `board.DISPLAY`."""

import board

from hal.display import Display
from hal.font import Font

TYPE_CHECKING = False
if TYPE_CHECKING:
    from busdisplay import BusDisplay

    from hal import Board
    from hal.contract import BuiltInWiring


def open_part(wiring: "BuiltInWiring", parts: "Board") -> object:
    display: BusDisplay = getattr(board, "DISPLAY")  # noqa: B009 a board without one has no such name
    display.auto_refresh = False
    # A display left asleep by the last run is still asleep.
    display.bus.send(wiring["on"], b"")
    return Display(display, Font(), (wiring["off"], wiring["on"]))
