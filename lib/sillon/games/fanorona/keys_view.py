"""Fanorona on keys: a light a point, 3 by 3 at the far side of the field."""

from sillon.games.fanorona import view as panel
from sillon.views.keyed.field import field

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.fanorona import Fanorona
    from sillon.contract import Leds
    from sillon.views.board_view import BoardView

preview_move = panel.preview_move
apply_step = panel.apply_step


def fits(leds: "Leds", game: "Fanorona") -> bool:
    """Return whether there is a light for each point."""
    return game.columns == game.rows == 3


def lights(leds: "Leds", look: "BoardView") -> None:
    """Draw the board: Black's side is the far one, or White's when it is turned."""
    panel.lights(field(leds, 3), look)


def cell_at(leds: "Leds", look: "BoardView", y: int, x: int) -> int:
    """Return the point of this key's light, -1 for none."""
    x -= (leds.cols - 3) // 2
    if not (0 <= x < 3 and y < 3):
        return -1
    return 3 * y + 2 - x if look.turned else 3 * (2 - y) + x
