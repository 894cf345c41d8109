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
_PART = (
    11  # columns in a layer of text; an empty layer is hidden, for displayio computes each one at each pixel it sends
)


class _Drawing:
    """A canvas as large as its place. `key` names what is drawn on it; `claimed` is whether the current page asked for it."""

    def __init__(self, place: tuple[int, int, int, int], palette: displayio.Palette) -> None:
        x, y, width, height = place
        self.place = place
        self.key: object = None
        self.claimed = False
        self.bitmap = displayio.Bitmap(width, height, 2)
        self.layer = displayio.TileGrid(self.bitmap, pixel_shader=palette, x=x, y=y)


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
        self._drawings: list[_Drawing] = []
        self._current: _Drawing | None = None  # the last one that the page asked for: lines and discs go there
        self._written = True  # since the last show() that had nothing to send
        self._lines: list[list[displayio.TileGrid]] = []
        self._group = displayio.Group()
        for row in range(self.rows):
            line = []
            for column in range(0, self.columns, _PART):
                part = displayio.TileGrid(
                    font.bitmap,
                    pixel_shader=self._plain,
                    width=min(_PART, self.columns - column),
                    height=1,
                    tile_width=_CELL,
                    tile_height=_LINE,
                    default_tile=font.tile(32),
                    x=column * _CELL,
                    y=_TOP + row * _LINE,
                )
                part.hidden = True
                line.append(part)
                self._group.append(part)
            self._lines.append(line)
        display.root_group = self._group
        self._stale = True
        self._asleep = False
        self._begun = False

    def cells(self, text: str) -> int:
        """How many columns the text takes: two for a pictogram, one for another character."""
        return self._font.cells(text)

    def clear(self) -> None:
        """No text, and no drawings but those that drawing() asks for before the next show()."""
        for row in range(self.rows):
            self._wanted[row] = ""
            self._inverse[row] = False
        for drawing in self._drawings:
            drawing.claimed = False
        self._current = None
        self._written = True

    def drawing(self, key: object, place: tuple[int, int, int, int] | None = None) -> bool:
        """Begins the drawing that `key` names. False when it stands already: it stays, and what changed in it is drawn over.

        True when its canvas is empty, and all of it is to be drawn. `place`: x, y, width and height in pixels, by default the
        whole screen. A page may ask for several drawings: each is sent for itself. Lines and discs go to the last one.
        """
        drawing = self._claim(place or (0, 0, self.width, self.height))
        if drawing.key == key:
            return False
        drawing.key = key
        drawing.bitmap.fill(0)
        self._stale = True
        return True

    def _claim(self, place: tuple[int, int, int, int]) -> _Drawing:
        """The drawing of this place, made if there is none, as the one that the page draws on."""
        for drawing in self._drawings:
            if drawing.place == place:
                break
        else:
            drawing = _Drawing(place, self._plain)
            self._drawings.append(drawing)
            self._group.insert(0, drawing.layer)
        drawing.claimed = True
        self._current = drawing
        return drawing

    def text(self, row: int, text: str, inverse: bool = False) -> None:
        """Writes the line `row` from the left; what does not fit is cut off. Inverse: dark on light."""
        self._wanted[row] = text
        self._inverse[row] = inverse
        self._written = True

    def line(self, x0: int, y0: int, x1: int, y1: int, colour: int = 1) -> None:
        """A line from one pixel of the screen to another, both included; colour 0 is dark."""
        drawing = self._target()
        left, top, _, _ = drawing.place
        bitmaptools.draw_line(drawing.bitmap, x0 - left, y0 - top, x1 - left, y1 - top, colour)

    def _target(self) -> _Drawing:
        """The drawing that lines and discs go to: the whole screen, emptied, where the page has asked for none."""
        drawing = self._current
        if not drawing:
            drawing = self._claim((0, 0, self.width, self.height))
            drawing.key = None
            drawing.bitmap.fill(0)
        self._stale = True
        return drawing

    def disc(self, x: int, y: int, radius: int, colour: int = 1) -> None:
        """A filled circle around a pixel."""
        drawing = self._target()
        x -= drawing.place[0]
        y -= drawing.place[1]
        draw_line = bitmaptools.draw_line
        half = radius
        for dy in range(radius + 1):
            while half * half + dy * dy > radius * radius + radius // 2:
                half -= 1
            for line in (y - dy, y + dy):
                draw_line(drawing.bitmap, x - half, line, x + half, line, colour)

    def show(self) -> bool:
        """Sends the next line that has changed, or the drawing; True when it was sent, and there may be more.

        What the display has missed follows as soon as it answers. A whole page is 30 ms on the wire: a line at a time lets
        a press be answered in between. The first time, and after a fault, displayio sends all of it in any case.
        """
        if not (self._written or self._stale):
            return False
        for drawing in [each for each in self._drawings if not each.claimed]:
            self._drawings.remove(drawing)
            self._group.remove(drawing.layer)
            self._stale = True
        row = 0
        whole = self.problem or not self._begun
        while row < self.rows and (whole or not self._stale):
            palette = self._reverse if self._inverse[row] else self._plain
            turned = self._lines[row][0].pixel_shader is not palette
            if turned or self._wanted[row] != self._shown[row]:
                self._shown[row] = self._wanted[row]
                self._write(row, palette)
                self._stale = True
            row += 1
        if not self._stale:
            self._written = False
            return False
        self._stale = not self._do(self._display.refresh)
        self._begun = True
        return not self._stale

    def _write(self, row: int, palette: displayio.Palette) -> None:
        """Sets a line's tiles and palette, and hides those of its parts in which nothing is seen."""
        font = self._font
        line = self._lines[row]
        tiles = []
        for codepoint in font.codepoints(self._wanted[row]):
            tile = font.tile(codepoint)
            tiles.append(tile)
            if tile < font.wide:
                tiles.append(tile + 1)
        blank = font.tile(32)
        for k in range(len(line)):
            part = line[k]
            empty = palette is self._plain
            for column in range(part.width):
                at = _PART * k + column
                tile = tiles[at] if at < len(tiles) else blank
                # Only what differs becomes bytes on the wire.
                if part[column] != tile:
                    part[column] = tile
                empty = empty and tile == blank
            if part.pixel_shader is not palette:
                part.pixel_shader = palette
            if part.hidden != empty:  # to show a layer again sends all of it
                part.hidden = empty

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
