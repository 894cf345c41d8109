"""The screen: 5 lines of 21 characters and simple drawing, on a monochrome display. What is written appears at show().

Text is a displayio TileGrid over the font's sheet, a tile a character: the firmware draws it, and a line takes 0.2 KB of
heap where a label of adafruit_display_text takes 1.4 KB, and its code 15 KB more (docs/decisions.md).
"""

import bitmaptools
import displayio

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing

    import hal.font

_LINE = 12  # pixels from one line of text to the next
_CELL = 6  # pixels from one character to the next
_TOP = 2  # pixels above the first line


class Screen:
    """`display` is a BusDisplay with auto_refresh off, or acts as one; `font` is the project's own.

    `power`: the chip's commands that put it out and wake it; without them the display has a function for that. `wires`: its I2C
    and its address, where it can be asked whether it is there.
    """

    colours = 2

    def __init__(
        self,
        display: "typing.Any",
        font: "hal.font.Font",
        power: "tuple[int, int] | None" = None,
        wires: "typing.Any" = None,
    ) -> None:
        self.width = display.width
        self.height = display.height
        self.columns = self.width // _CELL
        self.rows = self.height // _LINE
        self.problem = ""
        self._display = display
        self._power = power
        self._wires = wires
        self._font = font
        self._wanted = [""] * self.rows
        self._inverse = [False] * self.rows
        self._shown = [""] * self.rows
        # Text lies over the drawing, its dark transparent; an inverse line covers it.
        self._plain = displayio.Palette(2)
        self._plain[1] = 0xFFFFFF
        self._plain.make_transparent(0)
        self._reverse = displayio.Palette(2)
        self._reverse[0] = 0xFFFFFF
        self._canvas: displayio.Bitmap | None = None  # 1 KB, made for the first drawing
        self._key: object = None  # what the drawing shows, None when there is none
        self._parts: dict[tuple[int, int, int, int], object] = {}  # what its parts with keys of their own show
        self._claimed = False
        self._written = True  # since the last show() that had nothing to send
        self._lines: list[displayio.TileGrid] = []
        self._group = displayio.Group()
        for row in range(self.rows):
            line = displayio.TileGrid(
                font.bitmap,
                pixel_shader=self._plain,
                width=self.columns,
                height=1,
                tile_width=_CELL,
                tile_height=_LINE,
                default_tile=font.tile(32),
                y=_TOP + row * _LINE,
            )
            self._lines.append(line)
            self._group.append(line)
        display.root_group = self._group
        self._stale = True
        self._asleep = False
        self._begun = False

    def cells(self, text: str) -> int:
        """How many columns the text takes: two for a pictogram, one for another character."""
        return self._font.cells(text)

    def clear(self) -> None:
        """No text, and no drawing but the one that drawing() asks for before the next show()."""
        for row in range(self.rows):
            self._wanted[row] = ""
            self._inverse[row] = False
        self._claimed = False
        self._written = True

    def drawing(self, key: object, place: tuple[int, int, int, int] | None = None) -> bool:
        """Begins the drawing that `key` names. False when it stands already: it stays, and what changed in it is drawn over.

        True when the canvas is empty now and all of it is to be drawn. `place`: x, y, width and height of a part of the drawing
        that has a key of its own: it alone is emptied then, and sent.
        """
        self._claimed = True
        if place:
            if self._parts.get(place) == key:
                return False
            if place in self._parts:
                x, y, width, height = place
                for row in range(y, y + height):
                    self.line(x, row, x + width - 1, row, 0)
            self._parts[place] = key
            return True
        if key == self._key:
            return False
        self._wipe()
        self._key = key
        return True

    def _wipe(self) -> None:
        self._parts = {}
        if self._canvas and self._key is not None:
            self._canvas.fill(0)
            self._key = None
            self._stale = True

    def text(self, row: int, text: str, inverse: bool = False) -> None:
        """Writes the line `row` from the left; what does not fit is cut off. Inverse: dark on light."""
        self._wanted[row] = text
        self._inverse[row] = inverse
        self._written = True

    def line(self, x0: int, y0: int, x1: int, y1: int, colour: int = 1) -> None:
        """A line from one pixel to another, both included; colour 0 is dark."""
        bitmaptools.draw_line(self._drawn_on(), x0, y0, x1, y1, colour)

    def _drawn_on(self) -> displayio.Bitmap:
        """The canvas, on which something is drawn now."""
        if not self._claimed:
            self._wipe()
            self._key = ""
            self._claimed = True
        if not self._canvas:
            self._canvas = displayio.Bitmap(self.width, self.height, 2)
            self._group.insert(0, displayio.TileGrid(self._canvas, pixel_shader=self._plain))
        self._stale = True
        return self._canvas

    def disc(self, x: int, y: int, radius: int, colour: int = 1) -> None:
        """A filled circle around a pixel."""
        canvas = self._drawn_on()
        draw_line = bitmaptools.draw_line
        half = radius
        for dy in range(radius + 1):
            while half * half + dy * dy > radius * radius + radius // 2:
                half -= 1
            for line in (y - dy, y + dy):
                draw_line(canvas, x - half, line, x + half, line, colour)

    def show(self) -> bool:
        """Sends the next line that has changed, or the drawing; True when it was sent, and there may be more.

        What the display has missed follows as soon as it answers. A whole page is 30 ms on the wire: a line at a time lets
        a press be answered in between. The first time, and after a fault, displayio sends all of it in any case.
        """
        if not (self._written or self._stale):
            return False
        if self._key is not None and not self._claimed:
            self._wipe()
        row = 0
        whole = self.problem or not self._begun
        while row < self.rows and (whole or not self._stale):
            line = self._lines[row]
            palette = self._reverse if self._inverse[row] else self._plain
            if line.pixel_shader is not palette:
                line.pixel_shader = palette
                self._stale = True
            if self._wanted[row] != self._shown[row]:
                self._shown[row] = self._wanted[row]
                self._write(line, self._wanted[row])
                self._stale = True
            row += 1
        if not self._stale:
            self._written = False
            return False
        self._stale = not self._do(self._display.refresh)
        self._begun = True
        return not self._stale

    def _write(self, line: displayio.TileGrid, text: str) -> None:
        font = self._font
        column = 0
        for codepoint in font.codepoints(text):
            tile = font.tile(codepoint)
            for part in (tile, tile + 1) if tile < font.wide else (tile,):
                if column < self.columns:
                    # Only what differs becomes bytes on the wire.
                    if line[column] != part:
                        line[column] = part
                    column += 1
        blank = font.tile(32)
        while column < self.columns:
            if line[column] != blank:
                line[column] = blank
            column += 1

    def _do(self, action: "typing.Callable[[], object]") -> bool:
        """Has the display do something; whether it did. One that stops answering is said once, and the game goes on.

        The firmware does not tell when nobody answers: so the address is asked before and after, which takes a byte.
        """
        try:
            self._ask()
            display = self._display
            if self.problem and self._wires:
                # The firmware takes what was missed as sent: another root group makes it send the whole page.
                display.root_group = None
                display.root_group = self._group
                self._switch()
            action()
            self._ask()
            self.problem = ""
        except (OSError, RuntimeError) as error:
            if not self.problem:
                self.problem = repr(error)
                print("screen:", self.problem)
        return not self.problem

    def _ask(self) -> None:
        """OSError when the display does not answer."""
        wires = self._wires
        if wires and wires[0].try_lock():
            try:
                found = wires[0].probe(wires[1])
            finally:
                wires[0].unlock()
            if not found:
                raise OSError(19)

    def sleep(self, asleep: bool) -> None:
        """Puts the display out, or wakes it."""
        self._asleep = asleep
        if not self._do(self._switch):
            self._stale = True

    def _switch(self) -> None:
        if self._power:
            self._display.bus.send(self._power[0 if self._asleep else 1], b"")
        else:
            self._display.sleep(self._asleep)
