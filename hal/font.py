"""The handheld's own pixel font: 6 x 12 cells, pictograms 12 x 12.

Drawn in sim/font/glyphs/*.txt and packed into font.bin by `python -m sim.font`; the format is told in sim/font/pack.py.
Pictograms and characters stand in one bitmap, side by side, and one table finds them: about 2.6 KB in all. A displayio
TileGrid knows 255 tiles of a bitmap, so there is not room for every pictogram: the others come from the file when they are
asked for, in the place of one that is there.
"""

import bitmaptools
from displayio import Bitmap

WIDTH = 6
HEIGHT = 12

# The pictograms, two cells wide each. A program writes them as these characters, as in "☷ Fafy".
#
# ☷ furrow: a row being sown
# ⚘ sprout: Sillon's mark
# ☟ hand that sows
# ⋯ one seed in each cell
# ★ named layout: the astrophysicist's row
# ✍ hand laying seeds
# ◔ cake slice: the pie rule
# ⇧ Sud: sits below the board
# ⇩ Nord: sits above the board
# ♛ trophy: the winner
# ⛔ blocked
# ∅ refused: the cell is empty
# ⤵ refused: a seed would leave the board
# ⤓ refused: a seed would fall in an empty cell
# ↛ refused: the wrong direction
# ⇄ revenge: the players swap
# ∩ cup upside down: misère, who loses wins
# ⊙ Conway's Sowing: the last seed decides
# ⇒ one way: to one's own right
# ⇔ both ways: impartial
# ⚄ dice
# ⊔ Fang: a tibong, the seed that falls in
# ⁘ Awalé: four seeds in a pit
# ✳ Fanorona: the lines through a point
# ◍ Colorigraphe: plots in a circle, and an arc
# ⚖ the judge: scales
# ⇆ the cursor: where the arrows lead
# ⇥ to the end
# ► play
# ⏯ resume
# ↩ undo
# ⇤ undo to the start
# ⏩ speed
# § book: the rules
# ♫ sound on
# ⊘ sound off
# ☀ sun: brightness
# ⎋ door: leave
# ↻ turn the view round
# ❝ speech bubble: language
# ❓ help
# ⚠ warning
# ☻ robot: the computer's level
# ⚿ lock
# ⚙ settings
# ◷ clock


class Font:
    """The sheet of the glyphs, and where each character stands in it.

    OSError when font.bin is not beside this file, ValueError when it is something else.
    """

    def __init__(self) -> None:
        folder = max(__file__.rfind("/"), __file__.rfind("\\")) + 1
        self._file = __file__[:folder] + "font.bin"
        with open(self._file, "rb") as file:
            header = file.read(8)
            if header[:4] != b"SF02":
                raise ValueError("font.bin is not a packed font: python -m sim.font makes one")
            self._pictograms = header[4]
            self._slots = header[5]
            self._glyphs = header[6]
            self._entries = header[7]
            self.wide = 2 * self._slots  # tiles below this one are halves of pictograms
            self._index = file.read(3 * self._entries)
            # A slot is two tiles of a character: the characters, and twice as many tiles as there are slots.
            characters = self._glyphs - self._pictograms
            self.bitmap = Bitmap(WIDTH * (characters + self.wide), HEIGHT, 2)
            bitmaptools.readinto(self.bitmap, file, bits_per_pixel=1, element_size=1, reverse_pixels_in_element=True)
            self._pictures = file.tell()
        # What each slot holds, and in which slot each pictogram is, plus 1.
        self._held = bytearray(range(self._slots))
        self._slot = bytearray([number + 1 if number < self._slots else 0 for number in range(self._pictograms)])
        self._next = 0  # the slot that is given to another pictogram next

    def tile(self, codepoint: int) -> int:
        """Where a character stands in the sheet, in tiles of a cell; a pictogram takes this one and the next."""
        number = self._find(codepoint)
        if number >= self._pictograms:
            return number - self._pictograms + self.wide
        if not self._slot[number]:
            self._fetch(number)
        return 2 * self._slot[number] - 2

    def _fetch(self, number: int) -> None:
        """Brings a pictogram into the slot whose turn it is: as many as there are slots come before it is given away again."""
        slot = self._next
        self._next = (slot + 1) % self._slots
        with open(self._file, "rb") as file:
            file.seek(self._pictures + number * 2 * HEIGHT)
            rows = file.read(2 * HEIGHT)
        for y in range(HEIGHT):
            row = rows[2 * y] << 8 | rows[2 * y + 1]
            for x in range(2 * WIDTH):
                self.bitmap[slot * 2 * WIDTH + x, y] = row >> (15 - x) & 1
        self._slot[self._held[slot]] = 0
        self._held[slot] = number
        self._slot[number] = slot + 1

    def cells(self, text: str) -> int:
        """How many cells a text takes: two for a pictogram, one for any other character."""
        cells = 0
        for codepoint in self.codepoints(text):
            cells += 2 if self._find(codepoint) < self._pictograms else 1
        return cells

    def codepoints(self, text: str) -> list[int]:
        """The code points of a text. Taken from its bytes: a board keeps each single character that it ever made as a name."""
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
        """The number of a character's glyph: ASCII is a run, the others ascend in the table, two bytes each."""
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
