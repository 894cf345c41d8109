"""The base of lessons and exercises: a position on the lights, words, and the pupil's choice of a cell, a number, yes or no."""

from sillon.ui.example import Example
from sillon.ui.screen import ALL, LIGHTS, Screen, write_lines
from sillon.views import view_of
from sillon.views.board_view import PLAYABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType
    from typing import Any

    from games.contract import Rules
    from sillon.contract import App, Display, Leds, Session, Target
    from sillon.lessons.lesson_text import LessonStep

# Phases of a step.
TELLING = 0
ASKING = 1
RIGHT_ANSWER = 2
WRONG_ANSWER = 3
OVER = 4

_TOP = 48  # the greatest number that can be selected


class TeachingScreen(Screen):
    """Subclasses set `game`, pose steps and handle answers.

    `verb` and `key` come from the step (sillon/lessons/lesson_text.py); `answer` has the right answers, separated by `/`,
    `wrong` the last wrong one; `tries` counts the wrong answers to this question; `reply` is the line shown when the question is
    answered for the pupil, else "". `unseen`: the step has not been drawn yet. `value` is the pupil's selection, `lit` the
    highlighted cells, `own` the game's own screen while he plays on it.
    """

    keyed_input = ("lessons.keys", "Keys")
    game: "Rules"
    # Of a lesson only: see sillon/lessons/lesson.py.
    at: int
    steps: "list[LessonStep]"
    left: "list[list[int]]"
    session: "Session"
    task_screen: str
    task_controller: "tuple[str, str]"

    def __init__(self, app: "App", name: str) -> None:
        self.name = name
        self.view = view_of(app.board.leds, name)
        self.circle: ModuleType = None  # type: ignore[assignment]  # reads and draws the Colorigraphe's circle
        from sillon.manifest import manifest_of  # a lesson drops it before the game's own screen is imported

        manifest = manifest_of(name)
        self.cell_kind = manifest.cell_kind
        self.cell_names = manifest.cell_names
        if manifest.lesson_circle:
            self.circle = __import__(f"sillon.games.{name}.lesson_circle", None, None, ("draw",))
        self.task_board: Any = None
        self._now = app.board.clock.ms()
        super().__init__(app)

    def pose(self, verb: str, key: str, position: bytes, answer: str, lit: "Sequence[int]" = ()) -> None:
        """Start a step."""
        self.verb = verb
        self.key = key
        self.position = position
        self.answer = answer
        self.lit = lit
        self.wrong = self.reply = ""
        self.tries = 0
        self.task_board = None
        self.unseen = True
        self.value = int(verb == "yes")
        if verb == "cell":
            self.value = lit[0] if lit else self.game.cells // 2
        self.phase = ASKING if verb in ("cell", "yes", "number") else TELLING

    def show(self, moves: "Sequence[int | str]", position: bytes | None = None) -> None:
        """Play these moves on the lights in a loop, from `position` or else from the step's."""
        self.example = Example(self.view, self.game, position or self.position, moves, self.verb == "trap", self._now)
        self.redraw = ALL

    def turn(self, step: int) -> None:
        """Handle an arrow key while the pupil selects."""
        if self.verb == "number":
            self.value = min(max(self.value + step, 0), _TOP)
        else:
            self.value = (self.value + step) % (2 if self.verb == "yes" else len(self.example.look.marks))
        self.redraw = ALL

    def chosen(self) -> str:
        """Return the selection, as answers write it."""
        return self.cell_name(self.value) if self.verb in ("cell", "drop") else str(self.value)

    def cell_name(self, cell: int) -> str:
        """Return the cell's name for the user."""
        return self.cell_names[cell] if self.cell_names else str(cell + 1)

    def cell_called(self, name: str) -> int:
        """Return the cell with this name."""
        return self.cell_names.index(name) if self.cell_names else int(name) - 1

    def tick(self, now: int) -> "Target | None":
        self._now = now
        self.unseen = False
        self.breathe(now)
        if self.example.tick(now):
            self.redraw |= ALL if self.reply and self.circle else LIGHTS
        return None

    # Drawing

    def lights(self, leds: "Leds") -> None:
        task_board = self.task_board
        # Where the pupil colours, the faults blink; of a wrong move the example is shown.
        phases = (ASKING, RIGHT_ANSWER, WRONG_ANSWER if self.circle else ASKING)
        if task_board and self.phase in phases and not self.reply:
            task_board.breath = self.breath
            task_board.beat = self.beat
            task_board.input.lights(leds)
            return
        look = self.example.look
        if self.verb == "cell":
            look.cursor = self.value
        if self.circle:
            self.circle.mark(look, look.cursor)
        for cell in self.lit:
            look.marks[cell] = PLAYABLE
        if self.phase != OVER:
            self.example.lights(leds, self.breath, self.beat)
            return
        for col in range(min(self.beat * leds.cols // 16 + 1, leds.cols)):
            # Leaves grow along the furrow.
            middle = leds.rows // 2
            for row in (middle, middle - 1 + col % 2 * 2 if leds.rows > 2 and self.beat > 15 else middle):
                leds[row, col] = (0, 120, 40)

    def page(self, display: "Display") -> None:
        if self.task_board and self.phase == ASKING:
            self.task_board.input.page(display)
            return
        if self.narrow():
            shown = self.task_board.shown if self.task_board and not self.reply else self.example.look.shown
            self.circle.draw(display, shown, self.value if self.verb == "cell" else -1)
        write_lines(display, 0, self.said())
        # The circle reaches into the last line.
        display.text(display.rows - 1, self.below(), self.phase == ASKING and not self.circle)

    def narrow(self) -> bool:
        """Return whether the Colorigraphe's circle is beside the words."""
        return self.circle is not None and self.phase != OVER and self.verb != "say"

    def words(self, key: str) -> str:
        """Return the text of a key, "" if it does not exist."""
        try:
            return self.say(key)
        except KeyError:
            return ""

    def said(self) -> str:
        """Return the text above the last line."""
        key = self.key
        if self.phase == OVER:
            return self.say("lesson_over")
        if self.phase == RIGHT_ANSWER:
            return self.reply or self.words(f"{key}!") or self.say(f"well_{len(key) % 3}")
        if self.phase == WRONG_ANSWER:
            return self.words(f"{key}?{self.wrong}") or self.words(f"{key}?") or self.say("not_quite")
        return self.say(key)

    def below(self) -> str:
        """Return the last line while the pupil selects: the selection."""
        if self.verb == "yes":
            return self.say(f"narrow_choose_{self.value}" if self.circle else f"choose_{self.value}")
        if self.verb == "number":
            return self.say("choose_number", self.value)
        return self.say(f"choose_{self.cell_kind}", self.chosen())

    def helped(self) -> str:
        """Return the reply after the last wrong answer: the question is solved together, with the selection as the answer."""
        verb = self.verb
        if verb == "play":
            found = self.say("is_shown")
        elif verb == "yes":
            found = self.say(f"is_{self.value}")
        else:
            found = self.say(f"is_{'number' if verb == 'number' else self.cell_kind}", self.chosen())
        return self.say("narrow_together" if self.narrow() else "together") + "\n" + found
