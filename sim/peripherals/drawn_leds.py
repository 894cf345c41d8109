"""Lights that are drawn on the board's own display."""

from sim.bench import Bench
from sim.fakes import built_in
from sim.peripherals.panel import Panel

_DISC = 11  # pixels across
_OUT = 50  # a disc whose strongest channel is below this is out
_LEAST = 60  # the strongest channel of the weakest light, as hal/drawn_leds.py paints it
_BRIGHTEST = 140  # the byte on a strip's wire for a light as bright as the display's white


class Discs(Panel):
    """Discs, read at their middles and converted to the amounts of light that a strip would get."""

    drawn = True

    def __init__(self, wiring: dict) -> None:
        self.rows = wiring["rows"]
        self.cols = wiring["cols"]
        self._left = wiring["left"] + wiring["across"] // 2
        self._top = wiring["top"] + _DISC - 3
        self._pitch = (wiring["across"], wiring["down"])

    def grid(self) -> "list[list[tuple[int, int, int]]]":
        # A disc that is out is painted dark grey; it counts as dark.
        return [[self._light(row, col) for col in range(self.cols)] for row in range(self.rows)]

    def display_rows(self) -> "list[bytes]":
        if not built_in.backlight:
            return [bytes(3 * built_in.screen.width)] * built_in.screen.height
        rows: list[bytes] = built_in.screen.rows()
        return rows

    def _light(self, row: int, col: int) -> "tuple[int, int, int]":
        x = self._left + col * self._pitch[0]
        y = self._top + row * self._pitch[1]
        red, green, blue = built_in.screen.colour(x, y)
        most = max(red, green, blue)
        if most < _OUT:
            return 0, 0, 0
        # The bytes on a strip's wire are amounts of light, the square of perceived brightness.
        asked = max(most - _LEAST, 1) / (255 - _LEAST)
        light = asked * asked * built_in.backlight * _BRIGHTEST / (most * most)
        return _amount(red * red * light), _amount(green * green * light), _amount(blue * blue * light)


def _amount(light: float) -> int:
    return max(round(light), 1 if light else 0)


def plugged(wiring: dict, bench: Bench) -> None:
    bench.panel = Discs(wiring)
