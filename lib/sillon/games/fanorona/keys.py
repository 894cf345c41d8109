"""Fanorona on keys: a piece, then the point where it goes. On 3 points by 3 no step has a choice of two groups.

On along the chain: the next point; or the piece itself, or OK at once, to stop.
"""

from sillon.games.fanorona import keys_view as fanorona
from sillon.games.fanorona.screen import HERE
from sillon.keyed.match import keyed as match
from sillon.match.play import CHOOSING
from sillon.screens.screen import LIGHTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Leds


def keyed(plain: "Any") -> "Any":
    class Fanorona(match(plain)):  # type: ignore[misc]
        view = fanorona
        refused: list[str]

        def settled(self) -> None:
            super().settled()
            if self.phase != CHOOSING:
                return
            if self.chain and self.able[self.piece] > HERE:
                self.look.cursor = self.piece  # OK stops
            elif not self.chain and self.app.board.leds.named:
                self.look.cursor = -1  # without arrows nothing is chosen before a key is pressed
            self.mark()

        def goes(self) -> bool:
            return bool(super().goes() and (self.phase != CHOOSING or self.able[self.look.cursor] >= HERE))

        def cancel(self) -> bool:
            done = bool(super().cancel())
            if done and self.piece < 0 and self.app.board.leds.named:
                self.look.cursor = -1
                self.redraw |= LIGHTS
            return done

        def key(self, cell: int) -> None:
            look = self.look
            if self.phase != CHOOSING:
                return
            self.refused = []
            if self.piece >= 0 and not self.chain and look.shown[cell] == look.seat + 1:
                if cell == self.piece:
                    self.cancel()
                    return
                self.hold(-1)  # another piece instead
            look.cursor = cell
            self.play()
            if self.phase != CHOOSING:
                return
            if self.refused:
                self.beat = 0  # lit at once
                if self.app.board.leds.named and not self.chain:
                    look.cursor = self.piece
            self.mark()

        def board(self, leds: "Leds") -> None:
            plain.lights(self, leds)  # with the wave at the end

    return Fanorona
