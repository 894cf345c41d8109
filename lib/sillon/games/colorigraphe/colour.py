"""Colouring against the clock: OK turns the token under the cursor to red, blue, black and none; the arrows go round.

Places 12 and 13 of the cursor are DONE and, in training, a hint. RIGHT on the plot that had no token last goes to DONE, too.
BACK undoes a token. Before the time starts, LEFT switches the sound, and with it the ticking, on or off. The time starts with
OK, or after three seconds where another person may be waiting. A colouring that is valid when the time is over is done.
"""

from games import colorigraphe as rules
from sillon.common.buttons import BACK, DOWN, HINT, LEFT, LONG, OK, PRESS, RELEASE, REPEAT, RIGHT
from sillon.games.colorigraphe.lights import BARE, DARK, END, FAULT, HELP, clock, lights, place_cursor, sign
from sillon.games.colorigraphe.page import circle
from sillon.games.colorigraphe.table import Table
from sillon.ui.screen import ALL, LIGHTS, PAGE
from sillon.views.digits import number
from sillon.views.shades import mixed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target
    from sillon.games.colorigraphe.hints import Hints

DONE_PLACE = 12  # the place of the cursor after the plots
_RECENT = 62  # bytes kept of earlier tokens, for undo
_READY_MS = 3000  # before the time starts by itself
_TIP_MS = 2500  # the time of each text of the first idle seconds
KEEP_MS = 5000  # the least time between saves: flash wears


