"""The screen: all points lit, all dark, a frame around its edge, and the letters."""

from sillon.screens.screen import ALL
from sillon.selftest.trial import Trial

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app.contract import App, Leds, Page, Target

_FULL, _DARK, _FRAME, _LETTERS = range(4)
_STEP = (0, 120, 0)


class CheckPage(Trial):
    name = "selftest.page"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._at = _LETTERS

    def on(self) -> "Target | None":
        if self._at == _FRAME:
            return ("selftest.menu", self.name)
        self._at = (self._at + 1) % 4
        self.redraw = ALL
        return None

    def lights(self, leds: "Leds") -> None:
        """One more at each step: they answer at once, and all points of the screen take a moment."""
        if leds.rows:
            leds.put(0, 0, [_STEP] * min((self._at + 1) % 4 + 1, leds.cols))

    def page(self, screen: "Page") -> None:
        right, bottom = screen.width - 1, screen.height - 1
        if self._at == _LETTERS:
            lines = self.say("letters").split("\n") + [self.say("page_follows"), self.say("ok_goes_on")]
            for row in range(min(len(lines), screen.rows)):
                screen.text(row, lines[row])
        elif self._at == _FULL and screen.drawing(_FULL):
            for y in range(screen.height):
                screen.line(0, y, right, y)
        elif self._at == _FRAME:
            if screen.drawing(_FRAME):
                screen.line(0, 0, right, 0)
                screen.line(0, bottom, right, bottom)
                screen.line(0, 0, 0, bottom)
                screen.line(right, 0, right, bottom)
            screen.text(2, "  " + self.say("ok_goes_on"))


SCREEN = CheckPage
