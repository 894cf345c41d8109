"""Arcs of one's own: lay them, ask whether they can be coloured and with how few black tokens, and see such a colouring.

This is the computer program of which the document tells. OK takes a plot, and OK on another lays the arc; the same two plots
again remove it. BACK removes none. Past the last plot are the places to colour them oneself, and to ask: there the cursor stops
until a pause of the presses.
"""

from games import colorigraphe as rules
from sillon.common.buttons import BACK, DOWN, HINT, LEFT, LONG, OK, PRESS, RELEASE, REPEAT, RIGHT, UP
from sillon.games.colorigraphe.lights import BARE, END, FAULT, HELP, NO, YES, fill, lights, place_cursor, sign
from sillon.games.colorigraphe.page import chord, circle
from sillon.games.colorigraphe.solver import Solving
from sillon.ui.screen import ALL, Screen, write_lines
from sillon.views import SEATS
from sillon.views.digits import number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

# The places of the cursor after the plots.
_TRY = 12
_ASK = 13
_NEVER = 255  # for the fewest black tokens of arcs that cannot be coloured: a pupil may try them
_BYTES = rules.SCORES - rules.ARCS  # of the stored arcs
_TOKEN_MS = 350  # from one token of a shown colouring to the next
_PAUSE_MS = 500  # a press sooner after another does not leave the question or the answer, and removes no arc

# The phases.
_LAYING, _SEEKING, _ANSWERED, _SHOWING = range(4)


