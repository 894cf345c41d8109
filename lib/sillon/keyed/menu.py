"""The keys of a menu: key n is entry n, in reading order. The first press selects an entry, the next one chooses it.

Of more entries than keys a group is shown; the last key, amber, leads to the next group.
"""

from sillon.common.buttons import CELL, OK, PRESS
from sillon.keyed.button_keys import buttons
from sillon.ui.menu import MORE
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

    def group(self) -> tuple[int, int]:
        """Return the first entry on the keys, and the number of keys with an entry."""
        menu = self.screen
        leds = menu.app.board.leds
        count = len(menu.items)
        keys = leds.rows * leds.cols
        if count <= keys:
            return 0, count
        first = menu.selected // (keys - 1) * (keys - 1)
        return first, min(keys - 1, count - first)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        menu = self.screen
        first, keys = self.group()
        key = code - CELL
        entry = first + key if 0 <= key < keys else -1
        leds = menu.app.board.leds
        if keys < len(menu.items) and key == leds.rows * leds.cols - 1:
            entry = (first + keys) % len(menu.items)
        if kind == PRESS and entry == menu.selected:
            code = OK
        elif kind == PRESS and entry >= 0 and not menu.turning:
            menu.selected = entry
            menu.note = ""
            menu.redraw = ALL
        return menu.press(seat, code, kind)

    def lights(self, leds: "Leds") -> None:
        menu = self.screen
        first, keys = self.group()
        for key in range(keys):
            colour = glow(_CHOSEN, menu.breath, _CHOSEN) if first + key == menu.selected else _OTHER
            leds[key // leds.cols, key % leds.cols] = colour
        if keys < len(menu.items):
            leds[leds.rows - 1, leds.cols - 1] = MORE
        if leds.named:
            buttons(leds, menu.breath)
