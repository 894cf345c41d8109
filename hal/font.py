"""The handheld's own pixel font: 6 x 12 cells, pictograms 12 x 12.

Drawn in sim/font/glyphs/*.txt, which name the pictograms, and packed into font.bin by `python -m sim.font`; sim/font/pack.py
documents the format. Pictograms and characters are side by side in one bitmap, found through one table: about 2.6 KB in all.
"""

import bitmaptools
from displayio import Bitmap

WIDTH = 6
HEIGHT = 12


class Font:
    """The bitmap of the glyphs, and the position of each character in it.

    Raises OSError if font.bin is not beside this file, ValueError if it is not a packed font.
    """

    def __init__(self) -> None:
        folder = max(__file__.rfind("/"), __file__.rfind("\\")) + 1
        with open(__file__[:folder] + "font.bin", "rb") as file:
            header = file.read(7)
            if header[:4] != b"SF03":
                raise ValueError("font.bin is not a packed font: python -m sim.font makes one")
            self._pictograms = header[4]
            self._glyphs = header[5]
            self._entries = header[6]
            self.wide = 2 * self._pictograms  # tiles below this one are halves of pictograms
            self._index = file.read(3 * self._entries)
            self.bitmap = Bitmap(WIDTH * (self._glyphs + self._pictograms), HEIGHT, 2)
            bitmaptools.readinto(self.bitmap, file, bits_per_pixel=1, element_size=1, reverse_pixels_in_element=True)

    def tile(self, codepoint: int) -> int:
        """Return a character's position in the bitmap, in tiles of one cell; a pictogram takes this tile and the next."""
        number = self._find(codepoint)
        return number + min(number, self._pictograms)

    def cells(self, text: str) -> int:
        """Return how many cells a text takes: two for a pictogram, one for any other character."""
        cells = 0
        for codepoint in self.codepoints(text):
            cells += 2 if codepoint > 126 and self._find(codepoint) < self._pictograms else 1
        return cells

    def codepoints(self, text: str) -> list[int]:
        """Return the code points of a text. Decoded from its bytes: a board interns every one-character string for ever."""
        found: list[int] = []
        more = 0
        for byte in text.encode():
            if more:
                found[-1] = found[-1] << 6 | byte & 63
                more -= 1
            else:
                more = 0 if byte < 0xC0 else 1 if byte < 0xE0 else 2 if byte < 0xF0 else 3
                found.append(byte if byte < 0xC0 else byte & (63 >> more))
        return found

    def _find(self, codepoint: int) -> int:
        """Return the number of a character's glyph: ASCII is contiguous, the others ascend in the table, two bytes each."""
        if 32 <= codepoint < 127:
            return self._pictograms + codepoint - 32
        index = self._index
        low = 0
        high = self._entries
        while low < high:
            middle = (low + high) // 2
            found = index[2 * middle] | index[2 * middle + 1] << 8
            if found == codepoint:
                return index[2 * self._entries + middle]
            if found < codepoint:
                low = middle + 1
            else:
                high = middle
        return self._glyphs - 1
