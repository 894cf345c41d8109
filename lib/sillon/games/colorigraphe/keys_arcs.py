"""Laying arcs on twelve keys: a key is a plot, and the keys of two plots lay an arc."""

from sillon.common.buttons import CELL, PRESS
from sillon.games.colorigraphe.keys_view import plot_at, strip
from sillon.ui.screen import Input

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds, Target
    from sillon.games.colorigraphe.arcs import Arcs


class Keys(Input):
    screen: "Arcs"

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code < CELL:
            return self.screen.press(seat, code, kind)
        plot = plot_at(self.screen.app.board.leds, code - CELL)
        if kind == PRESS and 0 <= plot < 12:
            self.screen.press_plot(plot)
        return None

    def lights(self, leds: "Leds") -> None:
        self.screen.lights(strip(leds))
