"""The screen: 5 lines of 21 characters and simple drawing, on a monochrome display. What is written appears at show().

A show() does a little and says whether there is more to do, so that a press never waits for a whole screen to be written.
"""

import bitmaptools
import displayio
from adafruit_display_text import bitmap_label

_LINE = 12  # pixels from one line of text to the next
_CELL = 6  # pixels from one character to the next
_TOP = 2  # pixels above the first line


class Screen:
    """`display` is a displayio display with auto_refresh off; `font` the project's own."""

    colours = 2

    def __init__(self, display, font) -> None:  # type: ignore[no-untyped-def]
        self.width = display.width
        self.height = display.height
        self.columns = self.width // _CELL
        self.rows = self.height // _LINE
        self.problem = ""
        self._display = display
        self._font = font
        self._blank = " " * self.columns
        self._wanted = [self._blank] * self.rows
        self._inverse = [False] * self.rows
        self._group = displayio.Group()
        palette = displayio.Palette(2)
        palette[1] = 0xFFFFFF
        self._canvas = displayio.Bitmap(self.width, self.height, 2)
        self._drawn = False
        self._group.append(displayio.TileGrid(self._canvas, pixel_shader=palette))
        self._labels = []
        for row in range(self.rows):
            # Made once, always full: a label of the same size keeps its bitmap, and the heap does not fragment.
            label = bitmap_label.Label(font, text=self._blank, line_spacing=1, y=_TOP + row * _LINE + font.ascent // 2)
            self._labels.append(label)
            self._group.append(label)
        display.root_group = self._group
        self._stale = True

    def cells(self, text: str) -> int:
        """How many columns the text takes: two for a pictogram, one for another character."""
        return self._font.cells(text)

    def clear(self) -> None:
        """No text, no drawing."""
        for row in range(self.rows):
            self._wanted[row] = self._blank
            self._inverse[row] = False
        if self._drawn:
            self._canvas.fill(0)
            self._drawn = False
            self._stale = True

    def text(self, row: int, text: str, inverse: bool = False) -> None:
        """Writes the line `row` anew from the left; what does not fit is cut off."""
        room = self.columns - self.cells(text)
        while room < 0:
            text = text[:-1]
            room = self.columns - self.cells(text)
        self._wanted[row] = text + self._blank[:room]
        self._inverse[row] = inverse

    def line(self, x0: int, y0: int, x1: int, y1: int, colour: int = 1) -> None:
        """A line from one pixel to another, both included; colour 0 is dark."""
        bitmaptools.draw_line(self._canvas, x0, y0, x1, y1, colour)
        self._drawn = self._stale = True

    def disc(self, x: int, y: int, radius: int, colour: int = 1) -> None:
        """A filled circle around a pixel."""
        for dy in range(-radius, radius + 1):
            half = radius
            while half * half + dy * dy > radius * radius + radius // 2:
                half -= 1
            self.line(x - half, y + dy, x + half, y + dy, colour)

    def show(self) -> bool:
        """Brings one changed line, or at last the picture, to the display. True while there is more to do."""
        for row in range(self.rows):
            label = self._labels[row]
            inverse = self._inverse[row]
            if label.text != self._wanted[row] or (label.background_color is None) == inverse:
                if (label.background_color is None) == inverse:
                    label.color = 0 if inverse else 0xFFFFFF
                    label.background_color = 0xFFFFFF if inverse else None
                label.text = self._wanted[row]
                self._stale = True
                return True
        if self._stale and not self.problem:
            self._stale = False
            try:
                self._display.refresh()
            except (OSError, RuntimeError) as error:
                # A screen that stops answering is said once; the game goes on with what is left.
                self.problem = f"screen: {error!r}"
        return False

    def sleep(self, asleep: bool) -> None:
        """Puts the display out, or wakes it."""
        if not self.problem:
            try:
                if asleep:
                    self._display.sleep()
                else:
                    self._display.wake()
            except OSError as error:
                self.problem = f"screen: {error!r}"


def open_screen(wiring: dict) -> Screen:
    """The profile's display. OSError or RuntimeError when nothing answers on its wires."""
    import board
    import busio
    from adafruit_displayio_ssd1306 import SSD1306
    from i2cdisplaybus import I2CDisplayBus

    from hal.font import Font

    i2c = busio.I2C(getattr(board, wiring["scl"]), getattr(board, wiring["sda"]), frequency=400_000)
    bus = I2CDisplayBus(i2c, device_address=wiring["address"])
    display = SSD1306(bus, width=wiring["width"], height=wiring["height"], auto_refresh=False)
    return Screen(display, Font())
