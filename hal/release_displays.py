"""Release the wires of the last run's display, before it is opened again or the program restarts."""

import board as pins

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board


def run(board: "Board") -> None:
    """Release all displays, but a built-in one: it would be gone until power-on."""
    if hasattr(pins, "DISPLAY"):
        return
    try:
        import displayio  # late: a board may have none

        displayio.release_displays()
    except ImportError:
        pass
