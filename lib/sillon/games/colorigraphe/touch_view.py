"""The Colorigraphe on lights that can be touched: each light of a plot."""

from sillon.games.colorigraphe.lights import place
from sillon.games.colorigraphe.view import apply_step, fits, lights, preview_move  # noqa: F401  the rest of the view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds
    from sillon.views.board_view import BoardView


def cell_at(leds: "Leds", look: "BoardView", row: int, col: int) -> int:
    """Return the plot of a light, -1 for none."""
    return touched_plot(leds, row, col)


def touched_plot(leds: "Leds", row: int, col: int) -> int:
    """Return the plot of a light, -1 for none."""
    if leds.rows > 1:
        for plot in range(12):
            if place(leds, 2 * plot + 2) == (row, col):
                return plot
        return -1
    width = leds.cols // 12
    plot = (col - (leds.cols - width * 12) // 2) // width
    return plot if 0 <= plot < 12 else -1
