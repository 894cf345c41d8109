"""A row of cells with a light each: where they lie, for Fafy and Fang.

A row of up to eight is a furrow folded in two, as on a panel: from the near west corner along the near side, up the east side,
and back along the far one. A longer one winds from the near side to the far side, and neighbours stay neighbours.
"""

from sillon.views.keyed.field import field
from sillon.views.row import Shape

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app.contract import Leds
    from sillon.views.board_view import BoardView

# On 4 rows of 3: row and column of each cell, a nibble each.
_FOLDED = b"\x30\x31\x32\x22\x12\x02\x01\x00"
_WINDING = b"\x30\x31\x32\x22\x21\x20\x10\x11\x12\x02\x01\x00"


def wide(leds: "Leds") -> bool:
    """Whether these are 3 rows of 8 above the buttons, and not 4 rows of 3."""
    return leds.cols >= 8


def fits(leds: "Leds", cells: int) -> bool:
    """Whether there is a light for each of so many cells."""
    return cells <= (2 * leds.cols if wide(leds) else len(_WINDING))


def place(leds: "Leds", look: "BoardView", cell: int, halves: bool = False) -> tuple[int, int]:
    """(row, column) of a cell's light. In `halves` the middle of the row is where it is folded."""
    cells = len(look.marks)
    if wide(leds):
        return Shape(field(leds), cells, look.turned).place(cell, 0)
    if look.turned:
        cell = cells - 1 - cell
    if halves:
        cell += (len(_FOLDED) - cells) // 2
    at = _FOLDED[cell] if cells <= len(_FOLDED) else _WINDING[cell]
    return at >> 4, at & 15


def cell_at(leds: "Leds", look: "BoardView", row: int, col: int, halves: bool = False) -> int:
    """The cell whose light is there, -1 for none."""
    for cell in range(len(look.marks)):
        if place(leds, look, cell, halves) == (row, col):
            return cell
    return -1


def pile_at(leds: "Leds", look: "BoardView", row: int, col: int, halves: bool = False) -> int:
    """The cell in whose column a light is, where each has a column of the field; -1 for none."""
    part = field(leds)
    shape = Shape(part, len(look.marks), look.turned, halves)
    for cell in range(len(look.marks)):
        if row < part.rows and shape.place(cell, 0)[1] == col:
            return cell
    return -1
