"""The verdict: check the colouring arc by arc, or report a timeout. A challenger's must be better."""

from games import colorigraphe as rules
from sillon.common.buttons import OK, PRESS
from sillon.games.colorigraphe.lights import FAULT, NEAR, NO, YES, lights, sign
from sillon.games.colorigraphe.page import chord, circle
from sillon.games.colorigraphe.table import Table
from sillon.ui.screen import ALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target


class Verdict(Table):
    """`judged` is the position in which the move `end` ended the colouring; `in_time`: by the timer.

    `arc_index` is the index of the checked arc in `arcs`, `problems` the arcs at fault so far. `key` is the words' key for a
    valid colouring that is not better, else "".
    """

    def __init__(self, app: "App", judged: bytes, in_time: bool = False) -> None:
        super().__init__(app)
        self.in_time = in_time
        self.shown[:] = judged
        self.seat = judged[rules.PLAYS]
        self.arcs = rules.arcs(judged)
        self.problems: list[tuple[int, int]] = []
        self.end = self.session.match.moves[-1]
        self.key = "not_better" if 0 < judged[rules.FIRST] <= rules.reached(judged) else ""
        self._due = app.board.clock.ms()
        self.cursor = 12
        self.arc_index = -1
        if self.end == rules.TIMEOUT:
            self.arc_index = len(self.arcs)
            self.sound("LATE")

    def judge(self) -> None:
        """Check the next arc, or finish: then the faults blink."""
        self.arc_index += 1
        marked = self.problems
        kind = FAULT
        if self.arc_index < len(self.arcs):
            one, other = self.arcs[self.arc_index]
            token = self.shown[rules.COLOURS + one]
            if 0 < token != self.shown[rules.COLOURS + other] > 0:
                kind = NEAR
            else:
                marked.append((one, other))
                self.beat = 0
            marked = [(one, other)]
        elif not marked:
            self.cursor = -1
        for plot in range(12):
            self.marks[plot] = 0
        for one, other in marked:
            self.marks[one] = self.marks[other] = kind
        self.redraw = ALL

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code != OK or kind != PRESS:
            return super().press(seat, code, kind)
        if self.arc_index < len(self.arcs):
            while self.arc_index < len(self.arcs):
                self.judge()
            return None
        if self.session.position[rules.PHASE] != rules.CLAIMING:
            return ("colorigraphe.scores", bytes(self.shown))
        self.session.announced_ply = len(self.session.match.moves)
        return ("colorigraphe.claim",)

    def tick(self, now: int) -> "Target | None":
        self.breathe(now)
        if now >= self._due and self.arc_index < len(self.arcs):
            self.judge()
            fault = FAULT in bytes(self.marks)
            self._due = now + (900 if fault else 330) * self.pace() // 10
            if self.arc_index == len(self.arcs):
                self.sound("REFUSED" if fault or self.key else "FINE")
        return None

    def lights(self, leds: "Leds") -> None:
        if leds.rows:
            lights(leds, self)
            bad = (
                self.end == rules.TIMEOUT
                or FAULT in bytes(self.marks)
                or (self.key and self.arc_index == len(self.arcs))
            )
            sign(leds, NO if bad else YES)

    def page(self, display: "Display") -> None:
        say = self.say
        arc_index = max(self.arc_index, 0)
        judged = arc_index >= len(self.arcs)
        write = display.message if judged else display.text
        (write if self.in_time else display.text)(0, say("in_time" if self.in_time else "judge"))
        display.text(1, self.player(self.seat))
        if not (judged and display.large):
            circle(display, self.shown, self.arcs, -1, 1 + arc_index)
        thick_arcs = self.problems
        if not judged:
            one, other = self.arcs[arc_index]
            thick_arcs = thick_arcs + [(one, other)]
            first, last = self.shown[rules.COLOURS + one], self.shown[rules.COLOURS + other]
            key = "arc_bare" if not first or not last else "arc_alike" if first == last else "arc_fine"
            text = say("arc_at", arc_index + 1, len(self.arcs), one + 1, other + 1) + "\n" + say(key)
        else:
            display.text(4, say("next"))
            black = rules.black_count(self.shown)
            text = say("problems", len(thick_arcs)) if thick_arcs else say(f"valid_{min(black, 2)}", black)
            if self.key and not thick_arcs:
                text = say(self.key)
            if self.end == rules.TIMEOUT:
                text = say("time_is_over")
        for one, other in () if judged and display.large else thick_arcs:
            chord(display, one, other, True)
        lines = text.split("\n")
        for k in range(len(lines)):
            write(2 + k, lines[k])


SCREEN = Verdict
