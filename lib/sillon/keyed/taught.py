"""Lessons and exercises on keys: a key is its cell where one is asked for, and what it is in a match on the game's own screen."""

from sillon.app.buttons import CELL, PRESS
from sillon.keyed.any import Clipped
from sillon.lessons.teacher import ASKING
from sillon.screens.screen import ALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Leds, Target


def keyed(plain: "Any") -> "Any":
    """`plain` is a subclass of Teacher."""

    class Keyed(plain):  # type: ignore[misc]
        def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
            target: Target | None = None
            if code < CELL or (self.own and self.phase == ASKING):
                target = super().press(seat, code, kind)
            elif kind == PRESS and self.phase == ASKING and self.verb in ("cell", "drop"):
                leds = self.app.board.leds
                at = code - CELL
                cell = int(self.view.cell_at(leds, self.example.look, at // leds.cols, at % leds.cols))
                if cell >= 0:
                    self.value = cell
                    self.redraw = ALL
            return target

        def lights(self, leds: "Leds") -> None:
            # The game's own screen keeps to the lights that there are.
            super().lights(leds if self.own else Clipped(leds))

    return Keyed
