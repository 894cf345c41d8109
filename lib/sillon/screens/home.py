"""The first screen: Sillon's name, and a light that runs along the furrow. OK continues, RIGHT opens a tournament."""

from games import NAMES
from sillon.common.buttons import BACK, LONG, OK, PRESS, RELEASE, RIGHT
from sillon.ui.screen import IDLE_MS, PAGE, Screen, centred, menu_tip

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_TRAIL = ((255, 230, 140), (0, 150, 60), (0, 90, 40), (0, 45, 20), (0, 14, 8))
_SPROUT = (20, 160, 40)


class Home(Screen):
    keyed_input = ("keyed.keys", "AnyKey")
    preload = (
        ("ui.menu", "manifest") + tuple(["games." + name for name in NAMES]) + ("common.last_game", "screens.games")
    )

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        app.session = None  # type: ignore[assignment]
        self._frame = 0
        self._tip = ""  # replaces the motto: only the menu leads to the self-test and a new tournament
        day = app.board.store.load("tournament_day")
        # The text of a tournament that is over has a line "d".
        self._tournament = day and b"\nd" not in day and app.preferences.lock < 2 and self.kit()

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == OK and kind == PRESS:
            return ("match.go_on",) if self.app.board.store.load("match") else ("games",)
        if code == RIGHT and kind == PRESS and self._tournament:
            return ("tournament.menu",)
        if code == BACK and kind == LONG:
            return ("pause",)
        if code == BACK and kind == RELEASE:
            self.show_tip()
        return None

    def show_tip(self) -> None:
        """Say what holding BACK does."""
        self._tip = menu_tip(self.app)
        self.redraw |= PAGE

    def tick(self, now: int) -> "Target | None":
        if not self._tip and now - self.app.active_at >= IDLE_MS:
            self.show_tip()
        return super().tick(now)

    def breathe(self, now: int) -> None:
        before = self.beat
        super().breathe(now)
        if self.beat != before:
            self._frame += 1

    def lights(self, leds: "Leds") -> None:
        """Draw a seed of light that runs east along the middle, with sprouts behind it that fade."""
        if not leds.rows:
            return
        row = leds.rows // 2
        run = leds.cols + len(_TRAIL)
        at = self._frame % run
        for k in range(len(_TRAIL)):
            col = at - k
            if 0 <= col < leds.cols:
                leds[row, col] = _TRAIL[k]
                if 0 < k < 4 and row:
                    leds[row - (k & 1) - (k >> 1), col] = _SPROUT

    def page(self, display: "Display") -> None:
        display.text(0, centred(display, self.say("home")))
        display.text(2, centred(display, self._tip or self.say("motto")))
        if self._tournament:
            display.text(3, centred(display, self.say("home_tournament")))
        display.text(4, centred(display, self.say("start")))


SCREEN = Home
