"""The clock of a tournament: the lights go out one by one. OK starts and stops it.

While it is stopped, LEFT switches the sound where there is one, and the other arrows switch to the other time. While it runs, the
arrows do nothing. It runs on while other screens of the tournament are shown (sillon/tournament/clock.py).
"""

from sillon.common.buttons import BACK, DOWN, LEFT, LONG, OK, PRESS, RELEASE, RIGHT, UP
from sillon.tournament.clock import LAST, LAST_MS, AppCountdown, ring
from sillon.ui.screen import ALL, Screen, centred, with_mark
from sillon.views.digits import number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_GAME = (0, 160, 60)
_BETWEEN = (0, 60, 180)


class TournamentTimer(Screen):
    catalogs = "tournament"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._clock = AppCountdown(app)
        self._unsaved_sound = False

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK:
            return ("pause",) if kind == LONG else ("tournament.menu", "timer") if kind == RELEASE else None
        if kind == PRESS:
            if code == OK:
                self._clock.press()
            elif self._clock.running:
                return None
            elif code == LEFT and self.app.board.sound.works:
                self._switch_sound()
            elif code in (LEFT, RIGHT, UP, DOWN):
                self._clock.turn()
            self.redraw = ALL
        return None

    def _switch_sound(self) -> None:
        """Switch the sound on or off, with a tick to hear it by; on_idle() stores it."""
        self.app.preferences.sound = not self.app.preferences.sound
        self.app.apply()
        self.sound("TICK")
        self._unsaved_sound = True

    def tick(self, now: int) -> "Target | None":
        if self._clock.tick(now):
            self.redraw |= ALL
        self.breathe(now)
        return None

    def on_idle(self) -> None:
        self._clock.save()
        if self._unsaved_sound:
            self._unsaved_sound = False
            from sillon.settings.preferences import save  # after a switch of the sound only

            save(self.app.preferences, self.app.board)

    def lights(self, leds: "Leds") -> None:
        """Draw the time left as lights; when it is over, all of them breathe."""
        clock = self._clock
        if not clock.left:
            ring(leds, self.breath)
            return
        count = leds.rows * leds.cols
        colour = LAST if clock.left <= LAST_MS else _BETWEEN if clock.between else _GAME
        lit = (clock.left * count + clock.whole - 1) // clock.whole
        for k in range(lit):
            leds[k // leds.cols, k % leds.cols] = colour

    def page(self, display: "Display") -> None:
        say = self.say
        clock = self._clock
        other = "" if clock.running else say("timer_to_game" if clock.between else "timer_to_between")
        display.text(0, with_mark(display, say("timer_between" if clock.between else "timer_game"), other))
        minutes, _, seconds = clock.text().partition(":")
        left = display.width // 2 - 28
        number(display, left, 18, int(minutes), 1)
        number(display, left + 24, 18, int(seconds[0]), 1)
        number(display, left + 39, 18, int(seconds[1]), 1)
        if display.drawing("colon", (left + 17, 24, 3, 12)):
            display.disc(left + 18, 25, 1)
            display.disc(left + 18, 34, 1)
        if not clock.left:
            display.message(4, centred(display, say("timer_over")))
            return
        sound = self.app.board.sound
        text = say("timer_stop" if clock.running else "timer_start")
        mark = say("timer_silent") if not sound.on or not sound.works else ""
        if sound.works and not clock.running:
            mark = say("timer_hush" if sound.on else "timer_sound")
        display.text(4, with_mark(display, text, mark) if mark else centred(display, text))


SCREEN = TournamentTimer
