"""The base of a tournament's menus: the tournament from the store, its clock, and a note in the last lines."""

from sillon.common.memory import tidy
from sillon.tournament.clock import DayClock
from sillon.tournament.store import load_day, save_day
from sillon.ui.menu import Menu
from sillon.ui.screen import PAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.tournament import Tournament
    from sillon.contract import App, Display, Target


class DayMenu(Menu):
    """Subclasses override head()."""

    title = "tournament"
    catalogs = "tournament tournament_names"
    note_inverse = True

    def __init__(self, app: "App") -> None:
        self.day: Tournament = load_day(app)  # type: ignore[assignment]
        tidy()  # before the entries are made: reading the day leaves garbage, and they would lie among it
        self.clock = DayClock(app)
        super().__init__(app)

    def head(self) -> str:
        """Return the first line."""
        return self.say(self.title)

    def store_day(self, day: "Tournament") -> bool:
        """Store the tournament. On failure restore the stored one, show a note and return False."""
        stored = save_day(self.app, day)
        if not stored:
            self.day = load_day(self.app)  # type: ignore[assignment]
            self.show_note("day_full")
        return stored

    def tick(self, now: int) -> "Target | None":
        if self.clock.tick(now):
            self.redraw |= PAGE
        return super().tick(now)

    def on_idle(self) -> None:
        self.clock.save()

    def page(self, display: "Display") -> None:
        super().page(display)
        self.above(display)

    def above(self, display: "Display") -> None:
        """Write the first line, with the time while the clock runs or has just run out."""
        head = self.head()
        clock = self.clock
        if clock.running or not clock.left:
            time = clock.text()
            head += " " * (display.columns - display.cells(head) - len(time)) + time
        display.text(0, head)
