"""Fafy on keys: a column a cell, as on a panel, where the row has space for that; else a light a cell."""

from sillon.games.fafy import view as panel
from sillon.views import SEATS
from sillon.views.keyed import row
from sillon.views.keyed.field import field, light
from sillon.views.row import WAY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.fafy import Fafy
    from sillon.contract import Leds
    from sillon.views.board_view import BoardView

preview_move = panel.preview_move
apply_step = panel.apply_step


def fits(leds: "Leds", game: "Fafy") -> bool:
    """Return whether there is a light for each cell."""
    return row.fits(leds, game.cells)


def _columns(leds: "Leds", look: "BoardView") -> bool:
    """Return whether each cell has a column."""
    return row.wide(leds) and len(look.marks) <= leds.cols


def lights(leds: "Leds", look: "BoardView") -> None:
    """Draw the row, and the seed that has just fallen."""
    if _columns(leds, look):
        panel.lights(field(leds), look)
        return
    for cell in range(len(look.marks)):
        leds[row.place(leds, look, cell)] = light(look, cell, SEATS[look.seat])


def way(leds: "Leds", look: "BoardView", step: int) -> None:
    """Draw over the row where each seed of the cursor's cell would fall, east (`step` 1) or west (-1), one after the other."""
    if _columns(leds, look):
        panel.way(field(leds), look, step)
        return
    for cell, _ in panel.previewed(look, step):
        leds[row.place(leds, look, cell)] = WAY


def cell_at(leds: "Leds", look: "BoardView", y: int, x: int) -> int:
    """Return the cell of this key's light, or of its column; -1 for none."""
    return row.pile_at(leds, look, y, x) if _columns(leds, look) else row.cell_at(leds, look, y, x)
