"""Fanorona on keys: a player presses a piece, then the point where it goes. On 3x3 no step has a choice of two groups.

In a chain he presses the next point, or the piece itself or OK to stop.
"""

from sillon.games.fanorona.screen import HERE
from sillon.keyed.play import PlayKeys
from sillon.match.play import CHOOSING
from sillon.ui.screen import LIGHTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds
    from sillon.games.fanorona.screen import Fanorona


class Keys(PlayKeys):
    screen: "Fanorona"

    def on_position(self) -> None:
        screen = self.screen
        if screen.phase != CHOOSING:
            return
        if screen.chain and screen.able[screen.piece] > HERE:
            screen.look.cursor = screen.piece  # OK stops
        elif not screen.chain and screen.app.board.leds.named:
            screen.look.cursor = -1  # without arrows nothing is chosen before a key is pressed
        screen.mark()

    def ok_acts(self) -> bool:
        screen = self.screen
        return super().ok_acts() and (screen.phase != CHOOSING or screen.able[screen.look.cursor] >= HERE)

    def cancelled(self) -> None:
        screen = self.screen
        if screen.piece < 0 and screen.app.board.leds.named:
            screen.look.cursor = -1
            screen.redraw |= LIGHTS

    def key(self, cell: int) -> None:
        screen = self.screen
        look = screen.look
        if screen.phase != CHOOSING:
            return
        screen.refused = []
        if screen.piece >= 0 and not screen.chain and look.shown[cell] == look.seat + 1:
            if cell == screen.piece:
                screen.cancel()
                return
            screen.hold(-1)  # another piece instead
        look.cursor = cell
        screen.play()
        if screen.phase != CHOOSING:
            return
        if screen.refused:
            screen.beat = 0  # lit at once
            if screen.app.board.leds.named and not screen.chain:
                look.cursor = screen.piece
        screen.mark()

    def board(self, leds: "Leds") -> None:
        self.screen.lights(leds)  # with the wave at the end
