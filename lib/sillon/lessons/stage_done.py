"""A stage is climbed for the first time: its stairs light up, with a tune, and the step that is now open breathes.

OK begins that stage; after the last one, and with BACK, the menu after the match follows.
"""

from sillon.common.buttons import BACK, LONG, OK, PRESS, RELEASE
from sillon.lessons.stages import begin, fitting
from sillon.ui.screen import LIGHTS, Screen, centred, write_lines
from sillon.views import glow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_CLIMBED = (255, 170, 0)
_OPEN = (0, 200, 60)
_CLOSED = (0, 10, 30)
_STEP_MS = 120  # a step lights up: a note of the tune


class StageDone(Screen):
    """`stages` are those of the game that fit the lights, as (number, key); `at` is the index of the climbed one.

    `lit` counts the steps that are lit.
    """

    catalogs = "stages"

    def __init__(self, app: "App", name: str, number: str) -> None:
        super().__init__(app)
        self.name = name
        self.stages = fitting(app, name)
        self.at = [stage[0] for stage in self.stages].index(int(number))
        self.last = self.at + 1 == len(self.stages)
        self.lit = 0
        self._due = app.board.clock.ms()
        self.sound("STAGE")

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK and kind == LONG:
            return ("pause",)
        go_on = code == OK and kind == PRESS and self.lit > self.at  # once it is seen: an OK too many does not skip it
        if (code == BACK and kind == RELEASE) or (self.last and go_on):
            return ("match.after",)
        if go_on:
            return begin(self.app, self.name, self.stages[self.at + 1][0])
        return None

    def tick(self, now: int) -> "Target | None":
        if self.lit <= self.at and now >= self._due:
            self.lit += 1
            self._due = now + _STEP_MS
            self.redraw |= LIGHTS
        return super().tick(now)

    def lights(self, leds: "Leds") -> None:
        """Draw the stages as stairs; on a single row as stretches, with too few columns as lights."""
        many = len(self.stages)
        for k in range(many if leds.rows else 0):
            colour = _CLIMBED if k < self.lit else _CLOSED
            if k == self.at + 1 and self.lit > self.at:
                colour = glow(_OPEN, self.breath, _OPEN)
            if leds.cols < many:
                leds[leds.rows - 1 - k // leds.cols, k % leds.cols] = colour
                continue
            left = k * leds.cols // many
            width = max((k + 1) * leds.cols // many - left - (leds.cols >= 3 * many), 1)
            for row in range(1 + k * (leds.rows - 1) // max(many - 1, 1)):
                leds.put(leds.rows - 1 - row, left, [colour] * width)

    def page(self, display: "Display") -> None:
        display.text(0, centred(display, self.say("stage_done")))
        display.text(1, "★ " + self._called(self.at))
        if self.last:
            write_lines(display, 2, self.say("stage_last"))
        else:
            display.text(2, self.say("stage_opens"))
            display.text(3, "► " + self._called(self.at + 1))
        display.text(4, self.say("stage_over" if self.last else "stage_begin"), True)

    def _called(self, at: int) -> str:
        return self.say(f"s_{self.name}_{self.stages[at][1]}")


SCREEN = StageDone
