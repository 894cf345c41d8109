"""The first screen: Sillon's name, and a light that runs along the furrow. OK goes on."""

from sillon.buttons import BACK, LONG, OK, PRESS
from sillon.screen import Screen, centred

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App, Leds, Page, Target

_TRAIL = ((255, 230, 140), (0, 150, 60), (0, 90, 40), (0, 45, 20), (0, 14, 8))
_SPROUT = (20, 160, 40)


class Home(Screen):
    ahead = ("menu", "offers", "screens.games")

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        app.session = None
        self._at = 0

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == OK and kind == PRESS:
            app = self.app
            kept = app.board.store.load("match")
            if not kept:
                return ("games",)  # nothing need be read to find it
            from sillon.resume import resume, unknown

            app.session = resume(app.board.store)
            if not app.session:
                if unknown(kept):
                    return ("go_on",)  # it waits for the version that has its game
                # Of another version, or damaged: that is said, once.
                app.board.store.save("match", b"")
                return ("notice", "lost")
            if app.session.outcome():
                # The power went before anybody pressed OK at its end.
                from sillon.filing import keep

                filed = keep(app)
                app.session = None
                return ("games",) if filed else ("notice", "record_full")
            if chr(kept[0]) > "Z":
                # The version before kept the game's name: what is kept must be what a start anew begins with.
                app.session.save(app.board.store)
            if not self._fits(app.session):
                app.session = None  # it was played on other lights: it waits for them
            elif app.preferences.lock:
                from sillon.lock import go_on

                if not go_on(app, app.session):
                    app.session = None
            return ("go_on",)
        if code == BACK and kind == LONG:
            return ("pause",)
        return None

    def _fits(self, session: "Any") -> bool:
        leds = self.app.board.leds
        folder = "keyed." if leds.keyed else ""
        view: Any = __import__("sillon.views." + folder + session.name, None, None, ("fits",))
        return not leds.rows or bool(view.fits(leds, session.game))

    def breathe(self, now: int) -> None:
        before = self.beat
        super().breathe(now)
        if self.beat != before:
            self._at += 1

    def lights(self, leds: "Leds") -> None:
        """A seed of light runs east along the middle; where it has passed, sprouts come up and fade."""
        if not leds.rows:
            return
        row = leds.rows // 2
        run = leds.cols + len(_TRAIL)
        at = self._at % run
        for k in range(len(_TRAIL)):
            col = at - k
            if 0 <= col < leds.cols:
                leds[row, col] = _TRAIL[k]
                if 0 < k < 4 and row:
                    leds[row - (k & 1) - (k >> 1), col] = _SPROUT

    def page(self, screen: "Page") -> None:
        screen.text(0, centred(screen, self.say("home")))
        screen.text(2, centred(screen, self.say("motto")))
        screen.text(4, centred(screen, self.say("start")))


SCREEN = Home
