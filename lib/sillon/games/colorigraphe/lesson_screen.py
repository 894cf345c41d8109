"""The task of a lesson on the Colorigraphe's screen of colouring, without a clock. Other games: sillon/lessons/task.py."""

from games.colorigraphe import reached
from sillon.games.colorigraphe.lights import NO, YES
from sillon.match.controller import Controller

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.games.colorigraphe.colour import Colour
    from sillon.lessons.lesson import Lesson


class Task(Controller):
    screen: "Colour"
    saves = timed = False

    def __init__(self, screen: "Colour", lesson: "Lesson") -> None:
        super().__init__(screen)
        self.lesson = lesson
        screen.ready = screen.left = 0

    def allows(self, move: int) -> bool:
        """Let the lesson judge the colouring."""
        right = reached(self.screen.shown) <= int(self.lesson.answer)
        self.screen.end_sign = YES if right else NO
        if not right:
            self.screen.mark_faults()
        self.lesson.answered("", right)
        return False

    def title(self) -> str:
        """Return the question."""
        return self.lesson.say(self.lesson.key)
