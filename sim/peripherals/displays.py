"""Displays of the simulated board."""

from sim.fakes import built_in, wire
from sim.fakes.oled import SSD1306

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sim.bench import Bench
    from sim.peripherals import Fields


def ssd1306(wiring: "Fields", bench: "Bench") -> None:
    bench.display = SSD1306()
    wire.attach_i2c(wiring["address"], bench.display)


def built_in_display(wiring: "Fields", bench: "Bench") -> None:
    bench.display = built_in.display


class Page:
    """The page alone, as a display of one bit a pixel would show it. The other properties are those of the chip."""

    def __init__(self, wiring: "Fields") -> None:
        self._left: int = wiring["left"]
        self._top: int = wiring["top"]
        self._width: int = wiring["width"]
        self._height: int = wiring["height"]

    @property
    def errors(self) -> "list[str]":
        """The chip's errors: texts of unknown commands."""
        return list(built_in.display.errors)

    @property
    def contrast(self) -> float:
        """The brightness of the whole display, 0 to 1."""
        return built_in.backlight

    @property
    def on(self) -> bool:
        """Whether the display is on and lit."""
        return bool(built_in.backlight and built_in.display.on)

    @property
    def frames(self) -> int:
        """The number of areas written."""
        return int(built_in.display.frames)

    @property
    def ram(self) -> bytes:
        """The display's memory, lights included."""
        return bytes(built_in.display.ram)

    def rows(self) -> "list[bytes]":
        """Return the picture: a bytes object a row, 1 for a lit pixel."""
        if not self.on:
            return [bytes(self._width)] * self._height
        stride = built_in.display.width * 2
        ram = built_in.display.ram
        picture = []
        for y in range(self._top, self._top + self._height):
            line = bytearray(self._width)
            at = y * stride + self._left * 2
            for x in range(self._width):
                line[x] = 1 if ram[at + 2 * x] & 0x80 else 0
            picture.append(bytes(line))
        return picture


def window(wiring: "Fields", bench: "Bench") -> None:
    bench.display = Page(wiring)
