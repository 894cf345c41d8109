"""Colouring on twelve keys: each press of a plot's key turns its token on, from none to red, blue, black and none again.

Where lights can be touched, the first touch only goes to the plot. The middle of a panel is "done".
"""

from games.colorigraphe import COLOURS
from sillon.common.buttons import CELL, OK, PRESS
from sillon.games.colorigraphe.colour import DONE_PLACE
from sillon.games.colorigraphe.keys_view import plot_at, strip
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
        leds = screen.app.board.leds
        plot = plot_at(leds, code - CELL)
        if plot < 0 and 0 < (code - CELL) // leds.cols < leds.rows - 1:
            plot = DONE_PLACE
        if kind != PRESS or not 0 <= plot <= DONE_PLACE - leds.keyed or screen.controller.busy:
            return None  # the computer is colouring, or the puzzle is solved
        if screen.ready:
            # The first press starts the clock.
            return super().press(seat, OK, kind)
        if screen.at != plot:
            screen.enter(plot)
            if leds.touched:
                return None
        if plot == DONE_PLACE:
            return super().press(seat, OK, kind)
        screen.turn(1)
        return None

    def lights(self, leds: "Leds") -> None:
        screen = self.screen
        if leds.touched:
            super().lights(leds)
            return
        # Show the colour of a token under the finger: red and blue breathe less.
        breath = screen.breath
        if screen.cursor >= 0 and 0 < screen.shown[COLOURS + screen.cursor] < 3:
            screen.breath = breath // 3
        screen.lights(strip(leds))
        screen.breath = breath
