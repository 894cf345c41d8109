"""Fafy on the lights: a row of piles."""

from sillon.views import row
from sillon.views.board_view import PLAYABLE
from sillon.views.cells import apply_step, fits, lights

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds
    from sillon.views.board_view import BoardView

__all__ = ("apply_step", "fits", "lights", "preview_move", "way")


def way(leds: "Leds", look: "BoardView", step: int) -> None:
    """Draw over the row where each seed of the cursor's cell would fall, east (`step` 1) or west (-1), one after the other."""
    shape = row.Shape(leds, len(look.marks), look.turned)
    for cell, count in previewed(look, step):
        row.seed(leds, shape, cell, count, row.WAY)


def previewed(look: "BoardView", step: int) -> "list[tuple[int, int]]":
    """Return the cells on which seeds are previewed at this moment of the animation, and their counts with that seed."""
    count = look.shown[look.cursor]
    seeds = min(count, look.beat // 4 % (count + 3 if count > 1 else 3))
    cells = [look.cursor + k * step for k in range(1, seeds + 1)]
    return [(cell, look.shown[cell] + 1) for cell in cells if 0 <= cell < len(look.marks)]


def preview_move(look: "BoardView", move: int) -> None:
    """Set the cursor on the cell of a move, and mark it playable."""
    look.cursor = move >> 1
    look.marks[move >> 1] = PLAYABLE
