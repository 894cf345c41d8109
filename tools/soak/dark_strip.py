"""A strip without lights: nothing is sent to it, which halves the time again. It runs on CPython and on MicroPython."""

try:
    from typing import Any
except ImportError:
    pass


class DarkStrip:
    """Takes the place of the strip in hal/leds.py."""

    def __getitem__(self, place: int) -> tuple[int, int, int]:
        return (0, 0, 0)  # the self-test reads what the strip shows

    def __setitem__(self, places: object, colours: object) -> None:
        pass

    def show(self) -> None:
        pass


def darken(board: "Any") -> None:
    """Send nothing more to the board's strip, if it has one."""
    if hasattr(board.leds, "_pixels"):
        board.leds._pixels = DarkStrip()
