"""Playing, whatever the game: whose turn it is, moves shown step by step, undo, review, the menu, the end.

A game's screen (sillon/games/<game>/screen.py) lets a person choose a move. docs/architecture.md lists what a press passes. A
press while a move is animated ends the animation, then acts; OK only ends it.
"""

from games.rules import SOW, TAKE
from sillon.common.buttons import BACK, HINT, LONG, OK, PRESS, RELEASE
from sillon.match.controller import Controlled, ControlledInput
from sillon.ui.screen import ALL, BREATH_MS
from sillon.views import view_of
from sillon.views.board_view import BoardView

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules import Outcome
    from sillon.contract import App, Display, Leds, Step, Target

CHOOSING = 0
SHOWING = 1
OVER = 2
REVIEWING = 3  # in a review of the match

# How long a step is shown, by its kind: none, LIFT, SOW, SKIP, TAKE, MOVE; and the pause between the last seed and what is taken.
_STEP_MS = (0, 420, 300, 200, 420, 340)
_PAUSE_MS = 420
_THINKING_MS = (
    150  # between two frames while the computer thinks: a frame of lights takes as long as two slices of thinking
)
_TUNES = ("", "LIFT", "SEEDS", "", "TAKE", "MOVE")


class PlayInput(ControlledInput):
    """The input of a game's screen with plain buttons. Where lights are keys: sillon/keyed/play.py."""

    screen: "Play"

    def on_position(self) -> None:
        """Called when the screen shows the match's position: after an animation or an undo."""

    def on_animation(self) -> None:
        """Called when the animation of a move begins."""

    def cancelled(self) -> None:
        """Called when a partial choice has been dropped."""

    def press_to_choose(self, code: int, kind: int) -> "Target | None":
        return self.screen.press_to_choose(code, kind)


