"""The tournament's clock on the handheld: it goes on while the day's other screens are looked at; on its menus it rings too.

Between two screens the app has it in hand: which of the two times, whether it runs, what was left of it and when that was.
"""

from sillon.countdown import Countdown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App

LAST_MS = 10_000  # then each second is heard


class DayClock(Countdown):
    """`tick` lets time pass up to now; what went by while nobody looked goes by at the first one."""

    def __init__(self, app: "App") -> None:
        super().__init__()
        self._app = app
        self._now = app.board.clock.ms()
        if app.clock:
            between, running, left, self._now = app.clock
            if between:
                self.turn()
            self.running, self.left = running, left

    def afresh(self) -> None:
        """A whole game's time, standing still."""
        self.between = True
        self.turn()

    def keep(self) -> None:
        """Gives it to the app, for the next screen of the day."""
        self._app.clock = (self.between, self.running, self.left, self._now)

    def tick(self, now: int) -> bool:
        """Lets time pass and sounds; whether it is to be shown anew."""
        before = self.seconds()
        over = self.advance(now - self._now)
        self._now = now
        if self.running or over:
            self._app.active_at = now  # a class looks on: the lights stay awake
        if over:
            self._app.screen.sound("LATE" if self.between else "FINE")
        elif self.running and self.left <= LAST_MS and self.seconds() != before:
            self._app.screen.sound("TICK")
        return self.seconds() != before
