"""The screen after an unhandled exception. OK resumes the match, BACK goes home; both restart the program."""

from sillon.common.buttons import BACK, OK, PRESS, RELEASE
from sillon.ui.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_RED = 160


class Crash(Screen):
    """`kind` is the error's name, `where` the screen that failed: users report both.

    `outcome` is the words' key that says whether the match is saved; `back` is the target of OK where there is no match.
    """

    catalogs = "crash"

    def __init__(self, app: "App", kind: str, where: str, outcome: str, *back: str) -> None:
        super().__init__(app)
        say = self.say
        self._lines = say("crash"), say(outcome), say("crash_on"), kind, where
        print("\n".join(self._lines))  # without a display, the serial console has all the text
        self._back = back

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        app = self.app
        target: Target = ()
        if code == OK and kind == PRESS:
            target = (app.session.name,) if app.session else self._back
        elif code == BACK and kind == RELEASE:
            app.session = None  # type: ignore[assignment]
            target = ("home",)
        try:
            return app.restart_into(*target) if target else None
        except Exception:  # MemoryError above all, when a full log is compacted: continue without a restart
            return target

    def lights(self, leds: "Leds") -> None:
        if leds.rows:
            leds[leds.rows // 2, leds.cols // 2] = (_RED, self.breath // 8, 0)

    def page(self, display: "Display") -> None:
        for k in range(5):
            display.text(k, self._lines[k][: display.columns])


SCREEN = Crash
