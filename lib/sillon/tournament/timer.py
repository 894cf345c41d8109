"""The clock of a tournament: the lights go out one by one. OK starts and stops it, the arrows switch to the other time.

It runs on while other screens of the tournament are shown (sillon/tournament/clock.py).
"""

from sillon.common.buttons import BACK, DOWN, LEFT, LONG, OK, PRESS, RELEASE, RIGHT, UP
from sillon.tournament.clock import LAST_MS, AppCountdown
from sillon.ui.screen import ALL, Screen, centred
from sillon.views.digits import number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_GAME = (0, 160, 60)
_BETWEEN = (0, 60, 180)
_LAST = (220, 60, 0)


class TournamentTimer(Screen):
    catalogs = "tournament"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._clock = AppCountdown(app)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK:
            return ("pause",) if kind == LONG else ("tournament.menu", "timer") if kind == RELEASE else None
        if kind == PRESS:
            if code == OK:
                self._clock.press()
            elif code in (LEFT, RIGHT, UP, DOWN):
                self._clock.turn()
            self.redraw = ALL
        return None

    def tick(self, now: int) -> "Target | None":
        if self._clock.tick(now):
            self.redraw |= ALL
        self.breathe(now)
        return None

    def on_idle(self) -> None:
        self._clock.save()

    def lights(self, leds: "Leds") -> None:
        """Draw the time left as lights; when it is over, all of them breathe."""
        clock = self._clock
        count = leds.rows * leds.cols
        colour = _LAST if clock.left <= LAST_MS else _BETWEEN if clock.between else _GAME
        lit = (clock.left * count + clock.whole - 1) // clock.whole
        if not clock.left:
            lit = count
            level = 60 + self.breath * 3 // 4
            colour = (colour[0] * level // 255, colour[1] * level // 255, 0)
        for k in range(lit):
            leds[k // leds.cols, k % leds.cols] = colour

    def page(self, display: "Display") -> None:
        say = self.say
        clock = self._clock
        display.text(0, say("timer_between" if clock.between else "timer_game"))
        minutes, _, seconds = clock.text().partition(":")
        left = display.width // 2 - 28
        number(display, left, 18, int(minutes), 1)
        number(display, left + 24, 18, int(seconds[0]), 1)
        number(display, left + 39, 18, int(seconds[1]), 1)
        if display.drawing("colon", (left + 17, 24, 3, 12)):
            display.disc(left + 18, 25, 1)
            display.disc(left + 18, 34, 1)
        key = "timer_over" if not clock.left else "timer_stop" if clock.running else "timer_start"
        write = display.text if clock.left else display.message
        write(4, centred(display, say(key)))


SCREEN = TournamentTimer
