"""The font for whoever writes with labels of adafruit_display_text, on a board that has the room: 31 KB of heap."""

from fontio import Glyph

from hal.font import HEIGHT, WIDTH, Font

PICTOGRAM_WIDTH = 2 * WIDTH
DESCENT = 2  # rows under the baseline


class LabelFont(Font):
    """What a label asks of a font. Make one, and give it to every label, with line_spacing=1."""

    ascent = HEIGHT - DESCENT
    descent = DESCENT

    def get_bounding_box(self) -> "tuple[int, int]":
        """(width, height) of a cell in pixels. Not four numbers: a label would add the descent to the height."""
        return WIDTH, HEIGHT

    def get_glyph(self, codepoint: int) -> Glyph:
        """The glyph of a character: where it stands in the sheet. A hollow box for a character that is not drawn."""
        tile = self.tile(codepoint)
        if tile < self.wide:
            return Glyph(self.bitmap, tile // 2, PICTOGRAM_WIDTH, HEIGHT, 0, -DESCENT, PICTOGRAM_WIDTH, 0)
        return Glyph(self.bitmap, tile, WIDTH, HEIGHT, 0, -DESCENT, WIDTH, 0)
