"""The clock of a class tournament: the minute of a game, then the four minutes between two rounds.

Countdown runs anywhere: the terminal and the page use it too. DayClock is the handheld's: it goes on while other screens of the
day are looked at. Between two screens the app keeps which of the two times it is, whether it runs, what was left and when.
"""

from games.tournament_plan import BETWEEN_MINUTES, GAME_MINUTES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app.contract import App

_MINUTE_MS = 60_000


class Countdown:
    """`left` are the milliseconds of the `whole` that are left, `between` whether they are those between two rounds."""

    def __init__(self) -> None:
        self.between = True
        self.running = False
        self.turn()

    def turn(self) -> None:
        """To the other of the two times, whole and standing still."""
        self.between = not self.between
        self.running = False
        self.left = self.whole = _MINUTE_MS * (BETWEEN_MINUTES if self.between else GAME_MINUTES)

    def press(self) -> None:
        """Lets the time run, or stands it still; when it is over the other one begins."""
        if not self.left:
            self.turn()
        self.running = not self.running

    def advance(self, milliseconds: int) -> bool:
        """Lets so much time pass; whether it is over now, and was not before."""
        if not self.running:
            return False
        self.left = max(self.left - milliseconds, 0)
        self.running = self.left > 0
        return not self.running

    def seconds(self) -> int:
        """What is left, begun seconds counted: 0 is over."""
        return (self.left + 999) // 1000

    def text(self) -> str:
        """The seconds as minutes and seconds."""
        seconds = self.seconds()
        return f"{seconds // 60}:{seconds % 60:02}"


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
