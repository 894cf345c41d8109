"""The task of a lesson on the Colorigraphe's screen of colouring, without a clock. Other games: sillon/lessons/task.py."""

from games.colorigraphe import reached
from sillon.match.controller import Controller

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Display, Target
    from sillon.games.colorigraphe.colour import Colour
    from sillon.lessons.lesson import Lesson


class Task(Controller):
    screen: "Colour"

    def __init__(self, screen: "Colour", lesson: "Lesson") -> None:
        super().__init__(screen)
        self.lesson = lesson
        screen.ready = screen.left = 0

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if self.screen.handle_press(seat, code, kind):
            self.lesson.answered("", reached(self.screen.shown) <= int(self.lesson.answer))
        return None

    def tick(self, now: int) -> "Target | None":
        self.screen.breathe(now)
        self.screen.count_down()
        return None

    def on_idle(self) -> None:
        """Nothing of a lesson is kept."""

    def page(self, display: "Display") -> None:
        screen = self.screen
        self.lesson.circle.draw(display, screen.shown, screen.at)
        question = self.lesson.say(self.lesson.key).split("\n")
        lines = screen.told().split("\n")
        for row in range(len(question)):
            display.text(row, question[row])
        for row in range(len(lines)):
            display.text(3 + row, lines[row])
