"""Something went wrong that nobody has foreseen. OK goes on with the game, BACK goes home; either by a start anew."""

from sillon.buttons import BACK, OK, PRESS, RELEASE
from sillon.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Leds, Page, Target

_RED = 160


class Crash(Screen):
    """`kind` is the error's name, `where` the screen on which it was: together the code that a grown-up can tell us."""

    def __init__(self, app: "App", kind: str, where: str) -> None:
        super().__init__(app)
        self._code = (kind, where)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        app = self.app
        if code == OK and kind == PRESS and app.session:
            return app.anew(app.session.name)
        if (code == OK and kind == PRESS) or (code == BACK and kind == RELEASE):
            app.session = None
            return app.anew("home")
        return None

    def lights(self, leds: "Leds") -> None:
        if leds.rows:
            leds[leds.rows // 2, leds.cols // 2] = (_RED, self.breath // 8, 0)

    def page(self, screen: "Page") -> None:
        for row in range(3):
            screen.text(row, self.say(f"crash_{row}"))
        for k in range(2):
            screen.text(3 + k, self._code[k][: screen.columns])


SCREEN = Crash
