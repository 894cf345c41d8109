"""A menu whose entries are pictures of lights: any key of a picture chooses it, OK the first one, BACK goes back.

Green continues, blue goes back by a move, red ends; four colours together are the games.
"""

from sillon.common.buttons import CELL, OK, PRESS
from sillon.keyed.button_keys import buttons
from sillon.ui.screen import Input
from sillon.views import glow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import Colour, Leds, Target
    from sillon.ui.menu import Menu

    # A picture: for each of its lights the row, the column and the colour.
    Picture = tuple[tuple[int, ...], ...]

_GREEN = (0, 230, 70)
_BLUE = (40, 110, 255)
_RED = (255, 30, 10)


def drawn(rows: bytes, west: int, colour: "Colour") -> "Picture":
    """Return a picture in one colour: a byte a row from the far side, its highest of 3 bits the westernmost light."""
    return tuple([(k // 3, west + k % 3) + colour for k in range(9) if rows[k // 3] >> (2 - k % 3) & 1])


GO = drawn(b"\x04\x06\x04", 0, _GREEN)
UNDO = drawn(b"\x02\x06\x02", 2, _BLUE)
WAIT = drawn(b"\x05\x05\x05", 0, _RED)
STOP = drawn(b"\x03\x03\x03", 5, _RED)
GAMES = ((1, 6, 0, 210, 60), (1, 7, 255, 140, 0), (2, 6, 40, 110, 255), (2, 7, 200, 50, 240))  # in their colours


class Pictures(Input):
    """Subclasses give pictures(); `shown` are those of the entries that there are now."""

    screen: "Menu"

    def refresh(self) -> None:
        self.shown = self.pictures()

    def pictures(self) -> "list[tuple[Picture, Any]]":
        """Return pairs of a picture and the value of the entry that it stands for."""
        return []

    def choose_entry(self, value: "Any") -> "Target | None":
        """Return the target of the entry with this value, or None to stay."""
        return self.screen.choose_entry(value)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == OK:
            return self.choose_entry(self.shown[0][1]) if kind == PRESS else None
        if code < CELL:
            return self.screen.press(seat, code, kind)
        cols = self.screen.app.board.leds.cols
        return self.key((code - CELL) // cols, (code - CELL) % cols) if kind == PRESS else None

    def key(self, row: int, col: int) -> "Target | None":
        """Choose the picture whose columns include the pressed key."""
        for picture, value in self.shown if row < 3 else ():
            columns = [light[1] for light in picture]
            if min(columns) <= col <= max(columns):
                return self.choose_entry(value)
        return None

    def lights(self, leds: "Leds") -> None:
        breath = self.screen.breath
        for k in range(len(self.shown)):
            for light in self.shown[k][0]:
                # The first, which OK chooses too, breathes.
                colour = light[2], light[3], light[4]
                leds[light[0], light[1]] = colour if k else glow(colour, breath, colour, 120)
        buttons(leds, breath)
