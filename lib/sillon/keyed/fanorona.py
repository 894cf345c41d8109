"""Fanorona on keys: a piece, the point where it goes, and where it may take two groups, a piece of the one that it takes.

On along the chain: the next point, or the piece itself, or OK at once, to stop.
"""

from sillon.fanorona_choice import HERE
from sillon.keyed.match import keyed as match
from sillon.play import CHOOSING
from sillon.screen import LIGHTS
from sillon.views.fanorona import GOAL
from sillon.views.keyed import fanorona

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App, Leds


def keyed(plain: "Any") -> "Any":
    class Fanorona(match(plain)):  # type: ignore[misc]
        """`goal` is the point that was pressed where a capture has a choice of two groups, -1 for none."""

        view = fanorona
        refused: list[str]

        def __init__(self, app: "App") -> None:
            self.goal = -1
            super().__init__(app)

        def settled(self) -> None:
            self.goal = -1
            super().settled()
            if self.phase != CHOOSING:
                return
            if self.chain and self.able[self.piece] > HERE:
                self.look.cursor = self.piece  # OK stops
            elif not self.chain and self.app.board.leds.named:
                self.look.cursor = -1
            self.mark()

        def goes(self) -> bool:
            return bool(super().goes() and (self.phase != CHOOSING or self.able[self.look.cursor] >= HERE))

        def cancel(self) -> bool:
            self.goal = -1
            done = bool(super().cancel())
            if done and self.piece < 0 and self.app.board.leds.named:
                self.look.cursor = -1
                self.redraw |= LIGHTS
            return done

        def key(self, cell: int) -> None:
            if self.phase != CHOOSING:
                return
            look = self.look
            self.refused = []
            kind = look.marks[cell] - GOAL
            if self.goal >= 0 and kind in (1, 2):
                self.session.places[look.seat] = self.goal
                self.move(self.piece << 8 | self.goal << 2 | kind)
                return
            self.goal = -1
            self.choice = 0
            if self.piece >= 0 and not self.chain and look.shown[cell] == look.seat + 1:
                if cell == self.piece:
                    self.cancel()
                    return
                self.hold(-1)  # another piece instead
            look.cursor = cell
            if self.able[cell] & 24 == 24:
                self.goal = cell
                self.mark()
                return
            self.play()
            if self.phase == CHOOSING:
                if self.refused:
                    self.beat = 0  # lit at once
                if self.refused and self.app.board.leds.named and not self.chain:
                    look.cursor = self.piece
                self.mark()

        def board(self, leds: "Leds") -> None:
            plain.lights(self, leds)  # with the wave at the end

    return Fanorona
