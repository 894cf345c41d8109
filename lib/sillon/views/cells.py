"""The view of games whose moves are cells of a row of piles. Other views import it."""

from games.rules import LIFT, SOW
from sillon.views import SEATS, row
from sillon.views.board_view import PLAYABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from sillon.contract import Leds, Step
    from sillon.views.board_view import BoardView

    class Row(Protocol):
        """A game whose cells are a row."""

        cells: int


def fits(leds: "Leds", game: "Row") -> bool:
    """Return whether these lights can show the row."""
    return row.fits(leds, game.cells)


def lights(leds: "Leds", look: "BoardView") -> None:
    """Draw the row, and the seed that has just fallen."""
    shape = row.Shape(leds, len(look.marks), look.turned)
    row.piles(leds, shape, look.shown, look.marks, look.cursor, look.breath, SEATS[look.seat], look.blink)
    if look.fallen >= 0:
        row.seed(leds, shape, look.fallen, look.shown[look.fallen])


def preview_move(look: "BoardView", move: int) -> None:
    """Set the cursor on the cell of a move, and mark it playable."""
    look.cursor = move
    look.marks[move] = PLAYABLE


def apply_step(look: "BoardView", step: "Step") -> None:
    """Apply a lift, a sowing or a capture."""
    kind, cell, count = step
    look.fallen = -1
    if kind == LIFT:
        look.shown[cell] = 0
        look.hand = count
    elif kind == SOW:
        look.shown[cell] += 1
        look.hand -= 1
        look.fallen = cell
    else:
        look.shown[cell] -= count
