"""A board's screen and the emulated SSD1306 behind it, for the tests that write and read back."""

from sim.fakes import wire
from sim.font import source
from tests.hal import kit

CELL, LINE, TOP = 6, 12, 2
GLYPHS = {glyph.character: glyph for glyph in source.load()}


class Shown:
    """A board's display after its first two pages, and the emulated panel, whose pixels are read back."""

    def __init__(self) -> None:
        self.display = kit.power_on_and_open().display
        self.panel = kit.panel()
        for first in ("#" * 21, ""):  # the library sends all of it at first
            self.write(first)
            self.finish()

    def write(self, *texts: str) -> None:
        """Write the lines of the page, or the same text on all of them."""
        for row in range(5):
            self.display.text(row, texts[row % len(texts)])

    def finish(self) -> int:
        """Show until there is no more to send; return how many times something was sent."""
        shows = 0
        while self.display.show():
            shows += 1
            assert shows < 20
        return shows

    def lit(self) -> set[tuple[int, int]]:
        self.finish()
        assert self.panel.errors == []
        return {(x, y) for y, row in enumerate(self.panel.rows()) for x in range(128) if row[x]}

    def lines(self) -> list[str]:
        self.finish()
        return kit.lines(self.panel)

    def bytes_sent(self) -> int:
        before = wire.i2c_bytes
        self.finish()
        return wire.i2c_bytes - before


def drawn(row: int, column: int, text: str) -> set[tuple[int, int]]:
    """Return the pixels of a text by the drawn glyphs, from this cell on."""
    pixels = set()
    x = column * CELL
    for character in text:
        glyph = GLYPHS[character]
        for y, line in enumerate(glyph.pixels):
            pixels |= {(x + i, TOP + row * LINE + y) for i in range(glyph.width) if line[i]}
        x += glyph.width
    return pixels
