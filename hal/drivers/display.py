"""The screen that is built into a board and started by its firmware, of one colour: `board.DISPLAY`."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal import Board


def open_part(wiring: "dict[str, Any]", parts: "Board") -> object:
    import board

    from hal.font import Font
    from hal.screen import Screen

    display: Any = getattr(board, "DISPLAY")  # noqa: B009 a board without one has no such name
    display.auto_refresh = False
    # It stays asleep over a start of the program, if that is how the last one left it.
    display.bus.send(wiring["on"], b"")
    return Screen(display, Font(), (wiring["off"], wiring["on"]))
