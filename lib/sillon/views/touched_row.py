"""A row of piles on lights that can be touched: each light of a pile is its cell."""

from sillon.views.row import Shape

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds
    from sillon.views.board_view import BoardView


def pile_at(leds: "Leds", look: "BoardView", row: int, col: int, halves: bool = False) -> int:
    """Return the cell in whose pile a light is, lit or not; -1 for none. `halves`: as in Shape."""
    cells = len(look.marks)
    shape = Shape(leds, cells, look.turned, halves)
    for cell in range(cells):
        near, west = shape.place(cell, 0)
        far, east = shape.place(cell, shape.height - 1)
        if far <= row <= near and west <= col <= east:
            return cell
    return -1
