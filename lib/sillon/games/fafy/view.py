"""Fafy on the lights: a row of piles."""

from games.rules import LIFT
from sillon.views import SEATS, row
from sillon.views.board_view import PLAYABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.fafy import Fafy
    from sillon.contract import Leds
    from sillon.views.board_view import BoardView


def fits(leds: "Leds", game: "Fafy") -> bool:
    """Return whether these lights can show the game's row."""
    return row.fits(leds, game.cells)


def lights(leds: "Leds", look: "BoardView") -> None:
    """Draw the row, and the seed that has just fallen."""
    shape = row.Shape(leds, len(look.marks), look.turned)
    row.piles(leds, shape, look.shown, look.marks, look.cursor, look.breath, SEATS[look.seat], look.blink)
    if look.fallen >= 0:
        row.seed(leds, shape, look.fallen, look.shown[look.fallen])


def way(leds: "Leds", look: "BoardView", step: int) -> None:
    """Draw, over the row, where each seed of the cursor's cell would fall, to the east (`step` 1) or west (-1), one after the
    other.
    """
    shape = row.Shape(leds, len(look.marks), look.turned)
    count = look.shown[look.cursor]
    for k in range(1, min(count, look.beat // 4 % (count + 3 if count > 1 else 3)) + 1):
        cell = look.cursor + k * step
        if 0 <= cell < len(look.marks):
            row.seed(leds, shape, cell, look.shown[cell] + 1, row.WAY)


def preview_move(look: "BoardView", move: int) -> None:
    """Set the cursor on the cell of a move, and mark it playable."""
    look.cursor = move >> 1
    look.marks[move >> 1] = PLAYABLE


def apply_step(look: "BoardView", step: tuple[int, int, int]) -> None:
    """Apply a lift or a sowing."""
    kind, cell, count = step
    if kind == LIFT:
        look.shown[cell] = 0
        look.hand = count
    else:
        look.shown[cell] += 1
        look.hand -= 1
        look.fallen = cell
