"""Fanorona on lights that can be touched: a light a point, on a strip a stretch of lights."""

from sillon.games.fanorona.view import apply_step, fits, lights, preview_move  # noqa: F401  the rest of the view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds
    from sillon.views.board_view import BoardView


def cell_at(leds: "Leds", look: "BoardView", row: int, col: int) -> int:
    """Return the point of a light, -1 for none."""
    rows: int = look.game.rows
    columns: int = look.game.columns
    if leds.rows == 1:
        size = leds.cols // 9
        row, rest = divmod(col, 3 * size + (leds.cols - 9 * size) // 2)
        col = rest // size
    else:
        row -= (leds.rows - rows) // 2
        col -= (leds.cols - columns) // 2
    if not (0 <= row < rows and 0 <= col < columns):
        return -1
    return row * columns + columns - 1 - col if look.turned else (rows - 1 - row) * columns + col
