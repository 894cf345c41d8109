"""Lights that nobody looks at: nothing is sent to them, which saves half of the time again. On both interpreters."""

try:
    from typing import Any
except ImportError:
    pass


class Unlit:
    """Stands where hal/leds.py has the strip."""

    def __getitem__(self, place: int) -> tuple[int, int, int]:
        return (0, 0, 0)  # the self-test reads what the strip draws

    def __setitem__(self, places: "Any", colours: "Any") -> None:
        pass

    def show(self) -> None:
        pass


def put_out(board: "Any") -> None:
    """From now on nothing goes to the board's strip, if it has one."""
    if hasattr(board.leds, "_pixels"):
        board.leds._pixels = Unlit()
