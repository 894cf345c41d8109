"""Eyes on lights that are drawn on the board's own display."""

from sim.fakes import built_in

try:
    from typing import Any
except ImportError:
    pass

_DISC = 11  # pixels across
_OUT = 50  # a disc whose strongest part is weaker is out
_LEAST = 60  # the strongest part of the weakest light, as hal/drawn_leds.py paints it
_BRIGHTEST = 140  # the byte of a strip's light that is as bright as the display's white at its brightest


class Discs:
    """A disc is what its middle shows. A strip has amounts of light on its wire, so amounts of light are told here too."""

    keyed = False
    named = ()

    def __init__(self, wiring: "dict[str, Any]") -> None:
        self.rows: int = wiring["rows"]
        self.cols: int = wiring["cols"]
        self._left = wiring["left"] + wiring["across"] // 2
        self._top = wiring["top"] + _DISC - 3
        self._pitch = (wiring["across"], wiring["down"])

    def grid(self) -> "list[list[tuple[int, int, int]]]":
        """rows x cols of (red, green, blue), northernmost row first; a disc that is out is dark grey, and told as dark."""
        return [[self._light(row, col) for col in range(self.cols)] for row in range(self.rows)]

    def display_rows(self) -> "list[bytes]":
        """All that the display shows, 160 x 128 pixels of three bytes; dark when its backlight is out."""
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
        # A strip's bytes are amounts of light, the square of what the eye sees.
        asked = max(most - _LEAST, 1) / (255 - _LEAST)
        light = asked * asked * built_in.backlight * _BRIGHTEST / (most * most)
        return _amount(red * red * light), _amount(green * green * light), _amount(blue * blue * light)


def _amount(light: float) -> int:
    return max(round(light), 1 if light else 0)


def plugged(wiring: "dict[str, Any]", bench: "Any") -> None:
    bench.panel = Discs(wiring)
