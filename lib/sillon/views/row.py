"""A row of piles on the lights: what Fafy, Fang and the laying of seeds share.

On a panel a pile is a column, one LED a seed from the near side up; a row that is longer than the panel is folded in two, as a
furrow is: it turns at the east end and comes back on the far side. On a strip a pile is a stretch of the strip with a dark
LED after it. A pile that is full goes on from its first LED in the next colour: the board is a histogram.
"""

from sillon.screens.screen import glow
from sillon.views import SEATS
from sillon.views.board_view import DIM, FAULT, PLAYABLE, REFUSED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app.contract import Leds

# The colours of the 1st, 2nd ... layer of a pile. Brightness tells playable from dim as well as the hue does, and
# no two layers of a kind differ by red against green alone.
_PLAYABLE = ((0, 150, 20), (0, 220, 190), (185, 210, 0), (205, 205, 190), (255, 120, 220))
_DIM = ((0, 0, 95), (70, 0, 80), (95, 45, 0), (75, 75, 75), (110, 0, 40))
_LAYERS = 4  # the last of them: more seeds than the panel can tell; the screen has the exact count
_FAULT = (255, 50, 0)
_EMPTY = (0, 14, 22)  # a cell that is there, and empty
NOTHING = (190, 255, 190)  # the cursor's own colour on such a cell
_SEED = (255, 240, 190)  # the seed that has just fallen
WAY = (205, 192, 150)  # a seed that would fall: less bright than the cursor beside it
_BEND = (0, 10, 16)  # where a folded row turns


class Shape:
    """Where the cells of a row lie on these lights; `turned` shows them as Nord sees them.

    `height` is how many LEDs a pile has before the next colour begins. In `halves` the row has a gap in its middle, and leaves
    the far side of a panel free, or a stretch at either end of a strip; it is not folded.
    """

    def __init__(self, leds: "Leds", cells: int, turned: bool = False, halves: bool = False) -> None:
        self._cells = cells
        self._turned = turned
        self._panel = leds.rows > 1
        self._base = leds.rows - 1
        self._near = cells  # so many cells lie on the near side; a folded row has the others on the far side
        self._half = cells // 2 if halves and leds.cols > cells else cells  # so many lie west of the gap
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
        """(row, column) of the LED `level` (0 the nearest) of the pile."""
        if self._turned:
            cell = self._cells - 1 - cell
        west = self._west if cell < self._half else self._west + 1
        if not self._panel:
            return 0, west + cell * self._stretch + level
        if cell < self._near:
            return self._base - level, west + cell
        return self.height - 1 - level, self._west + 2 * self._near - 1 - cell

    def bend(self, leds: "Leds") -> None:
        """Lights the bend of a folded row."""
        if self._near < self._cells:
            leds[self._base // 2, self._west + self._near - 1] = _BEND


def fits(leds: "Leds", cells: int) -> bool:
    """Whether these lights can show a row of so many cells."""
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
    own: tuple = SEATS[0],
    blink: bool = False,
) -> None:
    """Draws the row: `counts` and `marks` a cell; the cursor's pile (-1: none) breathes (0..255) towards `own`.

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
                # It breathes much where it may be played.
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


def seed(leds: "Leds", shape: Shape, cell: int, count: int, colour: tuple = _SEED) -> None:
    """The seed that lies, or would lie, on top of a pile that holds `count` with it."""
    leds[shape.place(cell, (count - 1) % shape.height)] = colour
