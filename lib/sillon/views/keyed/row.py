"""A row of cells with a light each, for Fafy and Fang.

A row of up to eight is folded in two, as on a panel: from the near west corner along the near side, up the east side,
and back along the far side. A longer row winds from the near side to the far side, so that neighbours stay adjacent.
"""

from sillon.views.keyed.field import field
from sillon.views.row import Shape

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds
    from sillon.views.board_view import BoardView

# On 4 rows of 3: the row and column of each cell, a nibble each.
_FOLDED = b"\x30\x31\x32\x22\x12\x02\x01\x00"
_WINDING = b"\x30\x31\x32\x22\x21\x20\x10\x11\x12\x02\x01\x00"


def wide(leds: "Leds") -> bool:
    """Return whether the lights are 3 rows of 8 above the buttons; otherwise they are 4 rows of 3."""
    return leds.cols >= 8


def fits(leds: "Leds", cells: int) -> bool:
    """Return whether there is a light for each of this many cells."""
    return cells <= (2 * leds.cols if wide(leds) else len(_WINDING))


def place(leds: "Leds", look: "BoardView", cell: int, halves: bool = False) -> tuple[int, int]:
    """Return (row, column) of a cell's light. With `halves` the row is folded at its middle."""
    cells = len(look.marks)
    if wide(leds):
        return Shape(field(leds), cells, look.turned).place(cell, 0)
    if look.turned:
        cell = cells - 1 - cell
    if halves:
        cell += (len(_FOLDED) - cells) // 2
    code = _FOLDED[cell] if cells <= len(_FOLDED) else _WINDING[cell]
    return code >> 4, code & 15


def cell_at(leds: "Leds", look: "BoardView", row: int, col: int, halves: bool = False) -> int:
    """Return the cell whose light this is, -1 for none."""
    for cell in range(len(look.marks)):
        if place(leds, look, cell, halves) == (row, col):
            return cell
    return -1


def pile_at(leds: "Leds", look: "BoardView", row: int, col: int, halves: bool = False) -> int:
    """Return the cell in whose column the light is, where each cell has a column; -1 for none."""
    part = field(leds)
    shape = Shape(part, len(look.marks), look.turned, halves)
    for cell in range(len(look.marks)):
        if row < part.rows and shape.place(cell, 0)[1] == col:
            return cell
    return -1
