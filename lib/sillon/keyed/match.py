"""Whatever game is played on keys: a key is a cell; where there is no screen, whose turn it is, and who has won."""

from sillon.app.buttons import CELL, OK, PRESS
from sillon.keyed.near import buttons, thinks, turn, won
from sillon.match.play import CHOOSING, LOOKING, OVER, SHOWING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Leds, Target


def keyed(plain: "Any") -> "Any":
    """`plain` is a subclass of Play. Subclasses give `view` and key(cell)."""

    class Match(plain):  # type: ignore[misc]
        between = True  # the lights between the buttons are free, and tell whose turn it is

        def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
            target: Target | None = None
            if code < CELL:
                target = super().press(seat, code, kind)
            elif kind == PRESS and self.phase == SHOWING:
                self._shown_all()  # an impatient press only skips: it would choose for the other player
            elif kind == PRESS:
                # What looks back or thinks takes any key; else it must be a cell's.
                cell = self.cell_at(code)
                if cell >= 0 or self.phase == LOOKING:
                    target = super().press(seat, CELL + max(cell, 0), kind)
            return target

        def cell_at(self, code: int) -> int:
            """The cell whose key has this code, -1 for none."""
            leds = self.app.board.leds
            return int(self.view.cell_at(leds, self.look, (code - CELL) // leds.cols, (code - CELL) % leds.cols))

        def choose(self, code: int, kind: int) -> "Target | None":
            target: Target | None = None
            if code >= CELL:
                self.key(code - CELL)
            elif code != OK or self.goes():
                target = super().choose(code, kind)
            return target

        def key(self, cell: int) -> None:
            """The key of this cell is pressed, while a move is chosen or the match is over."""

        def goes(self) -> bool:
            """Whether OK does something."""
            return self.phase == OVER or (self.phase == CHOOSING and self.look.cursor >= 0)

        def lights(self, leds: "Leds") -> None:
            self.look.breath = self.breath
            self.look.beat = self.beat
            self.board(leds)
            if self.phase == OVER:
                self.won(leds)
            elif self.between:
                turn(leds, self.look.seat, 200)
            work = getattr(self, "work", None)
            if work:
                thinks(leds, self.beat)
            buttons(leds, self.breath, not self.hurry if work else self.goes())

        def won(self, leds: "Leds") -> None:
            """Who has won."""
            won(leds, self.end.winner, self.beat)

        def board(self, leds: "Leds") -> None:
            """The game itself."""
            self.view.lights(leds, self.look)

    return Match
