"""The points of a turn, and whether there was a better colouring."""

from games import colorigraphe as rules
from sillon.common.buttons import OK, PRESS
from sillon.games.colorigraphe.score_bars import board, rows
from sillon.games.colorigraphe.solver import Solving
from sillon.games.colorigraphe.table import Table, next_target
from sillon.ui.screen import PAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_CUE_MS = 2000  # the time of each text of the last line


class Scores(Table):
    """`before` is the position before points were paid; `points` are the players' points now.

    `seat` has scored `gain`; `black` is the fewest black tokens that a player has reached; `key` is the words' key for the
    solver's result. `cue`: the last line says what OK does, in place of that result.
    """

    def __init__(self, app: "App", before: bytes) -> None:
        super().__init__(app)
        before_points = self.game.scores(before)
        self.points = self.game.scores(self.shown)
        self.seat = before[rules.OWNER]
        for seat in range(self.game.players):
            if self.points[seat] != before_points[seat]:
                self.seat = seat
        self.gain = self.points[self.seat] - before_points[self.seat]
        self.most = self.game.target or max(self.points)
        self.black = rules.reached(before) if self.session.match.moves[-1] == rules.DONE else rules.INVALID
        if before[rules.PHASE] != rules.COLOURING:
            self.black = min(self.black, before[rules.FIRST])
        self.before = before
        self.solving = Solving(before, self.game.colours)
        self.key = "best_is_sought"
        self.pressed = self.cue = False
        self._due = 0  # ms: when the last line changes, 0 while it stays

    def tick(self, now: int) -> "Target | None":
        self.breathe(now)
        if 0 < self._due <= now:
            self._due = now + _CUE_MS
            self.cue = not self.cue
            self.redraw |= PAGE
        if self.solving.step():
            self.redraw |= PAGE
            best = self.solving.best
            if best is None:
                self.key = "best_is_none"
            else:
                better = sum([1 for token in best if token == 3]) < self.black
                self.key = "best_was_better" if better else "best_was_this"
            if self.key != "best_was_better":
                self._due = now + _CUE_MS
            if self.pressed:
                return self.go()
        return None

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code != OK or kind != PRESS:
            return super().press(seat, code, kind)
        self.pressed = True
        return self.go() if self.solving.over else None

    def go(self) -> "Target":
        """Return the target of the better colouring, or the next one."""
        if self.key == "best_was_better":
            return ("colorigraphe.better", self.before, self.solving.best)
        return next_target(self)

    def lights(self, leds: "Leds") -> None:
        if leds.rows:
            rows(leds, self.points, self.most)

    def page(self, display: "Display") -> None:
        gain = f"{self.gain:+}"
        if self.seat == self.before[rules.OWNER] and self.before[rules.PHASE] == rules.CHALLENGED:
            # Explain why the first player gets the whole stake in spite of black tokens.
            sign = self.say(f"player_{self.seat}", "")
            lines = self.say("claim_failed", sign, gain, sign).split("\n")
            display.message(0, lines[0])
            if self.game.players < 3:
                display.message(3, lines[1])
        else:
            display.message(0, self.say("gains", self.player(self.seat), gain))
        if not display.large:
            board(display, [self.player(seat) for seat in range(self.game.players)], self.points, self.most)
        display.text(4, self.say("next" if self.cue else self.key))


SCREEN = Scores
