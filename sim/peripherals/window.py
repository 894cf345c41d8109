"""Eyes on the page that the board's own display shows below the lights."""

from sim.fakes import built_in

try:
    from typing import Any
except ImportError:
    pass


class Page:
    """The page alone, as a screen of one bit a pixel would show it."""

    def __init__(self, wiring: "dict[str, Any]") -> None:
        self._left: int = wiring["left"]
        self._top: int = wiring["top"]
        self._width: int = wiring["width"]
        self._height: int = wiring["height"]

    @property
    def errors(self) -> "list[str]":
        """What the chip did not understand."""
        found: list[str] = built_in.screen.errors
        return found

    @property
    def contrast(self) -> float:
        """How bright the whole display is, 0 to 1."""
        found: float = built_in.backlight
        return found

    @property
    def on(self) -> bool:
        """Whether it gives light."""
        return bool(built_in.backlight and built_in.screen.on)

    @property
    def frames(self) -> int:
        """How many areas have been written."""
        found: int = built_in.screen.frames
        return found

    @property
    def ram(self) -> bytearray:
        """All that the chip shows, lights too."""
        found: bytearray = built_in.screen.ram
        return found

    def rows(self) -> "list[bytes]":
        """The picture: a bytes object a row, 1 where there is light."""
        if not self.on:
            return [bytes(self._width)] * self._height
        stride = built_in.screen.width * 2
        ram = built_in.screen.ram
        picture = []
        for y in range(self._top, self._top + self._height):
            line = bytearray(self._width)
            at = y * stride + self._left * 2
            for x in range(self._width):
                line[x] = 1 if ram[at + 2 * x] & 0x80 else 0
            picture.append(bytes(line))
        return picture


def plugged(wiring: "dict[str, Any]", bench: "Any") -> None:
    bench.screen = Page(wiring)
