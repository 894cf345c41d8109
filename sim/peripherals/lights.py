"""Lights of the simulated board, and what viewers read of them."""

from sim.fakes import built_in, wire
from sim.peripherals import Panel

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sim.bench import Bench
    from sim.peripherals import Colour, Fields

_DISC = 11  # pixels across
_OUT = 50  # a disc whose strongest channel is below this is out
_LEAST = 60  # the strongest channel of the weakest light, as hal/drivers/drawn_leds.py paints it
_BRIGHTEST = 140  # the byte on a strip's wire for a light as bright as the display's white


class Strip(Panel):
    """A strip folded into a grid as the profile says."""

    def __init__(self, wiring: "Fields") -> None:
        self.rows = wiring["rows"]
        self.cols = wiring["cols"]
        self.pin: str = wiring["pin"]
        self.keyed = "named" in wiring
        self.named = wiring.get("named", ())
        self._wiring = wiring

    def sent(self) -> "list[Colour]":
        """Return (red, green, blue) of each LED, in the order of the wire; empty before the first show."""
        data = wire.strip(self.pin)
        return [(data[i + 1], data[i], data[i + 2]) for i in range(0, len(data) - 2, 3)]

    def grid(self) -> "list[list[Colour]]":
        # Imported late: on the small interpreter the drive's files count as the app's.
        from hal.wiring import wire_order

        order = wire_order(self.rows, self.cols, self._wiring["wiring"], self._wiring["corner"])
        flat = [(0, 0, 0)] * (self.rows * self.cols)
        sent = self.sent()
        for k in range(len(sent)):
            flat[order[k]] = sent[k]
        return [flat[row * self.cols : (row + 1) * self.cols] for row in range(self.rows)]


def neopixel(wiring: "Fields", bench: "Bench") -> None:
    bench.panel = Strip(wiring)


class Discs(Panel):
    """Discs, read at their middles and converted to the amounts of light that a strip would get."""

    drawn = True

    def __init__(self, wiring: "Fields") -> None:
        self.rows = wiring["rows"]
        self.cols = wiring["cols"]
        self._left = wiring["left"] + wiring["across"] // 2
        self._top = wiring["top"] + _DISC - 3
        self._pitch = (wiring["across"], wiring["down"])

    def grid(self) -> "list[list[Colour]]":
        # A disc that is out is painted dark grey; it counts as dark.
        return [[self._light(row, col) for col in range(self.cols)] for row in range(self.rows)]

    def display_rows(self) -> "list[bytes]":
        if not built_in.backlight:
            return [bytes(3 * built_in.display.width)] * built_in.display.height
        rows: list[bytes] = built_in.display.rows()
        return rows

    def _light(self, row: int, col: int) -> "Colour":
        x = self._left + col * self._pitch[0]
        y = self._top + row * self._pitch[1]
        red, green, blue = built_in.display.colour(x, y)
        most = max(red, green, blue)
        if most < _OUT:
            return 0, 0, 0
        # The bytes on a strip's wire are amounts of light, the square of perceived brightness.
        asked = max(most - _LEAST, 1) / (255 - _LEAST)
        light = asked * asked * built_in.backlight * _BRIGHTEST / (most * most)
        return _amount(red * red * light), _amount(green * green * light), _amount(blue * blue * light)


def _amount(light: float) -> int:
    return max(round(light), 1 if light else 0)


def drawn_leds(wiring: "Fields", bench: "Bench") -> None:
    bench.panel = Discs(wiring)
