"""Fang on keys: a column a cell as on a panel, with the reserves on the far side; or a light a cell.

With a light a cell the furrow is folded between the halves, and each player's reserve lies within the fold, beside their half.
"""

from sillon.games.fang import view as panel
from sillon.views import SEATS
from sillon.views.board_view import FAULT
from sillon.views.keyed import row
from sillon.views.keyed.field import field, light
from sillon.views.shades import EMPTY, mixed, shade

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.fang import Fang
    from sillon.contract import Leds
    from sillon.views.board_view import BoardView

preview_move = panel.preview_move
apply_step = panel.apply_step

_LAST = 9  # seeds of a reserve that fill its two lights
_QUIET = 110


def fits(leds: "Leds", game: "Fang") -> bool:
    """Return whether there is space for the row and the reserves."""
    return bool(game.cells <= 8)


def lights(leds: "Leds", look: "BoardView") -> None:
    """Draw the reserves and the row, and the seed that has just fallen or flies from the reserve."""
    if row.wide(leds):
        panel.lights(field(leds), look)
        return
    cells = len(look.marks)
    shown = look.shown
    if look.fallen < 0 and not (look.hand or shown[cells] or shown[cells + 1]):
        count(leds, look)
        return
    for seat in (0, 1):
        _reserve(leds, look, seat)
    cursor = look.cursor
    for cell in range(cells):
        colour = light(look, cell, SEATS[look.seat])
        if cell in (0, cells - 1) and look.marks[cell] != FAULT and cell not in (cursor, look.fallen):
            # A tibong also has its owner's colour.
            own = SEATS[int(cell > 0)]
            colour = mixed(colour, own, 130) if shown[cell] else shade(own, 50)
        leds[row.place(leds, look, cell, True)] = colour


def _reserve(leds: "Leds", look: "BoardView", seat: int) -> None:
    """Draw a player's reserve in their colour, half of it a light; on their turn it breathes, for its next seed."""
    seeds = look.shown[len(look.marks) + seat]
    for k in (0, 1):
        share = min(max(2 * seeds - k * _LAST, 0), _LAST) * 255 // _LAST
        if seat == look.seat and look.cursor >= 0:
            share -= share * look.breath // 512
        near = int(look.turned) == seat
        leds[2 if near else 1, k if near else 1 - k] = shade(SEATS[seat], max(share, 12))


def count(leds: "Leds", look: "BoardView") -> None:
    """Draw the row at the end, each half in its owner's colour. The fuller half breathes, or else the fuller tibong."""
    if row.wide(leds):
        panel.count(field(leds), look)
        return
    shown = look.shown
    cells = len(look.marks)
    winning = panel.deciding(look)
    for cell in range(cells):
        seat = int(2 * cell >= cells)
        share = min(60 + 40 * shown[cell], 255) if shown[cell] else 0
        share_now = share - share * look.breath // 400 if cell in winning else share * _QUIET // 255
        colour = shade(SEATS[seat], share_now)
        leds[row.place(leds, look, cell, True)] = colour if share else EMPTY


def cell_at(leds: "Leds", look: "BoardView", y: int, x: int) -> int:
    """Return the cell of this key's light, or of its column below the reserves; -1 for none."""
    if row.wide(leds):
        return row.pile_at(leds, look, y, x, True) if y else -1
    return row.cell_at(leds, look, y, x, True)
