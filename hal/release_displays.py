"""Gives back the wires of the last run's display, before it is opened anew or the program starts anew."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board


def run(board: "Board") -> None:
    import board as pins

    # One that is built in would be gone until the power goes.
    if hasattr(pins, "DISPLAY"):
        return
    try:
        import displayio

        displayio.release_displays()
    except ImportError:
        pass
