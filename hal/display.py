"""The display: 5 lines of 21 characters and simple drawing, on a monochrome display. Changes appear at show().

Text is a displayio TileGrid over the font's sheet, a tile a character: the firmware draws it, and a line takes 0.2 KB of
heap where a label of adafruit_display_text takes 1.5 KB, and its code 11 KB more (docs/decisions.md).
"""

import bitmaptools
import displayio

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing

    import busdisplay

    import hal.font
    from hal.contract import Area, Wires

_LINE = 12  # pixels from one line of text to the next
_CELL = 6  # pixels from one character to the next
_TOP = 2  # pixels above the first line
_PART = 11  # columns in a layer of text: displayio computes each layer at each pixel, so empty ones are left out
_BAND = 2048  # pixels of drawings that are sent at once, in some 40 ms
_ALL = 1 << 20  # more pixels than any display has
_NOTHING = ()  # the key of an empty canvas that the page has not claimed


class _Drawing:
    """A canvas as large as its place. `key` names what is drawn on it; `claimed` is whether the current page asked for it.

    Lines go to `bitmap`. Changes are copied from it to layers, horizontal bands, of which each is sent by itself.
    """

    def __init__(self, place: "Area", palette: displayio.Palette, group: displayio.Group) -> None:
        _, _, width, height = place
        self.place = place
        self.key: object = None
        self.claimed = False
        self.bitmap = displayio.Bitmap(width, height, 2)
        self._palette = palette
        self._group = group
        self._band = max(_BAND // width, 1)  # rows of a layer
        self._seen: list[displayio.Bitmap] = []  # the bitmap of each layer, from the top, made when it is first sent
        self._layers: list[displayio.TileGrid] = []
        # The rectangle of uncopied changes; right and bottom are exclusive.
        self._left, self._top = width, height
        self._right = self._bottom = 0

    def empty(self) -> None:
        """Clear the canvas."""
        self.bitmap.fill(0)
        self._left = self._top = 0
        self._right, self._bottom = self.bitmap.width, self.bitmap.height

    def change(self, x: int, y: int) -> None:
        """Extend the rectangle of changes to this pixel."""
        if x < self._left:
            self._left = max(x, 0)
        if x >= self._right:
            self._right = min(x + 1, self.bitmap.width)
        if y < self._top:
            self._top = max(y, 0)
        if y >= self._bottom:
            self._bottom = min(y + 1, self.bitmap.height)

    def copy(self, room: int) -> int:
        """Copy the changes in one layer. Return the number of pixels; 0 when there are none, or more than `room`."""
        left, top, right, bottom = self._left, self._top, self._right, self._bottom
        if left >= right or top >= bottom:
            return 0
        number = top // self._band
        start = number * self._band
        end = min(start + self._band, bottom)
        pixels = (right - left) * (end - top)
        if pixels > room:
            return 0
        while len(self._layers) <= number:
            self._layer()
        bitmaptools.blit(self._seen[number], self.bitmap, left, top - start, x1=left, y1=top, x2=right, y2=end)
        self._top = end
        if end == bottom:
            self._left, self._top = self.bitmap.width, self.bitmap.height
            self._right = self._bottom = 0
        return pixels

    def _layer(self) -> None:
        """Add the next layer, behind the text."""
        x, y, width, height = self.place
        top = len(self._layers) * self._band
        self._seen.append(displayio.Bitmap(width, min(self._band, height - top), 2))
        self._layers.append(displayio.TileGrid(self._seen[-1], pixel_shader=self._palette, x=x, y=y + top))
        self._group.insert(0, self._layers[-1])

    def remove(self) -> None:
        """Remove the canvas from the display: the firmware sends its whole area again."""
        for layer in self._layers:
            self._group.remove(layer)


class Display:
    """`display` is a BusDisplay with auto_refresh off, or has its interface; `font` is the project's own.

    `power`: the chip's commands for off and on; without them the display has a method sleep(). `wires`: its I2C bus and its
    address, where it can be probed.
    """

    colours = 2
    large = False  # whether messages are in double size: hal/large_print.py

    def __init__(
        self,
        display: "busdisplay.BusDisplay",
        font: "hal.font.Font",
        power: "tuple[int, int] | None" = None,
        wires: "tuple[Wires, int] | None" = None,
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
        # Text lies over the drawings with a transparent background; an inverse line covers them.
        self._plain = displayio.Palette(2)
        self._plain[1] = 0xFFFFFF
        self._plain.make_transparent(0)
        self._reverse = displayio.Palette(2)
        self._reverse[0] = 0xFFFFFF
        self._drawings: list[_Drawing] = []
        self._current: _Drawing | None = None  # the last one claimed: lines and discs go there
        self._written = True  # whether the page was written since a show() found nothing to send
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
                part.hidden = True  # and not in the group: otherwise the firmware would send its area once more
                line.append(part)
            self._lines.append(line)
        display.root_group = self._group
        self._stale = True
        self._asleep = False
        self._begun = False

    def cells(self, text: str) -> int:
        """Return the columns that the text takes: two for a pictogram, one for another character."""
        return self._font.cells(text)

    def clear(self) -> None:
        """Clear the page. Drawings stay if claimed before the next show()."""
        for row in range(self.rows):
            self._wanted[row] = ""
            self._inverse[row] = False
        for drawing in self._drawings:
            drawing.claimed = False
        self._current = None
        self._written = True

    def drawing(self, key: object, place: "Area | None" = None) -> bool:
        """Claim the drawing `key`. Return False when it is there already: draw only changes; True when its canvas is empty.

        `place`: x, y, width and height in pixels, by default the whole display. A page may claim several drawings: each is sent
        by itself. Lines and discs go to the last one.
        """
        drawing = self._claim(place or (0, 0, self.width, self.height))
        if drawing.key == key:
            return False
        drawing.key = key
        drawing.empty()
        return True

    def _claim(self, place: "Area") -> _Drawing:
        """Return the drawing of this place, made if there is none, and make it the target of lines and discs."""
        for drawing in self._drawings:
            if drawing.place == place:
                break
        else:
            drawing = _Drawing(place, self._plain, self._group)
            self._drawings.append(drawing)
        drawing.claimed = True
        self._current = drawing
        return drawing

    def text(self, row: int, text: str, inverse: bool = False) -> None:
        """Write the line `row` from the left, cut off at the right edge. Inverse: dark on light."""
        self._wanted[row] = text
        self._inverse[row] = inverse
        self._written = True

    message = alert = text  # of what large print enlarges: hal/large_print.py

    def turn(self) -> bool:
        """Turn to the next page of a message in large print. Return False when there is none."""
        return False

    def line(self, x0: int, y0: int, x1: int, y1: int, colour: int = 1) -> None:
        """Draw a line from one pixel of the display to another, both included; colour 0 is dark."""
        drawing = self._target()
        left, top, _, _ = drawing.place
        x0 -= left
        y0 -= top
        x1 -= left
        y1 -= top
        bitmaptools.draw_line(drawing.bitmap, x0, y0, x1, y1, colour)
        drawing.change(x0, y0)
        drawing.change(x1, y1)

    def _target(self) -> _Drawing:
        """Return the drawing for lines and discs: the whole display, emptied, when the page has claimed none."""
        drawing = self._current
        if not drawing:
            drawing = self._claim((0, 0, self.width, self.height))
            drawing.key = None
            drawing.empty()
        self._written = True
        return drawing

    def disc(self, x: int, y: int, radius: int, colour: int = 1) -> None:
        """Draw a filled circle around a pixel."""
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
        drawing.change(x - radius, y - radius)
        drawing.change(x + radius, y + radius)

    def show(self, whole: bool = False) -> bool:
        """Send the next changed line, or part of a drawing. Return True when it was sent: there may be more.

        Buttons are read between two calls. After a failure the whole page is sent as soon as the display answers. `whole` sends
        the page in one refresh, on I2C only: it is complete 45 ms sooner, because lines share rows of 8 pixels, but blocks for
        70 ms.
        """
        if not (self._written or self._stale):
            return False
        again = whole and self._wires and self._begun and not self.problem
        whole = bool(again or self.problem or not self._begun)
        room = _ALL if whole else 0 if self._stale else _BAND
        for drawing in list(self._drawings):
            if not drawing.claimed and whole:
                self._drawings.remove(drawing)
                drawing.remove()
                self._stale = True
            elif not drawing.claimed and drawing.key is not _NOTHING:
                drawing.key = _NOTHING
                drawing.empty()
            pixels = drawing.copy(room)
            while pixels:
                room -= pixels
                self._stale = True
                pixels = drawing.copy(room)
        row = 0
        while row < self.rows and (whole or not self._stale):
            palette = self._reverse if self._inverse[row] else self._plain
            turned = self._lines[row][0].pixel_shader is not palette
            if turned or self._wanted[row] != self._shown[row]:
                self._shown[row] = self._wanted[row]
                self._write(row, palette, whole)
                self._stale = True
            row += 1
        if not self._stale:
            self._written = False
            return False
        if again:
            self._send_all()
        self._stale = not self._do(self._display.refresh)
        self._begun = True
        return not self._stale

    def _write(self, row: int, palette: displayio.Palette, whole: bool) -> None:
        """Set a line's tiles and palette. Empty parts leave the group when the whole page is sent."""
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
                # Only changed tiles are sent.
                if part[column] != tile:
                    part[column] = tile
                empty = empty and tile == blank
            if part.pixel_shader is not palette:
                part.pixel_shader = palette
            if empty and whole and not part.hidden:
                part.hidden = True
                self._group.remove(part)
            elif part.hidden and not empty:
                part.hidden = False
                self._group.append(part)

    def _do(self, action: "typing.Callable[[], object]") -> bool:
        """Run the action; return whether the display acknowledged. Report the first failure.

        displayio ignores a missing ACK, so the address is probed before and after, which takes one byte.
        """
        try:
            self._probe()
            if self.problem and self._wires:
                self._send_all()  # the firmware counts the lost page as sent
                self._switch()
            action()
            self._probe()
            self.problem = ""
        except (OSError, RuntimeError) as error:
            if not self.problem:
                self.problem = repr(error)
                print("display:", self.problem)
        return not self.problem

    def _send_all(self) -> None:
        """Resend the whole page, by setting the root group again."""
        self._display.root_group = None  # type: ignore[assignment]
        self._display.root_group = self._group

    def _probe(self) -> None:
        """Raise OSError if the display does not answer."""
        wires = self._wires
        if wires and wires[0].try_lock():
            try:
                found = wires[0].probe(wires[1])
            finally:
                wires[0].unlock()
            if not found:
                raise OSError(19)

    def sleep(self, asleep: bool) -> None:
        """Switch the display off, or on."""
        self._asleep = asleep
        if not self._do(self._switch):
            self._stale = True

    def _switch(self) -> None:
        if self._power:
            self._display.bus.send(self._power[0 if self._asleep else 1], b"")
        else:
            self._display.sleep(self._asleep)  # type: ignore[attr-defined]  # as hal/drivers/window.py has it
