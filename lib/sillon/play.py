"""Playing, whatever the game: whose turn it is, moves shown step by step, undo, the menu, the end.

A game's own screen (sillon/screens/) draws the board and lets a person choose a move. A press while a move is being shown
brings it to its end at once, and then does what it does.
"""

from games.rules import LIFT, SOW
from sillon.buttons import BACK, LONG, OK, PRESS, RELEASE
from sillon.screen import ALL, Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Target

CHOOSING = 0
SHOWING = 1
OVER = 2

_LIFT_MS = 420
_SOW_MS = 300
_LAST_MS = 420


class Play(Screen):
    """Subclasses give choose(code, kind), settled(), show_step(step), lights and page."""

    parts: tuple[str, ...] = ("sillon.play", "sillon.tunes")

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.session = app.session
        self.phase = CHOOSING
        self._unsaved = False
        self._steps: list = []
        self._step = 0
        self._due = 0
        self.settle()

    def settle(self) -> None:
        """The position stands: the one to move chooses, or the match is over."""
        self.end = self.session.outcome()
        self.phase = CHOOSING if self.end is None else OVER
        self.settled()
        self.redraw = ALL

    def settled(self) -> None:
        """Takes over the position that stands now."""

    def choose(self, code: int, kind: int) -> "Target | None":
        """Takes a press while a move is chosen or the match is over; returns like press."""
        return None

    def cancel(self) -> bool:
        """BACK while something is half chosen: lets go of it. False when nothing is."""
        return False

    def show_step(self, step: tuple[int, int, int]) -> None:
        """Does one step of a move to what is shown."""

    def move(self, move: int) -> None:
        """Plays the move; from now on it is shown."""
        self._steps = self.session.play(move)
        self._unsaved = True
        self._step = 0
        self._due = 0
        self.phase = SHOWING

    def _shown_all(self) -> None:
        """The move has been shown to its end, or skipped."""
        self.settle()
        if self.end:
            self.sound("WIN")

    def sound(self, name: str, number: int = 0) -> None:
        """Plays a tune, SEEDS with the number of the seed. While it is silent, the tunes are not even read."""
        sound = self.app.board.sound
        if sound.on:
            from sillon import tunes

            tune = getattr(tunes, name)
            if name == "SEEDS":
                tune = ((tune[min(number, len(tune) - 1)], tunes.SEED_MS),)
            sound.play(tune, self.app.board.clock.ms())

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK and kind == LONG:
            return ("pause",)
        if kind == LONG or (kind == RELEASE and code != BACK):
            return None
        if self.phase == SHOWING:
            self._shown_all()
            if code == OK:
                return None  # an impatient OK skips to the end and does not sow for the other player
        if code == BACK:
            if not self.cancel() and self.session.undo():
                self._unsaved = True
                self.settle()
            return None
        if self.phase == OVER and code == OK and kind == PRESS:
            return ("after",)
        return self.choose(code, kind)

    def spare(self) -> None:
        if self._unsaved:
            self._unsaved = False
            self.session.save(self.app.board.store)

    def tick(self, now: int) -> "Target | None":
        self.breathe(now)
        if self.phase != SHOWING or now < self._due:
            return None
        self.redraw = ALL
        if self._step == len(self._steps):
            self._shown_all()
            return None
        step = self._steps[self._step]
        self._step += 1
        self.show_step(step)
        if step[0] == LIFT:
            self._due = now + _LIFT_MS
            self.sound("LIFT")
        elif step[0] == SOW:
            self._due = now + (_LAST_MS if self._step == len(self._steps) else _SOW_MS)
            self.sound("SEEDS", self._step - 2)
        return None
