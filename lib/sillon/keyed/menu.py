"""The keys of a menu: key n is entry n, in reading order. The first press selects an entry, the next one chooses it.

Of more entries than keys a group is shown; the last key, amber, leads to the next group. Where lights can be touched, an entry
is its stretch of light, and the lights at the ends lead to the other groups. A touch in the menu's first half second is
ignored: the user meant the screen before it.
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
_HASTY_MS = 500  # touches are ignored for so long after the menu is shown


class Keys(Input):
    screen: "Menu"

    def __init__(self, screen: "Menu") -> None:
        super().__init__(screen)
        self.shown_at = screen.app.board.clock.ms()

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
        board = menu.app.board
        entry = -1
        if code >= CELL:
            if not board.leds.keyed and board.clock.ms() - self.shown_at < _HASTY_MS:
                return None
            entry = self._entry(code - CELL) if board.leds.keyed else self.touched_entry(code - CELL)
        if kind == PRESS and entry == menu.selected:
            code = OK
        elif kind == PRESS and entry >= 0 and not menu.turning:
            menu.selected = entry
            menu.note = ""
            menu.redraw = ALL
        return menu.press(seat, code, kind)

    def _entry(self, key: int) -> int:
        """Return the entry to which this key leads, -1 for none."""
        leds = self.screen.app.board.leds
        first, keys = self.group()
        count = len(self.screen.items)
        if keys < count and key == leds.rows * leds.cols - 1:
            return (first + keys) % count
        return first + key if key < keys else -1

    def touched_entry(self, light: int) -> int:
        """Return the entry to which a touch on this light leads, -1 for none."""
        menu = self.screen
        leds = menu.app.board.leds
        row, col = light // leds.cols, light % leds.cols
        if row < menu.picture_rows or menu.turning:
            return menu.selected
        if not menu.stretches:
            return -1  # the lights show something else
        first, after, left, width = menu.stretches
        if left and col == leds.cols - 1 and after < len(menu.items):
            return after
        entry = first + (col - left) // width
        # West of the first stretch is the light that leads to the group before.
        return entry if entry < after and (col >= left or first) else -1

    def lights(self, leds: "Leds") -> None:
        menu = self.screen
        if not leds.keyed:
            menu.lights(leds)
            return
        first, keys = self.group()
        for key in range(keys):
            colour = glow(_CHOSEN, menu.breath, _CHOSEN) if first + key == menu.selected else _OTHER
            leds[key // leds.cols, key % leds.cols] = colour
        if keys < len(menu.items):
            leds[leds.rows - 1, leds.cols - 1] = MORE
        if leds.named:
            buttons(leds, menu.breath)
