"""The clock of a class tournament: one minute a game, four minutes between two rounds.

Countdown runs anywhere: the terminal and the page use it too. AppCountdown is the handheld's, which runs on while other
screens of the tournament are shown; between two screens the app keeps its state.
"""

from games.tournament_plan import BETWEEN_MINUTES, GAME_MINUTES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App, Leds

_MINUTE_MS = 60_000


class Countdown:
    """`left` are the ms left of `whole`; `between` is True between two rounds, None for the minute of a match on the handheld."""

    between: bool | None

    def __init__(self) -> None:
        self.between = True
        self.running = False
        self.turn()

    def turn(self) -> None:
        """Switch to the other of the two times, full and stopped."""
        self.between = not self.between
        self.running = False
        self.left = self.whole = _MINUTE_MS * (BETWEEN_MINUTES if self.between else GAME_MINUTES)

    def press(self) -> None:
        """Start or stop the clock; when the time is over, start the other one."""
        if not self.left:
            self.turn()
        self.running = not self.running
        self.between = bool(self.between)  # a match's minute becomes the class's

    def advance(self, milliseconds: int) -> bool:
        """Advance the clock. Return whether the time has just run out."""
        if not self.running:
            return False
        self.left = max(self.left - milliseconds, 0)
        self.running = self.left > 0
        return not self.running

    def seconds(self) -> int:
        """Return the seconds left, rounded up; 0 when the time is over."""
        return (self.left + 999) // 1000

    def text(self) -> str:
        """Return the time left as minutes and seconds."""
        seconds = self.seconds()
        return f"{seconds // 60}:{seconds % 60:02}"


LAST_MS = 10_000  # the last ten seconds tick
LAST = (220, 60, 0)  # their colour


def ring(leds: "Leds", breath: int) -> None:
    """Have all lights breathe: the time is over."""
    level = 60 + breath * 3 // 4
    for row in range(leds.rows):
        leds.put(row, 0, [(LAST[0] * level // 255, LAST[1] * level // 255, 0)] * leds.cols)


class AppCountdown(Countdown):
    """A Countdown whose tick() advances it to the time `now`, including the time spent on other screens."""

    def __init__(self, app: "App") -> None:
        super().__init__()
        self._app = app
        self._now = app.board.clock.ms()
        if app.clock:
            between, running, left, now = app.clock
            self._now = now or self._now  # 0 after a restart: the time of power-off does not count
            if between:
                self.turn()
            self.between = between
            self.running, self.left = running, left

    def reset_to_game(self) -> None:
        """Reset to the time of a game, stopped."""
        self.between = True
        self.turn()

    def save(self) -> None:
        """Save the state in the app, for the next screen of the tournament."""
        self._app.clock = (self.between, self.running, self.left, self._now)

    def minute(self) -> "tuple[Any, ...]":
        """Return the state of the class's minute, for a match that begins; () when it does not run."""
        now = self._app.board.clock.ms()
        self.advance(now - self._now)
        self._now = now
        self.save()
        return self._app.clock if self.running and self.between is False else ()

    def tick(self, now: int) -> bool:
        """Advance the clock and play its sounds. Return whether the time shown has changed."""
        before = self.seconds()
        over = self.advance(now - self._now)
        self._now = now
        if self.running or over:
            self._app.active_at = now  # keep the lights awake: a class is watching
        if over:
            self._app.screen.sound("LATE" if self.between else "FINE")
        elif self.running and self.left <= LAST_MS and self.seconds() != before:
            self._app.screen.sound("TICK")
        return self.seconds() != before
