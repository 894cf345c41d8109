"""Keyed input of the start-position screen: each press of a cell's key lays a seed there. A key that is no cell is the hand.

Where lights can be touched, all lights outside the row are the hand.
"""

from sillon.common.buttons import CELL, OK, PRESS
from sillon.ui.screen import Input

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds, Target
    from sillon.screens.lay import Lay


class Keys(Input):
    screen: "Lay"

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        lay = self.screen
        if code < CELL:
            return lay.press(seat, code, kind)
        leds = lay.app.board.leds
        place = ((code - CELL) // leds.cols, (code - CELL) % leds.cols)
        cell = lay.view.cell_at(leds, lay.look, *place)
        if kind == PRESS and (cell < 0 if leds.touched else place == self._hand(leds)):
            # The first press goes to the hand, the next one is OK there.
            if lay.look.cursor < 0:
                return lay.press(seat, OK, kind)
            lay.go_to(len(lay.look.marks))
            return None
        if kind == PRESS and cell >= 0:
            lay.go_to(cell)
            lay.press(seat, OK, kind)
        return None

    def lights(self, leds: "Leds") -> None:
        lay = self.screen
        if not leds.keyed:
            lay.lights(leds)
            return
        lay.look.breath = lay.breath
        lay.look.beat = lay.beat
        lay.view.lights(leds, lay.look)
        place = self._hand(leds)
        if place:
            lay.hand(leds, [place])

    def _hand(self, leds: "Leds") -> "tuple[int, int] | tuple[()]":
        """Return (row, column) of the key that is the hand: the nearest one that is no cell, () without one."""
        look = self.screen.look
        if len(look.shown) == len(look.marks) + 1:  # else reserves or stores take the other keys
            for row in range(leds.rows - 1, -1, -1):
                for col in range(leds.cols):
                    if self.screen.view.cell_at(leds, look, row, col) < 0:
                        return row, col
        return ()
