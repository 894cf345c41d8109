"""The font for labels of adafruit_display_text. The app does not import this module."""

from fontio import Glyph

from hal.font import HEIGHT, WIDTH, Font

PICTOGRAM_WIDTH = 2 * WIDTH
DESCENT = 2  # rows under the baseline


class LabelFont(Font):
    """A font with the interface that a label uses. Make one and share it among all labels, with line_spacing=1."""

    ascent = HEIGHT - DESCENT
    descent = DESCENT

    def get_bounding_box(self) -> "tuple[int, int]":
        """Return (width, height) of a cell in pixels. Not four numbers: a label would add the descent to the height."""
        return WIDTH, HEIGHT

    def get_glyph(self, codepoint: int) -> Glyph:
        """Return a character's glyph, by its position in the bitmap: a hollow box for an unknown character."""
        tile = self.tile(codepoint)
        if tile < self.wide:
            return Glyph(self.bitmap, tile // 2, PICTOGRAM_WIDTH, HEIGHT, 0, -DESCENT, PICTOGRAM_WIDTH, 0)
        return Glyph(self.bitmap, tile, WIDTH, HEIGHT, 0, -DESCENT, WIDTH, 0)
