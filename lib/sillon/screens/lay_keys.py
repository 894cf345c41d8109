"""Keyed input of the start-position screen: each press of a cell's key lays a seed there."""

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
        cell = lay.view.cell_at(leds, lay.look, (code - CELL) // leds.cols, (code - CELL) % leds.cols)
        if kind == PRESS and cell >= 0:
            lay.go_to(cell)
            lay.press(seat, OK, kind)
        return None

    def lights(self, leds: "Leds") -> None:
        lay = self.screen
        lay.look.breath = lay.breath
        lay.look.beat = lay.beat
        lay.view.lights(leds, lay.look)
