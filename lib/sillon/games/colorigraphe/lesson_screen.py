"""The Colorigraphe's screen of colouring inside a lesson, as sillon/lessons/own_screen.py has it. Without a clock."""

from sillon.screens.screen import PAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import App, Display


def taught(plain: "Any", lesson: "Any") -> "Any":
    """`plain` is the screen `colour`."""

    class Taught(plain):  # type: ignore[misc]
        def __init__(self, app: "App") -> None:
            super().__init__(app)
            self.ready = self.left = 0

        def settle(self) -> None:
            self.enter(self.at)

        def cancel(self) -> bool:
            held = len(self.recent) > 0
            self.undo()
            return held

        def press(self, seat: int | None, code: int, kind: int) -> None:
            if super().press(seat, code, kind):
                from games.colorigraphe_table import reached

                lesson.answered("", reached(self.shown) <= int(lesson.answer))

        def tick(self, now: int) -> None:
            self.breathe(now)
            if self._due:
                self._due -= 1
                self.redraw |= 0 if self._due else PAGE

        def on_idle(self) -> None:
            """Nothing of a lesson is kept."""

        def page(self, display: "Display") -> None:
            lesson.circle.draw(display, self.shown, self.at)
            asked = lesson.say(lesson.key).split("\n")
            lines = self.told().split("\n")
            for row in range(len(asked)):
                display.text(row, asked[row])
            for row in range(len(lines)):
                display.text(3 + row, lines[row])

    return Taught
