"""Awalé on lights that can be touched: each light of a pit, and the one beside it where the cursor is."""

from sillon.games.awale.view import MIDDLE, apply_step, fits, lights, place, preview_move  # noqa: F401  the rest of the view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds
    from sillon.views.board_view import BoardView


def cell_at(leds: "Leds", look: "BoardView", row: int, col: int) -> int:
    """Return the pit of a light, -1 for none. Lights of the cursor are their pit; in the middle of a panel the mover's."""
    for k in range(12):
        pit = (k + 6 * look.seat) % 12
        for level in (-1, 0, 1, 2):
            if place(leds, look, pit, level) == (row, col):
                return pit
    return -1
