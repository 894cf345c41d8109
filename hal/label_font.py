"""The handheld's font for labels of adafruit_display_text: imported with large print only."""

from fontio import Glyph

from hal.font import HEIGHT, WIDTH

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal.font import Font

DESCENT = 2  # rows under the baseline
_HALVES = 0xE000  # the character of tile 0: those of private use are halves of pictograms


class LabelFont:
    """A font with the interface that a label uses, over the display's own. Labels need line_spacing=1.

    All its glyphs are as wide as one cell: a width of two cells need not divide that of the bitmap, as displayio wants. So a
    text with pictograms is given to a label as spelled() returns it.
    """

    ascent = HEIGHT - DESCENT
    descent = DESCENT

    def __init__(self, font: "Font") -> None:
        self._font = font

    def get_bounding_box(self) -> "tuple[int, int]":
        """Return (width, height) of a cell in pixels. Not four numbers: a label would add the descent to the height."""
        return WIDTH, HEIGHT

    def get_glyph(self, codepoint: int) -> Glyph:
        """Return a character's glyph, by its position in the bitmap: a hollow box for an unknown character."""
        font = self._font
        tile = codepoint - _HALVES
        if not 0 <= tile < font.wide:
            tile = font.tile(codepoint)
        return Glyph(font.bitmap, tile, WIDTH, HEIGHT, 0, -DESCENT, WIDTH, 0)

    def spelled(self, text: str) -> str:
        """Return the text with two characters, its halves, for each pictogram: then it has as many characters as columns."""
        font = self._font
        for codepoint in font.codepoints(text):
            tile = font.tile(codepoint)
            if tile < font.wide:
                text = text.replace(chr(codepoint), chr(_HALVES + tile) + chr(_HALVES + tile + 1))
        return text
