"""The keys of a menu: key n is entry n, in reading order. The first press selects an entry, the next one chooses it."""

from sillon.common.buttons import CELL, OK, PRESS
from sillon.keyed.button_keys import buttons
from sillon.ui.screen import ALL, Input
from sillon.views import glow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds, Target
    from sillon.ui.menu import Menu

_CHOSEN = (230, 170, 0)
_OTHER = (0, 40, 60)


class Keys(Input):
    screen: "Menu"

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        menu = self.screen
        entry = code - CELL
        if kind == PRESS and entry == menu.selected:
            code = OK
        elif kind == PRESS and 0 <= entry < len(menu.items) and not menu.turning:
            menu.selected = entry
            menu.note = ""
            menu.redraw = ALL
        return menu.press(seat, code, kind)

    def lights(self, leds: "Leds") -> None:
        menu = self.screen
        for entry in range(min(len(menu.items), leds.rows * leds.cols)):
            colour = glow(_CHOSEN, menu.breath, _CHOSEN) if entry == menu.selected else _OTHER
            leds[entry // leds.cols, entry % leds.cols] = colour
        if leds.named:
            buttons(leds, menu.breath)