class Colour(Table):
    """`at` is the place of the cursor, 0 to `most` - 1. The tokens lie on `shown`; `arcs` are those of the problem.

    `recent` are the plots and the tokens that lay there before, two bytes each. `key` is the words' key of the message, `note`
    words in its place, "" for none. `left` are the ms left of the `whole`, `ready` the ms before the time starts; `waits`: it
    waits for OK, as no other person plays. `switched`: the sound has just been switched here; on_idle() stores it. `filled`:
    the last bare plot has just got its token. `end_sign` is the sign of DONE: a verdict only of a lesson or a puzzle.

    The tokens become moves of the match when the colouring ends. Until then session.colouring_state has them and the time left,
    so that the menu and a power-off lose nothing; `saved_at` is `left` at the last save.
    """

    keyed_input = ("games.colorigraphe.keys", "Keys")
    catalogs = "colorigraphe_who colorigraphe_colour"
    hints: "Hints" = None  # type: ignore[assignment]  # None except in training
    note = ""
    filled = switched = unsaved_sound = False
    end_sign = END

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.arcs = rules.arcs(self.shown)
        self.most = DONE_PLACE + 1
        self.at = -1
        self.recent = bytearray()
        self._due = 0  # ticks until the page is drawn
        self.go(1, True)
        self.whole = self.game.seconds * (500 if self.shown[rules.PHASE] == rules.CHALLENGED else 1000)
        self.left = self.whole
        self.ready = _READY_MS
        levels = self.session.levels or (0,) * self.game.players
        self.waits = levels.count(0) == 1 and not levels[self.seat]
        self.saved_at = self.whole + KEEP_MS
        self.now = app.board.clock.ms()
        saved = self.session.colouring_state
        if saved:
            # Resume an interrupted colouring: its time and its tokens.
            left, _, tokens = saved.partition(".")
            self.ready = 0
            self.left = int(left)
            self.shown[rules.COLOURS : rules.ARCS] = bytes([int(token) for token in tokens])
        if self.game.players == 1:
            from sillon.games.colorigraphe.hints import Hints  # only training has them

            self.hints = Hints(self.shown, self.game.colours)
            self.most = DONE_PLACE + 2

    def show_change(self) -> None:
        """Redraw the lights at once and the page a tick later: drawing it is slow."""
        self.redraw |= LIGHTS
        self._due = 2

    def count_down(self) -> None:
        """Let a tick pass after show_change(), and draw the page when it is due."""
        if self._due:
            self._due -= 1
            self.redraw |= 0 if self._due else PAGE

    def degree(self, plot: int) -> int:
        """Return how many arcs the plot has."""
        return sum([1 for each in self.arcs if plot in each])

    def bare(self) -> int:
        """Return how many plots have arcs and no token."""
        return sum([1 for plot in range(12) if not self.shown[rules.COLOURS + plot] and self.degree(plot)])

    def next_place(self, step: int, jump: bool) -> int:
        """Return the place to which the cursor moves; with `jump`, plots without an arc are skipped."""
        if self.filled and step > 0 and not self.bare():
            return DONE_PLACE
        at = (self.at + step) % self.most
        while jump and at < DONE_PLACE and not self.degree(at):
            at = (at + step) % self.most
        return at

    def go(self, step: int, jump: bool) -> None:
        """Move the cursor to the next place."""
        at = self.next_place(step, jump)
        self.filled = False
        self.enter(at)

    def enter(self, at: int) -> None:
        """Move the cursor to a place and clear the message."""
        self.at = at
        self.key = self.note = ""
        self.end_sign = END
        place_cursor(self, at if at < DONE_PLACE else -1)
        for each in self.arcs:
            for plot in each:
                self.marks[plot] = self.marks[plot] or BARE
        self.show_change()

    def turn(self, step: int) -> None:
        """Place the next colour on the plot under the cursor."""
        token = self.shown[rules.COLOURS + self.at]
        if self.key == "refused_no_black_left":
            token += step  # black has just been refused: skip it
        token = 3 - token if self.game.colours == 2 else (token + step) % 4
        self.enter(self.at)
        if token == 3 and rules.black_count(self.shown) == rules.BLACK_TOKENS:
            self.key = "refused_no_black_left"
            for plot in range(12):
                if self.shown[rules.COLOURS + plot] == 3:
                    self.marks[plot] = FAULT
            self.sound("REFUSED")
        else:
            self.lay(token)

    def lay(self, token: int) -> None:
        """Place a token on the plot under the cursor, 0 for none. Until the cursor moves, undo counts one token."""
        place = rules.COLOURS + self.at
        if self.recent[-2:-1] != bytes((self.at,)):
            self.recent = self.recent[-_RECENT:] + bytes((self.at, self.shown[place]))
        bare = not self.shown[place] and self.degree(self.at)
        self.shown[place] = token
        if bare and not self.bare():
            self.filled = True

    def settle(self) -> None:
        """Redraw the place of the cursor."""
        self.enter(self.at)

    def cancel(self) -> bool:
        """Undo a token. Return False when there is none."""
        there = len(self.recent) > 0
        self.undo()
        return there

    def undo(self) -> None:
        """Undo a token."""
        recent = self.recent
        if recent:
            self.shown[rules.COLOURS + recent[-2]] = recent[-1]
        self.enter(recent[-2] if recent else self.at)
        if recent:
            self.key = "on_plot_undone"
        self.recent = recent[:-2]

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK:
            if kind == LONG:
                self.saved_at = self.left + KEEP_MS
            elif kind == RELEASE:
                if self.ready and self.shown[rules.PHASE] == rules.CHALLENGED:
                    return (self.session.name, -1)  # the challenge is withdrawn
                self.undo()
        elif (kind != PRESS and not (kind == REPEAT and code <= RIGHT)) or seat == 1 - self.seat:
            return None  # a player's own buttons are ignored while the other one colours
        elif self.ready:
            if code == OK:
                self.ready = 0
                self.show_change()
            elif code == LEFT and kind == PRESS and self.may_switch_sound():
                self.switch_sound()
        elif code in (LEFT, RIGHT):
            self.go(1 if code == RIGHT else -1, self.app.preferences.jump)
        elif self.asks_hint(code):
            self.give_hint()
        elif self.at < DONE_PLACE and code <= OK:
            self.turn(-1 if code == DOWN else 1)
        elif code == OK and self.controller.timed and self.key != "bare_sure" and self.bare():
            self.key = "bare_sure"
            self.show_change()
        elif code == OK and self.controller.allows(rules.DONE):
            return (self.session.name, rules.DONE, bytes(self.shown))
        return super().press(seat, code, kind)

    def may_switch_sound(self) -> bool:
        """Return whether LEFT switches the sound before the time starts."""
        return not self.controller.busy and self.app.board.sound.works and self.app.preferences.lock < 2

    def switch_sound(self) -> None:
        """Switch the sound on or off, with a tick to hear it by; the time before the start begins again."""
        self.app.preferences.sound = not self.app.preferences.sound
        self.app.apply()
        self.sound("TICK")
        self.ready = _READY_MS
        self.switched = self.unsaved_sound = True
        self.redraw |= ALL

    def asks_hint(self, code: int) -> bool:
        """Return whether a button that is not BACK, LEFT or RIGHT asks for a hint."""
        after_hint = code == OK and self.key in ("hint_counts", "hint_laid", "hint_soon")
        return code == HINT or self.at > DONE_PLACE or after_hint

    def on_idle(self) -> None:
        """Save the time and the tokens: at the start, every five seconds, and when the menu opens. Store the sound."""
        if self.unsaved_sound and not self.ready:
            self.unsaved_sound = False
            from sillon.settings.preferences import save  # after a switch of the sound only

            save(self.app.preferences, self.app.board)
        if self.controller.saves and not self.ready and 0 < self.left <= self.saved_at - KEEP_MS:
            self.saved_at = self.left
            self.store_state()
            self.session.save(self.app.board.store)
        self.controller.on_idle()

    def store_state(self) -> None:
        """Give the session the time left and the tokens."""
        self.session.colouring_state = f"{self.left}." + "".join(
            [str(token) for token in self.shown[rules.COLOURS : rules.ARCS]]
        )

    def give_hint(self) -> None:
        """Place one token of a best colouring, or say why not. OK then gives the next hint."""
        if self.hints is not None:
            plot, token, key = self.hints.next(self.shown)
            if not key:
                self.enter(plot)
                self.lay(token)
            elif key == "hint_is_over":
                self.enter(DONE_PLACE)
            self.key = key or "hint_laid"
            self.show_change()

    def tick(self, now: int) -> "Target | None":
        step = now - self.now
        self.now = now
        self.breathe(now)
        if self.hints is not None:
            self.hints.step()
        self.count_down()
        if not self.controller.timed:
            return None
        before = self.ready or self.left
        if self.ready:
            if not self.waits:
                self.ready = max(self.ready - step, 0)
        else:
            self.left -= step
            if self.left <= 0:
                if self.controller.busy:
                    self.app.drop_presses()
                # A valid colouring is done: the document asks for one in time, and not that the player announces it.
                done = rules.reached(self.shown) < rules.INVALID
                return (self.session.name, rules.DONE if done else rules.TIMEOUT, bytes(self.shown), done)
            interval = 1000 if self.left > 10_000 else 500 if self.left > 4000 else 250
            if before // interval != self.left // interval:
                self.sound("TICK")
        if before // 1000 != (self.ready or self.left) // 1000:
            self.redraw |= ALL  # also the clock of lights, where nothing breathes
        return None

    def lights(self, leds: "Leds") -> None:
        if not leds.rows:
            return
        lights(leds, self)
        if self.ready:
            clock(leds, self.ready, 3000, (0, 220, 70))
        elif self.at >= DONE_PLACE:
            sign(leds, self.end_sign if self.at == DONE_PLACE else HELP)
        else:
            left, whole, colour = self.left, self.whole, (110, 62, 0)
            if left <= 10_000 and self.controller.timed:
                # In the last seconds all of the clock is red and pulses, twice a second.
                whole = left
                colour = mixed(DARK, (255, 20, 0), 60 + left % 500 * 39 // 100)
            clock(leds, left, whole, colour)

    def page(self, display: "Display") -> None:
        title = (self.controller.title() or self.player(self.seat)).split("\n")
        lines = self.status_lines().split("\n")
        seconds = ((self.left if self.waits else self.ready or self.left) + 999) // 1000
        busy = self.controller.busy
        counts = self.ready and not (self.waits or busy)
        takes = self.ready and busy and self.shown[rules.PHASE] == rules.CHALLENGED
        if counts:
            title.append(self.say("start"))
        elif takes:
            title += self.say("robot_takes").split("\n")
            lines[0] = self.say("gain", self.shown[rules.STAKE])
        if self.ready and display.large and not busy:
            # Large print hides the number's drawing: write the number, in a paragraph of its own.
            title = ["  ".join(title) + f"{' ' if counts else '  '}{seconds}"]
            lines = ["", f"{lines[1]} {lines[0]}"]
        # A refusal or a hint; large print hides the circle then, and before the start.
        alone = self.note or ("" if self.key == "on_plot_undone" else self.key)
        said = alone or self.ready
        for row in range(len(title)):
            (display.message if said else display.text)(row, title[row])
        if not (said and display.large):
            circle(display, self.shown, self.arcs, self.at)
            if self.controller.timed and not takes:
                # The time before the start stands beside its words.
                number(display, 50 if counts else 2, 15, seconds, 1 if counts else 2 if self.whole < 100_000 else 3)
        for k in range(len(lines)):
            keys = lines[k].startswith("OK")  # what OK does stays in the last line
            write = display.text if keys or not said else display.alert if alone else display.message
            write(3 + k, lines[k])

    def before_first_token(self) -> bool:
        """Return whether a person who colours against the clock has placed no token yet."""
        controller = self.controller
        tokens = self.session.position[rules.COLOURS : rules.ARCS]
        return controller.timed and not controller.busy and self.shown[rules.COLOURS : rules.ARCS] == tokens

    def status_lines(self) -> str:
        """Return two lines: the message, what was refused, or what OK does here.

        Before the first token, without presses: also, in turn, what is valid and where the end is.
        """
        if self.note:
            return self.note
        if self.controller.busy:
            return self.say("robot_colours") + "\n" + self.say("hurry_up")
        shown = self.shown
        blank = 0
        if self.at <= DONE_PLACE:
            blank = self.bare()
        key = self.key
        if key == "hint_counts":
            return self.say(f"black_{min(self.hints.black, 2)}", self.hints.black)
        if self.ready:
            key = "ready_claim" if shown[rules.PHASE] == rules.CHALLENGED else "ready"
            first = self.say(key)
            if self.switched:
                first = self.say("ticks" if self.app.preferences.sound else "no_ticks")
            elif self.may_switch_sound():
                first = self.say(f"switch_{int(self.app.preferences.sound)}")
            return first + "\n" + self.say("start_by_ok" if self.waits else "hurry_up")
        black = rules.black_count(shown)
        if not key:
            if self.at > DONE_PLACE:
                key = "ask_for_hint"
            elif not blank and self.next_place(1, self.app.preferences.jump) == DONE_PLACE:
                key = "filled_next"
            elif self.at < DONE_PLACE and shown[rules.COLOURS + self.at] == 3:
                return self.say("on_black", black)
            else:
                key = "on_plot_black" if black else "on_plot" if self.game.colours == 3 else "on_plot_turn"
            # With two colours no plot is bare: what the last plot says is enough for the end.
            tip = (self.now - self.app.active_at) // _TIP_MS % self.game.colours
            if self.at == DONE_PLACE:
                key = "bare" if blank else "filled"
            elif tip and self.at < DONE_PLACE and self.before_first_token():
                return self.say(f"begin_{tip}")
        return self.say(key, self.at + 1 if self.at < DONE_PLACE else blank, black)


SCREEN = Colour
