"""The menu of puzzles: the five grades, then the twelve puzzles of one; solved ones have a tick."""

from sillon.manifest import letter
from sillon.puzzles.progress import solved
from sillon.puzzles.read import A_GRADE, NUMBER, fitting
from sillon.ui.menu import Menu
from sillon.ui.screen import ALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Target


class Puzzles(Menu):
    """`grade` is 1..5, 0 while the user selects one."""

    title = "puzzles"
    catalogs = "puzzles"

    def __init__(self, app: "App", name: str) -> None:
        self.grade = 0
        self._name = name
        self._solved = solved(app.board.store, letter(name))
        self._numbers = fitting(app.board.leds, name)
        super().__init__(app)

    def _of(self, grade: int) -> list[int]:
        return [number for number in self._numbers if (number - 1) // A_GRADE == grade - 1]

    def entries(self) -> "list[tuple[str, int]]":
        shown = []
        if self.grade:
            for number in self._of(self.grade):
                key = "puzzle_solved" if self._solved >> (number - 1) & 1 else "puzzle"
                shown.append((self.say(key, number), number))
            return shown
        for grade in range(1, NUMBER // A_GRADE + 1):
            numbers = self._of(grade)
            if numbers:
                done = sum([self._solved >> (number - 1) & 1 for number in numbers])
                shown.append((self.say(f"grade_{grade}", done, len(numbers)), grade))
        return shown

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        target = super().press(seat, code, kind)
        if target != self.back:
            return target
        if not self.grade:
            return self.app.make_room_for("lessons.learn", self._name, "puzzles")
        grade = self.grade
        self.grade = 0
        self.refresh_entries()
        self.select(grade)
        return None

    def choose_entry(self, value: int) -> "Target | None":
        if self.grade:
            return self.app.make_room_for("puzzles.puzzle", self._name, str(value))
        self.grade = value
        self.refresh_entries()
        # Select the first one that is not solved.
        self.selected = 0
        numbers = self._of(value)
        while self.selected < len(numbers) - 1 and self._solved >> (numbers[self.selected] - 1) & 1:
            self.selected += 1
        self.redraw = ALL
        return None


SCREEN = Puzzles
