"""The page that the board's own display shows below the lights."""

from sim.bench import Bench
from sim.fakes import built_in


class Page:
    """The page alone, as a screen of one bit a pixel would show it. The rest of the interface is the chip's."""

    def __init__(self, wiring: dict) -> None:
        self._left: int = wiring["left"]
        self._top: int = wiring["top"]
        self._width: int = wiring["width"]
        self._height: int = wiring["height"]

    @property
    def errors(self) -> "list[str]":
        """What the chip did not understand."""
        return list(built_in.screen.errors)

    @property
    def contrast(self) -> float:
        """The brightness of the whole display, 0 to 1."""
        return built_in.backlight

    @property
    def on(self) -> bool:
        """Whether the display is on and lit."""
        return bool(built_in.backlight and built_in.screen.on)

    @property
    def frames(self) -> int:
        """The number of areas written."""
        return int(built_in.screen.frames)

    @property
    def ram(self) -> bytes:
        """The display's memory, lights included."""
        return bytes(built_in.screen.ram)

    def rows(self) -> "list[bytes]":
        """Return the picture: a bytes object a row, 1 for a lit pixel."""
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


def plugged(wiring: dict, bench: Bench) -> None:
    bench.screen = Page(wiring)
