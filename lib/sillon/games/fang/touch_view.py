"""Fang on lights that can be touched: each light of a pile is its cell."""

from sillon.games.fang.view import MIDDLE, apply_step, fits, lights, preview_move  # noqa: F401  the rest of the view
from sillon.views.touched_row import pile_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds
    from sillon.views.board_view import BoardView


def cell_at(leds: "Leds", look: "BoardView", row: int, col: int) -> int:
    """Return the cell of a light, -1 for none, as for a reserve."""
    return pile_at(leds, look, row, col, True)
