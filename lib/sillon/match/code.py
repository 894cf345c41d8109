"""The code of the position, to continue the match in the page or the simulator. OK and BACK return to the match."""

from sillon.match.codes import write
from sillon.ui.pages import Pages
from sillon.ui.screen import centred

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_LIT = (0, 150, 60)
_GROUPS = 4  # groups of four signs on a line


class Code(Pages):
    catalogs = "code"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        groups = write(app.session).split("-")
        self._signs = sum([len(group) for group in groups])
        self._lines = [" ".join(groups[k : k + _GROUPS]) for k in range(0, len(groups), _GROUPS)]

    def leave(self) -> "Target":
        return self.app.make_room_for(self.app.session.name)  # frees the modules that made the code

    def page(self, display: "Display") -> None:
        display.text(0, centred(display, self.say("code_title")))
        for row in range(min(len(self._lines), display.rows - 1)):
            display.text(row + 1, centred(display, self._lines[row]))

    def lights(self, leds: "Leds") -> None:
        """Draw a light for each sign, as far as there are lights."""
        for k in range(min(self._signs, leds.rows * leds.cols)):
            leds[k // leds.cols, k % leds.cols] = _LIT


SCREEN = Code
