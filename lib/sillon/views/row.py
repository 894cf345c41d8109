"""A row of piles on the lights, for Fafy, Fang and laying seeds.

On a panel a pile is a column, one LED a seed from the near side up. A row longer than the panel is folded in two: it
turns at the east end and comes back on the far side. On a strip a pile is a stretch with a dark LED after it. A full
pile continues from its first LED in the next colour: the board is a histogram.
"""

from sillon.views import SEATS, glow
from sillon.views.board_view import DIM, FAULT, NOTHING, PLAYABLE, REFUSED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Colour, Leds

# The colours of the 1st, 2nd ... layer of a pile. Playable and dim differ in brightness as well as in hue, and no two
# layers of a kind differ in red and green alone.
_PLAYABLE = ((0, 150, 20), (0, 220, 190), (185, 210, 0), (205, 205, 190), (255, 120, 220))
_DIM = ((0, 0, 95), (70, 0, 80), (95, 45, 0), (75, 75, 75), (110, 0, 40))
_LAYERS = 4  # the last layer: it stands for any further seeds, and the display has the exact count
_FAULT = (255, 50, 0)
_EMPTY = (0, 14, 22)  # a cell without seeds
_SEED = (255, 240, 190)  # the seed that has just fallen
WAY = (205, 192, 150)  # a preview of a sown seed: less bright than the cursor beside it
_BEND = (0, 10, 16)  # where a folded row turns


class Shape:
    """The positions of a row's cells on these lights; `turned` shows them as Nord sees them.

    `height` is the number of LEDs a pile has before the next colour begins. With `halves` the row has a gap in its
    middle, is not folded, and leaves free the far side of a panel, or a stretch at either end of a strip.
    """

    def __init__(self, leds: "Leds", cells: int, turned: bool = False, halves: bool = False) -> None:
        self._cells = cells
        self._turned = turned
        self._panel = leds.rows > 1
        self._base = leds.rows - 1
        self._near = cells  # the number of cells on the near side; a folded row has the others on the far side
        self._half = cells // 2 if halves and leds.cols > cells else cells  # the number of cells west of the gap
        if not self._panel:
            self._stretch = leds.cols // (cells + 2 if halves else cells)
            self.height = self._stretch - 1
            self._west = (leds.cols - self._stretch * cells) // 2
            return
        self.height = leds.rows
        if halves:
            self.height -= 1
        elif cells > leds.cols:
            self._near = (cells + 1) // 2
            self.height = leds.rows // 2
        self._west = (leds.cols - self._near - (self._half < cells)) // 2

    def place(self, cell: int, level: int) -> tuple[int, int]:
        """Return (row, column) of an LED of the pile; level 0 is the nearest."""
        if self._turned:
            cell = self._cells - 1 - cell
        west = self._west if cell < self._half else self._west + 1
        if not self._panel:
            return 0, west + cell * self._stretch + level
        if cell < self._near:
            return self._base - level, west + cell
        return self.height - 1 - level, self._west + 2 * self._near - 1 - cell

    def bend(self, leds: "Leds") -> None:
        """Light the bend of a folded row."""
        if self._near < self._cells:
            leds[self._base // 2, self._west + self._near - 1] = _BEND


def fits(leds: "Leds", cells: int) -> bool:
    """Return whether these lights can show a row of this many cells."""
    if leds.rows > 1:
        return cells <= leds.cols or (cells <= 2 * leds.cols and leds.rows > 2)
    return leds.cols // cells >= 3


def piles(
    leds: "Leds",
    shape: Shape,
    counts: bytes | bytearray,
    marks: bytes | bytearray,
    cursor: int = -1,
    breath: int = 0,
    own: "Colour" = SEATS[0],
    blink: bool = False,
) -> None:
    """Draw the row. `counts` and `marks` have an entry a cell; the cursor's pile (-1: none) breathes (0..255) towards
    `own`.

    Faults are lit while `blink`.
    """
    height = shape.height
    shape.bend(leds)
    for cell in range(len(marks)):
        count = counts[cell]
        mark = marks[cell]
        colours = _PLAYABLE if mark == PLAYABLE else _DIM
        if cell == cursor:
            for level in range(min(max(count, 1), height)):
                colour = colours[min((count - 1 - level) // height, _LAYERS)] if count else NOTHING
                # A playable pile breathes with the full amplitude.
                leds[shape.place(cell, level)] = (
                    REFUSED if mark == FAULT else glow(colour, breath // 2 if mark == DIM else breath, own)
                )
        elif mark == FAULT:
            if blink:
                leds[shape.place(cell, 0)] = _FAULT
                for level in range(1, min(count, height)):
                    leds[shape.place(cell, level)] = _FAULT
        elif not count:
            leds[shape.place(cell, 0)] = _EMPTY
        else:
            for level in range(min(count, height)):
                layer = (count - 1 - level) // height
                leds[shape.place(cell, level)] = colours[min(layer, _LAYERS)]


def seed(leds: "Leds", shape: Shape, cell: int, count: int, colour: "Colour" = _SEED) -> None:
    """Light the top seed of a pile that holds `count` seeds with it."""
    leds[shape.place(cell, (count - 1) % shape.height)] = colour
