"""The day of a class tournament: where all that can be done begins. Without a day that is kept, a new one is made."""

from games.tournament import MOST, WAITING
from sillon.day import STORED, keep, opened
from sillon.menu import Menu
from sillon.screen import ALL, PAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App, Page, Target


class TournamentMenu(Menu):
    title = "tournament"
    room = "tournament tournament_names"

    def __init__(self, app: "App", last: str = "") -> None:
        self._day: Any = opened(app)
        self._note = ""  # what stands below for once
        super().__init__(app)
        values = [value for _, value in self.list]
        self.at = values.index(last) if last in values else 0

    def entries(self) -> "list[tuple[str, Any]]":
        day = self._day
        if not day:
            return [("", "")]  # never seen
        keys = "tables timer next referees late leaves back text new".split(" ")
        full = len(day.names) - len(day.gone) >= MOST
        if day.done:
            keys = "winners referees back text new".split(" ")
        else:
            keys.remove("back" if day.round == 1 else "late")
            if full and day.round == 1:
                keys.remove("late")
        return [(self.say(f"day_{key}"), key) for key in keys]

    def tick(self, now: int) -> "Target | None":
        super().tick(now)
        return None if self._day else ("tournament_new",)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        before = self.at
        target = super().press(seat, code, kind)
        if self.at != before:
            self._note = ""
        return target

    def taken(self, value: "Any") -> "Target | None":
        day = self._day
        self.redraw |= PAGE
        if value in ("tables", "timer", "text"):
            return ("tournament_" + value,)
        if value == "next":
            return self._next()
        if value == "back":
            from games.tournament_text import read, reopened

            self._day = day = read(reopened(day.to_text()))
            keep(self.app, day)
            return ("tournament_tables",)
        if value == "new":
            if self._note:
                self.app.board.store.save(STORED, b"")
                return ("tournament_new",)
            self._note = self.say("day_sure")
            return None
        return ("tournament_list", value)

    def _next(self) -> "Target | None":
        day = self._day
        results = day.results
        if WAITING in results:
            self._note = self.say("day_wait", results.index(WAITING) + 1)
            return None
        day.next_round()
        if not keep(self.app, day):
            self._day = opened(self.app)
            self._note = self.say("day_full")
            self.redraw = ALL
            return None
        return ("tournament_list", "winners") if day.done else ("tournament_tables",)

    def page(self, screen: "Page") -> None:
        super().page(screen)
        day = self._day
        if day:
            screen.text(0, self.say("day_over") if day.done else self.say("day_round", day.round))
        if self._note:
            lines = self._note.split("\n")
            for row in range(len(lines)):
                screen.text(screen.rows - len(lines) + row, lines[row], True)


SCREEN = TournamentMenu
