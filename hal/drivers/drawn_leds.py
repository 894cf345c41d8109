"""Lights drawn as discs on the upper part of the board's own colour display, addressed as in hal/leds.py.

A colour is (red, green, blue), 0..255 as perceived, which is what a display takes; the cursor's goes up to 320. All discs are
tiles of one bitmap, each with its own palette: only discs that have changed are sent.
"""

import board
import digitalio
import displayio
import supervisor
from neopixel_write import neopixel_write

TYPE_CHECKING = False
if TYPE_CHECKING:
    import busdisplay

    from hal import Board
    from hal.contract import Colour, DiscsWiring

_OFF = (0, 0, 0)
_OUT = (0x101010, 0x202020, 0x383838)  # an unlit disc: rim, body, shine
_LEAST = 60  # the largest channel of the weakest colour
_MOST = 210  # that of a colour with 255; the display's 255 is for the highlighted light, half as bright again
# The bitmap, from the middle outwards: 3 shine, 2 body, 1 rim, 0 nothing. By the squared distance, in quarter pixels.
_SIZE = 11
_RIM = 121
_BODY = 82


def open_part(wiring: "DiscsWiring", parts: "Board") -> object:
    for name in ("WIRING", "BUDGET"):
        # There is no strip, so there is no wiring and no current budget: report them if set.
        parts.settings.get(name, "none", ("none",))
    display = getattr(board, wiring["display"])
    busy = digitalio.DigitalInOut(getattr(board, wiring["busy"]))
    busy.switch_to_output()
    neopixel_write(busy, bytes(15))

    def restart() -> None:
        """Restart with a dark display, since the firmware shows its console meanwhile, and an LED lit as a sign to wait."""
        display.brightness = 0
        neopixel_write(busy, bytes((3, 6, 0)))
        supervisor.reload()

    # The usual restart releases displays, and would lose this one, which the firmware has made.
    parts.restart = restart  # type: ignore[method-assign]
    display.auto_refresh = False
    display.root_group = displayio.Group()
    return DrawnLeds(display, wiring)


class DrawnLeds:
    """`display` has a root group and auto_refresh off."""

    keyed = False
    touched = False
    order = b""
    budget = 0
    named: "tuple[tuple[int, int, int], ...]" = ()

    def __init__(self, display: "busdisplay.BusDisplay", wiring: "DiscsWiring") -> None:
        self.rows = wiring["rows"]
        self.cols = cols = wiring["cols"]
        across = wiring["across"]
        self._display = display
        self._frame = [_OFF] * (self.rows * cols)
        self._shown = self._frame[:]
        self._palettes = []
        bitmap = _disc()
        for k in range(len(self._frame)):
            palette = displayio.Palette(4)
            palette.make_transparent(0)
            self._palettes.append(palette)
            _paint(palette, _OFF)
            x = wiring["left"] + k % cols * across + (across - _SIZE) // 2
            y = wiring["top"] + k // cols * wiring["down"]
            display.root_group.append(displayio.TileGrid(bitmap, pixel_shader=palette, x=x, y=y))
        self._stale = True
        self.brightness = 5

    @property
    def brightness(self) -> int:
        """0 (dark) to 10, of the whole display."""
        return self._brightness

    @brightness.setter
    def brightness(self, level: int) -> None:
        if not 0 <= level <= 10:
            raise ValueError(f"brightness {level}: it must be 0..10")
        self._brightness = level
        # Steps look about equal; the page can still be read at the lowest.
        self._display.brightness = (level + 2) * (level + 2) / 144 if level else 0

    def __setitem__(self, place: tuple[int, int], colour: "Colour") -> None:
        row, col = place
        if not (0 <= row < self.rows and 0 <= col < self.cols):
            raise IndexError(f"no LED in row {row}, column {col}: there are {self.rows} rows of {self.cols}")
        self._frame[row * self.cols + col] = colour

    def put(self, row: int, col: int, colours: "list[Colour]") -> None:
        """Set part of a row, from `col` on."""
        for k in range(len(colours)):
            self[row, col + k] = colours[k]

    def clear(self) -> None:
        """Make all lights dark at the next show()."""
        for k in range(len(self._frame)):
            self._frame[k] = _OFF

    def sent(self, number: int) -> "Colour":
        """Return zeros: there is no wire."""
        return _OFF

    def show(self) -> bool:
        """Send the discs that differ from the last frame. Return True when something was sent."""
        for k in range(len(self._frame)):
            if self._frame[k] != self._shown[k]:
                self._shown[k] = self._frame[k]
                _paint(self._palettes[k], self._frame[k])
                self._stale = True
        if not self._stale:
            return False
        self._display.refresh()
        self._stale = False
        return True


def _disc() -> displayio.Bitmap:
    """Return the bitmap of a disc: a dome with a rim, and a shine a little above the middle."""
    bitmap = displayio.Bitmap(_SIZE, _SIZE, 4)
    for y in range(_SIZE):
        for x in range(_SIZE):
            across = 2 * x + 1 - _SIZE
            down = 2 * y + 1 - _SIZE
            away = across * across + down * down
            if away <= _RIM:
                bitmap[x, y] = 1 if away > _BODY else 3 if across * across + (down + 3) * (down + 3) < 14 else 2
    return bitmap


def _paint(palette: displayio.Palette, colour: "Colour") -> None:
    red, green, blue = colour
    if not (red or green or blue):
        for k in range(3):
            palette[k + 1] = _OUT[k]
        return
    # A dim LED is visible in the dark, a dim pixel is not: the weakest colour is brighter than an unlit disc.
    most = max(red, green, blue)
    shown = 255 if most > 255 else _LEAST + most * (_MOST - _LEAST) // 255
    red = red * shown // most
    green = green * shown // most
    blue = blue * shown // most
    palette[1] = red * 5 // 8 << 16 | green * 5 // 8 << 8 | blue * 5 // 8
    palette[2] = red << 16 | green << 8 | blue
    shine = shown * 100 // 255  # share of the way to white, in 255ths
    red += (255 - red) * shine // 255
    green += (255 - green) * shine // 255
    blue += (255 - blue) * shine // 255
    palette[3] = red << 16 | green << 8 | blue
