"""The clock of a class tournament: the minute of a game, then the four minutes between two rounds."""

from games.tournament_plan import BETWEEN_MINUTES, GAME_MINUTES

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
