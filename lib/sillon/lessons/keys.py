"""Keyed input of lessons and exercises: a key is its cell where one is asked for; on the game's own screen as in a match.

The second touch on a light answers with its cell.
"""

from sillon.common.buttons import CELL, OK, PRESS
from sillon.keyed.keys import Clipped
from sillon.lessons.teaching import ASKING
from sillon.ui.screen import ALL, Input

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds, Target
    from sillon.lessons.teaching import TeachingScreen


class Keys(Input):
    screen: "TeachingScreen"
    touched_cell = -1

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        lesson = self.screen
        if code < CELL or (lesson.task_board and lesson.phase == ASKING):
            self.touched_cell = -1
            return lesson.press(seat, code, kind)
        if kind == PRESS and lesson.phase == ASKING and lesson.verb in ("cell", "drop"):
            leds = lesson.app.board.leds
            at = code - CELL
            cell = int(lesson.view.cell_at(leds, lesson.example.look, at // leds.cols, at % leds.cols))
            if leds.touched and cell == self.touched_cell >= 0:
                self.touched_cell = -1
                return lesson.press(seat, OK, kind)
            self.touched_cell = cell
            if cell >= 0:
                lesson.value = cell
                lesson.redraw = ALL
        return None

    def lights(self, leds: "Leds") -> None:
        # The game's own screen draws only within these lights.
        self.screen.lights(Clipped(leds) if leds.keyed and not self.screen.task_board else leds)
