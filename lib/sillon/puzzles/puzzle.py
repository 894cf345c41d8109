"""The entry of a puzzle: set up its session and enter the screen that shows it."""

from sillon.manifest import manifest_of
from sillon.match.session import Session
from sillon.puzzles.read import fitting, options, position, record
from sillon.ui.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Target


class Puzzle(Screen):
    """`number` is a text, 1..60."""

    def __init__(self, app: "App", name: str, number: str) -> None:
        super().__init__(app)
        self.name = name
        self.number = int(number)

    def tick(self, now: int) -> "Target | None":
        numbers = [number for number in fitting(self.app.board.leds, self.name) if number >= self.number]
        if not numbers:
            return ("puzzles.puzzles", self.name)
        self.number = numbers[0]
        data = record(self.name, self.number)
        start, offset = position(self.name, data)
        session = Session(self.name, options(self.name, data), start)
        session.puzzle = self.number
        session.answers = data[1:2] + data[offset:]
        manifest = manifest_of(self.name)
        screen = manifest.task_screen or self.name
        session.controllers = {screen.partition(".")[2] or "screen": manifest.puzzle_controller}
        self.app.session = session
        return (screen,)


SCREEN = Puzzle
