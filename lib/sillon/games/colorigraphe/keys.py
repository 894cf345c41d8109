"""Colouring on twelve keys: each press of a plot's key turns its token on, from none to red, blue, black and none again."""

from games.colorigraphe import COLOURS
from sillon.common.buttons import CELL, OK, PRESS
from sillon.games.colorigraphe.colour import DONE_PLACE
from sillon.games.colorigraphe.keys_view import strip
from sillon.match.controller import ControlledInput

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds, Target
    from sillon.games.colorigraphe.colour import Colour


class Keys(ControlledInput):
    screen: "Colour"

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        screen = self.screen
        if code < CELL:
            return super().press(seat, code, kind)
        if kind != PRESS or not 0 <= code - CELL < DONE_PLACE or screen.controller.busy:
            return None  # the computer is colouring, or the puzzle is solved
        if screen.ready:
            # The first press starts the clock.
            return super().press(seat, OK, kind)
        if screen.at != code - CELL:
            screen.enter(code - CELL)
        screen.turn(1)
        return None

    def lights(self, leds: "Leds") -> None:
        screen = self.screen
        # Show the colour of a token under the finger: red and blue breathe less.
        breath = screen.breath
        if screen.cursor >= 0 and 0 < screen.shown[COLOURS + screen.cursor] < 3:
            screen.breath = breath // 3
        screen.lights(strip(leds))
        screen.breath = breath
