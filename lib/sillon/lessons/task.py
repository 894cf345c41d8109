"""The controller of a lesson's task: the lesson judges each move before it is played, and plays the replies."""

from sillon.lessons.teaching import ASKING
from sillon.match.controller import STAY, Controller
from sillon.match.play import CHOOSING, SHOWING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Target
    from sillon.lessons.lesson import Lesson
    from sillon.match.play import Play


class Task(Controller):
    """The pupil plays the moves that the lesson asks for. `plies` is the number of moves when the lesson last went on;
    `refused` is the screen's last refusal that was counted.
    """

    screen: "Play"
    saves = False
    refused: "list[str]" = []

    def __init__(self, screen: "Play", lesson: "Lesson") -> None:
        super().__init__(screen)
        self.lesson = lesson
        self.plies = 0

    def allows(self, move: int) -> bool:
        """Return whether the lesson asks for the move. If not, treat it as a wrong answer."""
        lesson = self.lesson
        session = self.session
        if move in lesson.left[0]:
            del lesson.left[0]
            return True
        lesson.answered(session.game.move_name(session.position, move), False, move)
        return False

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        self.go_on()  # two presses may come in one tick, and the first one end the animation of a move
        return None if self.lesson.phase == ASKING else STAY

    def after_press(self, code: int) -> None:
        """Count a refused move as a wrong answer; the third one shows the solution."""
        lesson = self.lesson
        refused = self.screen.refused
        if refused and refused is not self.refused and lesson.phase == ASKING:
            if lesson.tries > 1:
                lesson.answered("", False)
            else:
                lesson.tries += 1
        self.refused = refused

    def tick(self, now: int) -> "Target | None":
        self.go_on()
        return None

    def go_on(self) -> None:
        """After a move has been shown: end the step, or play the reply that the lesson has for it."""
        session = self.session
        lesson = self.lesson
        if self.screen.phase == SHOWING or self.plies == len(session.match.moves):
            return
        self.plies = len(session.match.moves)
        if not lesson.left:
            lesson.answered("", True)
        elif lesson.left[0][0] < 0:
            self.screen.show(session.play(-1 - lesson.left.pop(0)[0]))

    def title(self) -> str:
        """Return the task: the first line of the question, or the few words for which Fanorona's drawn board leaves room."""
        screen = self.screen
        if screen.phase != CHOOSING or screen.asks():
            return ""
        lesson = self.lesson
        return str(lesson.say(lesson.key).split("\n")[0] if screen.names_task else screen.say("your_turn"))
