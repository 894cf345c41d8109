"""A lesson: it explains on the display and the lights, asks, and explains wrong answers kindly.

Lessons are data: see sillon/lessons/lesson_text.py. Moves are played on the game's own screen: see
sillon/lessons/task_board.py.
"""

from sillon.common.buttons import BACK, DOWN, HINT, LEFT, LONG, OK, PRESS, RELEASE, REPEAT, RIGHT, UP
from sillon.common.memory import forget
from sillon.lessons.teaching import ASKING, OVER, RIGHT_ANSWER, TELLING, WRONG_ANSWER, TeachingScreen
from sillon.match.session import Session
from sillon.ui.screen import ALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Target

# The modules that read a lesson; `*` stands for the game.
_READERS = (
    "sillon.manifest sillon.games.*.manifest sillon.lessons.lesson_text sillon.games.*.lessons sillon.games.*.circle_text "
    "games.*_text games.*_refusals games.texts games.options"
)


class Lesson(TeachingScreen):
    """`number` is the lesson's, `at` the step's, from 0; `steps` are read by read_step() of sillon/lessons/lesson_text.py.

    `left` are the moves still to play, each a list of right moves. `session` is that of the tasks, on the screen of the module
    `task_screen`, with the controller `task_controller`, (module, class).
    """

    catalogs = "{}_lesson lesson"
    _next = -1  # the step that begins in `wait` ticks, -1 for none
    wait = 0

    def __init__(self, app: "App", name: str, number: str = "0", at: str = "0") -> None:
        super().__init__(app, name)
        self.number = int(number)
        self._read()
        self.learnt = False
        self.begin(min(int(at), len(self.steps) - 1))

    def _read(self) -> None:
        """Read the lesson, and drop what has read it: the tasks need the memory."""
        from sillon.lessons.lesson_text import heads, read_step, steps  # dropped below
        from sillon.manifest import manifest_of  # dropped below

        name = self.name
        manifest = manifest_of(name)
        self.task_screen = f"games.{name}.{manifest.task_screen.partition('.')[2] or 'screen'}"
        self.task_controller = manifest.lesson_controller
        self.session = Session(name, heads(name)[self.number][1])
        self.game = self.session.game
        self.steps = [read_step(line, self.game, self.circle is not None) for line in steps(name, self.number)]
        for each in _READERS.split(" "):
            forget(each.replace("*", name))

    # A step

    def begin(self, at: int) -> None:
        """Start the step `at`."""
        if self.task_board:
            # Free the game's own screen two ticks before the step is read: reading needs its memory.
            self.task_board = None
            self._next, self.wait = at, 1
            return
        self.app.words.load(self.catalogs.replace("{}", self.name))
        self.at = at
        verb, key, position, answer, lit, moves, _ = self.steps[at]
        self.pose(verb, key, position, answer, lit)
        self.show(moves if verb in ("show", "trap") else [])
        self.left: list[list[int]] = list(moves) if verb == "play" else []
        # The main menu leads back to this step.
        self.app.target = ("lessons.lesson", self.name, str(self.number), str(at))

    def ask(self) -> None:
        """Let the pupil answer."""
        self.phase = ASKING
        if self.verb == "play":
            if not self.task_board:
                self.app.show_loading()  # make_task_board() loads words
                from sillon.lessons.task_board import make_task_board  # for tasks on the game's own screen only

                self.task_board = make_task_board(self)
            self.task_board.settle()
        self.show([])

    def answered(self, name: str, right: bool, move: int = -1) -> None:
        """Handle an answer; `move` is the move played, -1 for none."""
        if right:
            self.phase = RIGHT_ANSWER
            self.sound("FINE")
            self.redraw = ALL
        else:
            from sillon.lessons.wrong_answer import wrong  # after a wrong answer only

            wrong(self, name, move)

    # Buttons

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK:
            if kind == LONG:
                return ("pause",)
            return self.back() if kind == RELEASE else None
        if self.phase == ASKING and self.task_board:
            if code != HINT:
                self.task_board.input.press(seat, code, kind)
                self.redraw |= self.task_board.redraw
            elif kind == PRESS and (self.circle or self.left):
                self.answered("", False)
        elif self._next >= 0:
            pass  # the next step begins in a tick
        elif code == OK and kind == PRESS:
            return None if self.unseen else self.on_ok()
        elif kind in (PRESS, REPEAT) and code in (LEFT, RIGHT, UP, DOWN):
            step = 1 if code in (RIGHT, UP) else -1
            if self.phase == ASKING:
                self.turn(step)
            elif self.phase == WRONG_ANSWER or (self.phase == TELLING and self.verb == "play"):
                self.ask()
            elif self.phase == TELLING and 0 <= self.at + step < len(self.steps):
                self.begin(self.at + step)
        return None

    def on_ok(self) -> "Target | None":
        if self.phase == OVER:
            return self.leave()
        if self.phase == ASKING:
            self.answered(self.chosen(), self.chosen() in self.answer.split("/"))
        elif self.phase == WRONG_ANSWER or (self.phase == TELLING and self.verb == "play"):
            self.ask()
        elif self.at + 1 < len(self.steps):
            self.begin(self.at + 1)
        else:
            self.phase = OVER
            self.learnt = True
            self.show([])
            self.sound("WIN")
        return None

    def back(self) -> "Target | None":
        """Handle BACK: deselect, else repeat the question or go on with the work, else go a step back, else leave."""
        if self.phase == ASKING and self.task_board:
            if not self.task_board.cancel():
                self.begin(self.at)
            self.redraw = ALL
        elif self.phase == WRONG_ANSWER and self.task_board:
            self.ask()  # the work stays, to be mended
        elif self.phase in (WRONG_ANSWER, RIGHT_ANSWER, OVER):
            self.begin(self.at)
        elif self.at:
            self.begin(self.at - 1)
        else:
            return self.leave()
        return None

    def leave(self) -> "Target":
        """Return the target of the menu of lessons, with room made: a lesson leaves much in memory."""
        return self.app.make_room_for("lessons.lessons", self.name, str(self.number))

    # Time

    def tick(self, now: int) -> "Target | None":
        task_board = self.task_board
        if self._next >= 0:
            if not self.wait:
                at, self._next = self._next, -1
                self.begin(at)
            self.wait = 0
        if not task_board or self.phase != ASKING:
            return super().tick(now)
        self._now = now
        self.breathe(now)
        task_board.input.tick(now)
        self._take_over()
        return None

    def _take_over(self) -> None:
        """Redraw here what the game's own screen wants redrawn."""
        self.redraw |= self.task_board.redraw
        self.task_board.redraw = 0

    def on_idle(self) -> None:
        if self.learnt:
            self.learnt = False
            from sillon.lessons.lesson_text import record_learnt  # at the end only

            record_learnt(self.app.board.store, self.name, self.number)
        if self.task_board:
            self.task_board.on_idle()
            self._take_over()

    # Drawing

    def below(self) -> str:
        """Return the last line: what OK does, or what is selected."""
        narrow = "narrow_" if self.narrow() else ""
        if self.phase == OVER:
            return self.say("ok_lessons")
        if self.phase == WRONG_ANSWER:
            return self.say(f"{narrow}ok_try")
        if self.phase == TELLING and self.verb == "play":
            return self.say(f"{narrow}ok_play")
        return super().below() if self.phase == ASKING else self.say(f"{narrow}steps", self.at + 1, len(self.steps))


SCREEN = Lesson
