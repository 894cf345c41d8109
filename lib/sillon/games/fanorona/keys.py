"""Fanorona on keys: a player presses a piece, then the point where it goes; in a chain the next point.

The piece itself, or OK, stops the chain. Where a step may capture either of two groups, which no step of 3x3 may, the player
touches a piece of the group, or the point again for the group that is lit.
"""

from games.fanorona import step
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
        if screen.phase != CHOOSING or screen.app.board.leds.touched:
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
        if screen.choice:
            kind = self._group(cell)
            if not kind and cell != look.cursor:
                screen.drop_choice()
                return
            screen.choice = (screen.choice & ~3 | kind) if kind else screen.choice
            screen.play()
            return
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

    def _group(self, cell: int) -> int:
        """Return which of the two captures that are offered would take the piece on this point, 1 or 2; 0 for neither."""
        look = self.screen.look
        for kind in (1, 2):
            after = bytearray(look.shown)
            step(look.game, after, self.screen.choice & ~3 | kind)
            if after[cell] != look.shown[cell] == 2 - look.seat:
                return kind
        return 0

    def board(self, leds: "Leds") -> None:
        self.screen.lights(leds)  # with the wave at the end
