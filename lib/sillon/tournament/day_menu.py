"""What the menus of a tournament's day share: the day out of the store, its clock, and what stands below for once."""

from sillon.app.memory import tidy
from sillon.screens.menu import Menu
from sillon.screens.screen import PAGE
from sillon.tournament.clock import DayClock
from sillon.tournament.store import opened

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import App, Display, Target


class DayMenu(Menu):
    """`note` stands below until another entry is chosen. Subclasses give head()."""

    title = "tournament"
    catalogs = "tournament tournament_names"

    def __init__(self, app: "App") -> None:
        self.day: Any = opened(app)
        tidy()  # before the entries are made: they would lie among the garbage that reading the day leaves
        self.note = ""
        self.clock = DayClock(app)
        super().__init__(app)

    def head(self) -> str:
        """The first line."""
        return self.say(self.title)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        before = self.selected
        target = super().press(seat, code, kind)
        if self.selected != before:
            self.note = ""
        return target

    def tell(self, note: str) -> None:
        """Lets the words stand below."""
        self.note = note
        self.redraw |= PAGE

    def tick(self, now: int) -> "Target | None":
        if self.clock.tick(now):
            self.redraw |= PAGE
        return super().tick(now)

    def on_idle(self) -> None:
        self.clock.keep()

    def page(self, display: "Display") -> None:
        super().page(display)
        self.above(display)
        self.below(display)

    def above(self, display: "Display") -> None:
        """The first line, and the time in it while the clock runs, or when it has just rung."""
        head = self.head()
        clock = self.clock
        if clock.running or not clock.left:
            time = clock.text()
            head += " " * (display.columns - display.cells(head) - len(time)) + time
        display.text(0, head)

    def below(self, display: "Display") -> None:
        """The note, over the last lines."""
        lines = self.note.split("\n") if self.note else []
        for row in range(len(lines)):
            display.text(display.rows - len(lines) + row, lines[row], True)
