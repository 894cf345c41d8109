"""The test of the display: all pixels on, all off, a frame along the edge, and the letters."""

from sillon.selftest import Trial
from sillon.ui.screen import ALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_FULL, _DARK, _FRAME, _LETTERS = range(4)
_STEP = (0, 120, 0)


class CheckPage(Trial):
    name = "selftest.page"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._step = _LETTERS

    def press_ok(self) -> "Target | None":
        if self._step == _FRAME:
            return ("selftest.menu", self.name)
        self._step = (self._step + 1) % 4
        self.redraw = ALL
        return None

    def lights(self, leds: "Leds") -> None:
        """Draw one more light at each step: the lights answer at once, while the display takes a moment."""
        if leds.rows:
            leds.put(0, 0, [_STEP] * min((self._step + 1) % 4 + 1, leds.cols))

    def page(self, display: "Display") -> None:
        right, bottom = display.width - 1, display.height - 1
        if self._step == _LETTERS:
            lines = self.say("letters").split("\n") + [self.say("page_follows"), self.say("ok_goes_on")]
            for row in range(min(len(lines), display.rows)):
                display.text(row, lines[row])
        elif self._step == _FULL and display.drawing(_FULL):
            for y in range(display.height):
                display.line(0, y, right, y)
        elif self._step == _FRAME:
            if display.drawing(_FRAME):
                display.line(0, 0, right, 0)
                display.line(0, bottom, right, bottom)
                display.line(0, 0, 0, bottom)
                display.line(right, 0, right, bottom)
            display.text(2, "  " + self.say("ok_goes_on"))


SCREEN = CheckPage
