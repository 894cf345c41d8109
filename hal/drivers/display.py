"""The screen that is built into a board and started by its firmware, of one colour: `board.DISPLAY`."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal import Board


def opened(wiring: "dict[str, Any]", parts: "Board") -> object:
    import board

    from hal.built_in import BuiltIn
    from hal.font import Font
    from hal.screen import Screen

    display: Any = getattr(board, "DISPLAY")  # noqa: B009 a board without one has no such name
    return Screen(BuiltIn(display, wiring["off"], wiring["on"]), Font())
