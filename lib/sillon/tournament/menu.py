"""The main menu of a tournament. Without a stored tournament it leads on to a new one."""

from games.tournament import MAX_PUPILS, WAITING
from games.tournament_text import reopened
from sillon.tournament.day_menu import DayMenu
from sillon.tournament.store import STORED, stored_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Target


class TournamentMenu(DayMenu):
    def __init__(self, app: "App", last: str = "") -> None:
        super().__init__(app)
        self.select(last)

    def entries(self) -> "list[tuple[str, str]]":
        day = self.day
        if not day:
            return [("", "")]  # never drawn
        keys = ["tables", "timer", "next", "referees", "late", "leaves", "back", "text", "new"]
        full = len(day.names) - len(day.withdrawn) >= MAX_PUPILS
        if day.done:
            keys = ["winners", "referees", "back", "text", "new"]
        else:
            keys.remove("back" if day.round == 1 else "late")
            if full and day.round == 1:
                keys.remove("late")
        return [(self.say(f"day_{key}"), key) for key in keys]

    def tick(self, now: int) -> "Target | None":
        super().tick(now)
        if self.day:
            return None
        stored = self.app.board.store.load(STORED)
        if stored:
            names = stored_names(stored)
            if names:
                return ("tournament.name", names)  # the user was entering them
            # Written by another version: say so, and keep it until a new tournament begins, where the notice leads.
            self.app.target = ("tournament.new",)
            return ("notice", "lost")
        return ("tournament.new",)

    def choose_entry(self, value: str) -> "Target | None":
        day = self.day
        if value in ("tables", "timer", "text"):
            return ("tournament." + value,)
        if value == "next":
            return self._next()
        if value == "back":
            return ("tournament.tables",) if self.store_day(day.from_text(reopened(day.to_text()))) else None
        if value == "new":
            if self.note:
                self.app.day = ()
                self.app.board.store.save(STORED, b"")
                self.clock.reset_to_game()
                return ("tournament.new",)
            self.show_note("day_sure")
            return None
        return ("tournament.pupils", value)

    def _next(self) -> "Target | None":
        day = self.day
        results = day.results
        if WAITING in results:
            self.show_note("day_wait", results.index(WAITING) + 1)
            return None
        day.next_round()
        if not self.store_day(day):
            return None
        self.clock.reset_to_game()
        return ("tournament.pupils", "winners") if day.done else ("tournament.tables",)

    def head(self) -> str:
        day = self.day
        if not day or day.done:
            return self.say("day_over")
        return self.say("day_round", day.round)


SCREEN = TournamentMenu