class Play(Controlled):
    """`look` is what the lights show, a BoardView; `view` the game's module that draws it, see sillon/views/board_view.py.

    Subclasses give `catalogs`, on_position(), press_to_choose(code, kind), drop_choice(), and the lines of the page.
    """

    input: PlayInput
    input_class = PlayInput
    keyed_input = ("games.{}.keys", "Keys")
    refused: "list[str]"  # the lines that say why something may not be done
    puzzle_catalogs = ""  # the catalog that the game has for puzzles, followed by a space
    fanfare = True  # whether the end of the match sounds; a puzzle that is not solved does not
    names_task = True  # in a lesson the first line is the task; False where a drawn board leaves room for few words

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.session = app.session
        self.view = view_of(app.board.leds, self.session.name)
        self.look = BoardView(self.session.game, self.session.position, self.session.game.cells)
        self.phase = CHOOSING
        self.end: Outcome = None  # type: ignore[assignment]  # None until the match is over; read only then
        self.unsaved = False
        self._steps: list[Step] = []
        self._step = 0
        self.since = self._due = 0

    def on_attached(self) -> None:
        super().on_attached()
        self.settle()

    def settle(self) -> None:
        """Take over the session's position: a player chooses, the match is over, or it is reviewed."""
        session = self.session
        self.end = session.outcome()  # type: ignore[assignment]
        self.phase = CHOOSING if self.end is None else OVER
        if session.review_ply is not None:
            self.phase = REVIEWING
        look = self.look
        look.reset(session.position, session.turn)
        look.cursor = -1
        look.turned = self.app.preferences.turned and look.seat == 1
        self.on_position()
        self.input.on_position()
        self.redraw = ALL
        self.controller.on_position()

    def on_position(self) -> None:
        """Take over the position, which `look` has already."""

    def press_to_choose(self, code: int, kind: int) -> "Target | None":
        """Handle a press while a move is chosen or the match is over; return like press()."""
        return None

    def cancel(self) -> bool:
        """Drop what is half chosen, or a refusal. Return False when there is nothing to drop."""
        dropped = self.drop_choice()
        if dropped:
            self.input.cancelled()
        return dropped

    def drop_choice(self) -> bool:
        """Drop a partial choice. Return whether there was one."""
        return False

    def point_at(self, move: int) -> None:
        """Put the cursor where a person begins to play the advised move, and mark the move."""
        self.view.preview_move(self.look, move)

    def lead_to(self, move: int) -> None:
        """After OK on the cell of an advised move, preselect the rest of the move."""

    def piece_is_chosen(self) -> bool:
        """Return whether only the rest of the move is left to choose, as in a chain."""
        return False

    def may_show_tip(self) -> bool:
        controller = self.controller
        says = self.refused or controller.note or self.asks()  # two lines: the tip would replace the second
        return self.phase == CHOOSING and controller.saves and not (controller.busy or says)

    def asks(self) -> bool:
        """Return whether the title is a question to the player."""
        return False

    def move(self, move: int) -> None:
        """Play the move that a person has chosen, if the controller allows it."""
        if self.controller.allows(move):
            self.play_move(move)

    def play_move(self, move: int) -> None:
        """Play the move and begin to show it."""
        self.unsaved = True
        self.show(self.session.play(move))

    def show(self, steps: "list[Step]") -> None:
        """Begin to show the steps of a move."""
        self.input.on_animation()
        self.controller.on_animation()
        self._steps = steps
        self._step = self._due = 0
        self.phase = SHOWING
        self.look.unmark()
        self.look.cursor = -1
        self.redraw = ALL

    def finish_showing(self) -> None:
        """End the showing of a move, or skip the rest of it."""
        self.settle()
        if self.end and self.phase == OVER and self.fanfare:
            self.sound("WIN")

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        """Handle what is common to all games: menu, hint, animation, review, undo, the end. The rest chooses a move."""
        if code == BACK and kind == LONG:
            return ("pause",)
        if code == HINT:
            return ("match.hint",) if kind == PRESS else None
        if kind == LONG or (kind == RELEASE and code != BACK):
            return None
        if self.phase == SHOWING:
            self.finish_showing()
            if code == OK or self.phase == SHOWING:
                return None  # OK only ends the animation: it must not play for the other player. Or a reply is animated now
        if self.phase == REVIEWING:
            from sillon.match.replay import press  # in a review only

            return press(self, code)  # type: ignore[arg-type]  # during a review
        if code == BACK:
            if not self.cancel():
                if self.session.undo():
                    self.unsaved = True
                    self.settle()
                else:
                    self.show_tip()
            return None
        if self.phase == OVER and code == OK and kind == PRESS:
            return ("match.after",)
        if not self.controller.busy and (seat is None or seat == self.look.seat):
            # A player's own buttons choose in that player's turn only.
            target = self.input.press_to_choose(code, kind)
            self.controller.after_press(code)
            return target
        return None

    def on_idle(self) -> None:
        """Save the match if it has changed."""
        if self.unsaved and self.controller.saves:
            self.unsaved = False
            self.session.save(self.app.board.store)
        self.controller.on_idle()

    def tick(self, now: int) -> "Target | None":
        self.frame_ms = _THINKING_MS if self.controller.work else BREATH_MS
        self.breathe(now)
        if self.session.autoplay and self.phase == REVIEWING:
            from sillon.match.replay import run  # in a review only

            run(self, now)  # type: ignore[arg-type]  # during a review
        if self.phase == SHOWING:
            self.animate(now)
        return None

    def animate(self, now: int) -> None:
        """Show the next step of a move when it is due."""
        look = self.look
        steps = self._steps
        at = self._step
        last = len(steps) - 1
        if now < self._due:
            look.part = (now - self.since) * 255 // (self._due - self.since)
            return
        self.redraw = ALL
        pace = self.pace()
        self.since = now
        if at > last or not (pace or steps[-1][0] == TAKE):
            self.finish_showing()
            return
        while not pace and at < last:
            self.view.apply_step(look, steps[at])  # at once: only the last capture is animated
            at += 1
        kind = steps[at][0]
        self.view.apply_step(look, steps[at])
        self._step = at + 1
        rest = _PAUSE_MS if kind == SOW and (at == last or steps[at + 1][0] == TAKE) else 0
        if kind == TAKE:
            # Successive harvests pass the same lights, which must not flash more than three times a second.
            pace = max(pace, 10)
        self._due = now + (_STEP_MS[kind] + rest) * pace // 10
        look.part = 0
        tune = _TUNES[kind]
        if tune:
            self.sound(tune, max(at - 1, 0))

    def lights(self, leds: "Leds") -> None:
        """Draw the position."""
        if leds.rows:
            self.look.breath = self.breath
            self.look.beat = self.beat
            self.view.lights(leds, self.look)

    def title(self) -> str:
        """Return the first line: whose turn it is, who has won, or the place in the review."""
        session = self.session
        if session.review_ply is not None:
            return self.say("looking", session.review_ply, len(session.match.moves))
        if self.phase == OVER:
            return self.say("draw" if self.end.winner is None else f"wins_{self.end.winner}")
        return self.say(f"plays_{self.look.seat}")

    def last(self) -> str:
        """Return the last move in words, "" before the first."""
        seat, name = self.session.last()
        return self.say(f"moved_{seat}", name) if name else ""

    def page(self, display: "Display") -> None:
        title = self.title() + (" OK ▶" if self.phase == OVER and not display.large else "")
        display.message(0, self.controller.title() or title)
        if not display.large:
            self.page_board(display)
        if self.phase == SHOWING:
            self.page_showing(display)
        elif self.phase == REVIEWING:
            display.text(3, self.last())
            display.text(4, self.say("look_keys"), True)
        elif self.phase == OVER:
            self.page_over(display)
        else:
            self.page_choosing(display)

    def page_board(self, display: "Display") -> None:
        """Write the position: lines 1 and 2, or a drawing."""

    def page_showing(self, display: "Display") -> None:
        """Write the page while a move is shown."""
        display.text(3, self.say("in_hand", self.look.hand))
        display.text(4, self.last())

    def page_choosing(self, display: "Display") -> None:
        """Write what OK does, while a move is chosen."""

    def page_over(self, display: "Display") -> None:
        """Write why the match has ended."""
