"""The task of a lesson on the game's own screen: the lesson judges each move before it is played, and plays the answers."""

from sillon.lessons.teacher import ASKING
from sillon.match.controller import Controller
from sillon.match.play import CHOOSING, SHOWING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Target
    from sillon.lessons.lesson import Lesson
    from sillon.match.play import Play


class Task(Controller):
    """A pupil plays the moves that the lesson asks for; the lesson plays the answers. `plies` were played at its last step."""

    screen: "Play"

    def __init__(self, screen: "Play", lesson: "Lesson") -> None:
        super().__init__(screen)
        self.lesson = lesson
        self.plies = 0

    def move(self, move: int) -> None:
        """Play the move if the lesson asks for it; else the lesson says why not."""
        lesson = self.lesson
        session = self.session
        if move in lesson.left[0]:
            del lesson.left[0]
            self.screen.show(session.play(move))
        else:
            lesson.answered(session.game.move_name(session.position, move), False, move)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        """Take a press. One press may end the showing of a move and the next come in the same tick: go on between them."""
        lesson = self.lesson
        screen = self.screen
        self.go_on()
        if lesson.phase != ASKING:
            return None
        before = screen.refused
        screen.handle_press(seat, code, kind)
        if lesson.phase == ASKING and screen.refused and screen.refused is not before:
            # What the rules refuse is a wrong answer too: the third one shows what is right.
            if lesson.tries > 1:
                lesson.answered("", False)
            else:
                lesson.tries += 1
        return None

    def tick(self, now: int) -> "Target | None":
        self.screen.advance(now)
        self.go_on()
        return None

    def go_on(self) -> None:
        """After a move has been shown: end the step, or play the answer."""
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
            return screen.title()
        lesson = self.lesson
        return str(lesson.say(lesson.key).split("\n")[0] if screen.names_task else screen.say("your_turn"))