class Arcs(Screen):
    """`at` is the place of the cursor, `first` the plot at which an arc begins, -1 for none. `laid` are the arcs in order.

    `key` is the words' key of a refusal or hint, "" for none. `best` is the colouring of the answer, b"" when there is none. The
    screen has the attributes of a BoardView, for drawing plots.
    """

    cursor: int  # set by place_cursor()
    keyed_input = ("games.colorigraphe.keys_arcs", "Keys")
    catalogs = "colorigraphe_arcs"
    preload = ("match.controller", "games.colorigraphe.table", "games.colorigraphe.hints", "match.session")

    def __init__(self, app: "App", name: str, place: str = "") -> None:
        super().__init__(app)
        self._name = name
        self.shown = bytearray(rules.LENGTH)
        stored = app.board.store.load("arcs") or b""
        if len(stored) == _BYTES and stored[-1] < 4:  # 66 bits
            self.shown[rules.ARCS : rules.SCORES] = stored
        self.laid = rules.arcs(self.shown)
        self._changed = False
        self._pressed = 0  # ms: the last arrow or OK
        self.marks = bytearray(rules.PLOTS)
        self.seat = 0
        self.first = -1
        self.key = ""
        self.best = b""
        self._solving = Solving(self.shown, 3)
        self._due = 0  # ms: when the next token of the colouring is shown, 0 when all are
        self.enter(int(place) if place else _ASK if self.laid else 0)

    def enter(self, place: int) -> None:
        """Let the user lay arcs, with the cursor on a place."""
        self.phase = _LAYING
        self.at = place
        self.key = ""
        rules.clear(self.shown, 0)
        place_cursor(self, place if place < _TRY else -1)
        if self.first >= 0:
            for plot in range(rules.PLOTS):
                self.marks[plot] = 0
        for arc in self.laid:
            for plot in arc:
                self.marks[plot] = self.marks[plot] or BARE
        self.redraw = ALL

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK and kind == LONG:
            self.app.target = ("colorigraphe.arcs", self._name, str(self.at))  # the menu comes back to this place
            return ("pause",)
        if code == BACK and kind == RELEASE:
            return self._back()
        if kind not in (PRESS, REPEAT):
            return None
        if self.phase == _LAYING and code in (LEFT, RIGHT, UP, DOWN):
            self._go(1 if code in (RIGHT, UP) else -1)
        elif kind == PRESS and code == OK:
            self._ok()
        elif kind == PRESS and code == HINT and self.phase == _LAYING:
            self.first = -1
            self._ask(_ASK)
        return None

    def press_plot(self, plot: int) -> None:
        """Handle a press of a plot's own key: like the cursor there and OK."""
        if self.phase == _LAYING:
            if self.at != plot:
                self.enter(plot)
            self._ok()

    def _hasty(self) -> bool:
        """Note the time of this press. Return whether the press before it was less than a pause ago."""
        before = self._pressed
        self._pressed = self.app.board.clock.ms()
        return self._pressed - before < _PAUSE_MS

    def _go(self, step: int) -> None:
        """Move the cursor; while an arc begins at a plot, only to the other plots."""
        if self._hasty() and self.at == _ASK:
            return
        places = _ASK + 1 if self.first < 0 else _TRY
        place = (self.at + step) % places
        self.enter((place + step) % places if place == self.first else place)

    def _back(self) -> "Target | None":
        if self.phase != _LAYING or self.key == "arcs_are_none":
            self.enter(self.at)
        elif self.first >= 0:
            place = self.first
            self.first = -1
            self.enter(place)
        else:
            return ("lessons.learn", self._name, "arcs")
        return None

    def _ok(self) -> None:
        hasty = self._hasty()
        if hasty and self.phase == _ANSWERED:
            return
        if self.phase == _ANSWERED and self.best:
            self.phase = _SHOWING
            self._due = 1
            self.redraw = ALL
        elif self.phase == _SHOWING and self._due:
            self._due = 0
            self.shown[rules.COLOURS : rules.ARCS] = self.best
            self.redraw = ALL
        elif self.phase in (_ANSWERED, _SHOWING):
            self.enter(self.laid[-1][1])
        elif self.phase == _SEEKING:
            return
        elif self.key == "arcs_are_none":
            self.enter(0)
        elif self.at >= _TRY:
            self._ask(self.at)
        elif self.first < 0:
            self.first = self.at
            self.sound("LIFT")
            self._go(1)
        elif self.at == self.first:
            self._back()
        else:
            self._lay(hasty)

    def _lay(self, hasty: bool) -> None:
        """Lay the arc from `first` to the cursor. One that is there already is removed by a second OK that is not hasty."""
        one, other = min(self.first, self.at), max(self.first, self.at)
        there = (one, other) in self.laid
        if there and self.key:
            if not hasty:
                self.laid.remove((one, other))
                self._end_with(rules.arc_number(one, other))
        elif there or len(self.laid) == rules.MOST_ARCS:
            self.key = "arc_is_there" if there else "arcs_are_all"
            self.marks[one] = self.marks[other] = FAULT
            self.sound("REFUSED")
            self.redraw = ALL
        else:
            self.laid.append((one, other))
            self._end_with(rules.arc_number(one, other))

    def _end_with(self, arc: int) -> None:
        """Lay the arc with this number, or remove it, and let the next one begin."""
        self.shown[rules.ARCS + (arc >> 3)] ^= 1 << (arc & 7)
        self._changed = True
        self.sound("MOVE")
        self.first = -1
        self.enter(self.at)

    def _ask(self, place: int) -> None:
        """Have the colouring sought: for the answer, or for a pupil who colours the arcs."""
        if self.laid:
            self.enter(place)
            self._solving = Solving(self.shown, 3)
            self.phase = _SEEKING
        else:
            self.key = "arcs_are_none"
            self.sound("REFUSED")
            self.redraw = ALL

    def on_idle(self) -> None:
        if self._changed:
            self._changed = False
            self.app.board.store.save("arcs", bytes(self.shown[rules.ARCS : rules.SCORES]) if self.laid else b"")

    def tick(self, now: int) -> "Target | None":
        self.breathe(now)
        if self.phase == _SEEKING and self._solving.step():
            self.phase = _ANSWERED
            self.best = self._solving.best or b""
            self.app.drop_presses()
            if self.at == _TRY:
                return self._try()
            self.sound("FINE" if self.best else "LATE")
            self.redraw = ALL
        elif self.phase == _SHOWING and 0 < self._due <= now:
            self._show_token(now)
        return None

    def _try(self) -> "Target":
        """Return the target of the screen of colouring, with the arcs as a puzzle."""
        from sillon.common.memory import forget_manifest  # laying arcs needs none of these three
        from sillon.games.colorigraphe.circle_text import from_puzzle  # as above
        from sillon.match.session import Session  # as above

        session = Session(self._name, {"players": 1}, from_puzzle(bytes(2) + self.shown[rules.ARCS : rules.SCORES])[0])
        session.puzzle = 1
        session.answers = bytes((0, self.best.count(b"\3") if self.best else _NEVER))
        session.controllers = {"colour": ("games.colorigraphe.arcs_problem", "ArcsProblem")}
        forget_manifest(self._name)  # the session has imported it
        self.app.session = session
        return ("colorigraphe.colour",)

    def _show_token(self, now: int) -> None:
        """Show the next token of the colouring."""
        todo = [plot for plot in range(rules.PLOTS) if self.best[plot] != self.shown[rules.COLOURS + plot]]
        self.shown[rules.COLOURS + todo[0]] = self.best[todo[0]]
        self._due = now + _TOKEN_MS * self.pace() // 10 if len(todo) > 1 else 0
        self.sound("MOVE")
        self.redraw = ALL

    def lights(self, leds: "Leds") -> None:
        if not leds.rows:
            return
        lights(leds, self)
        if self.first >= 0:
            fill(leds, self.first, SEATS[0])
        if self.phase == _ANSWERED:
            sign(leds, YES if self.best else NO)
        elif self.at >= _TRY and self.phase != _SHOWING:
            sign(leds, HELP if self.at == _ASK else END)

    def page(self, display: "Display") -> None:
        say = self.say
        first = self.first
        if first >= 0:
            # The new arc alone is thick.
            circle(display, self.shown, [], self.at, 1 + first)
            for one, other in self.laid:
                chord(display, one, other)
            if first != self.at:
                chord(display, first, self.at, True)
        else:
            circle(display, self.shown, self.laid, self.at)
        if self.phase == _SHOWING:
            write_lines(display, 0, say("shown_with_black" if 3 in self.best else "shown_without_black"))
            display.text(4, say("ok_hurries" if self._due else "ok_changes"))
        elif self.phase == _ANSWERED:
            self._answer(display)
        elif self.phase == _SEEKING:
            display.text(1, say("answer_is_sought"))
        else:
            display.text(0, say(f"arcs_{min(len(self.laid), 2)}", len(self.laid)))
            write_lines(display, 1, self._task())

    def _answer(self, display: "Display") -> None:
        say = self.say
        black = self.best.count(b"\3")
        if not self.best:
            write_lines(display, 0, say("answer_is_no"))
        elif not black:
            write_lines(display, 0, say("answer_is_two_colours"))
        else:
            display.text(0, say("answer_is_black"))
            number(display, 2, 15, black, 1)
            display.text(3, say(f"answer_black_{min(black, 2)}"))
        display.text(4, say("ok_shows" if self.best else "ok_changes"))

    def _task(self) -> str:
        """Return four lines: what the buttons do here, or what was refused."""
        say = self.say
        if self.key:
            return say(self.key)
        if self.first >= 0:
            return say("arc_from_to", self.first + 1, self.at + 1)
        if self.at >= _TRY:
            return say("ask_here" if self.at == _ASK else "try_here")
        text = say("arc_from", self.at + 1)
        return text + "\n" + say("done_after" if self.at else "done_before") if self.laid else text


SCREEN = Arcs
