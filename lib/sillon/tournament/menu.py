"""The main menu of a tournament, and the base of its other menus. Without a stored tournament it leads on to a new one."""

from games.tournament import MAX_PUPILS, WAITING
from sillon.common.buttons import BACK, PRESS, RELEASE
from sillon.common.memory import tidy
from sillon.tournament.clock import AppCountdown, ring
from sillon.tournament.store import STORED, load_tournament, save_tournament, stored_names
from sillon.ui.menu import Menu
from sillon.ui.screen import ALL, PAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from games.tournament import Tournament
    from sillon.contract import App, Display, Leds, Target


_QUICK_MS = 1000  # a press this soon after another one is made without reading
_ASKED_MS = 8000  # the question closes without an answer


def can_add(tournament: "Tournament") -> bool:
    """Return whether a late pupil can be added."""
    return tournament.round == 1 and len(tournament.names) - len(tournament.withdrawn) < MAX_PUPILS


def can_return(tournament: "Tournament") -> list[str]:
    """Return the names of those who have left in this round and may come back."""
    if not tournament.withdrawn:
        return []
    from games.tournament_text import returnable  # where a pupil has left only

    return returnable(tournament.to_text(), MAX_PUPILS)


class TournamentScreen(Menu):
    """The base of a tournament's menus: the tournament from the store, and its clock. Subclasses give head().

    `rings`: the time has just run out; the first line and the lights say so until the next press.
    """

    title = "tournament"
    catalogs = "tournament tournament_names"
    note_inverse = True
    rings = False
    head: "Callable[[], str]"  # returns the first line

    def __init__(self, app: "App") -> None:
        self.tournament: Tournament = load_tournament(app)  # type: ignore[assignment]
        self.told = -1  # the table whose match has just ended
        app.forget_table()
        if self.tournament and app.board.store.load("told"):
            from sillon.tournament.results import report  # after a match on this handheld only

            self.told = report(app, self.tournament)
        tidy()  # before the entries are made: reading the day leaves garbage, and they would lie among it
        self.clock = AppCountdown(app)
        super().__init__(app)

    def save(self, tournament: "Tournament") -> bool:
        """Store the tournament. On failure restore the stored one, show a note and return False."""
        stored = save_tournament(self.app, tournament)
        if not stored:
            self.tournament = load_tournament(self.app)  # type: ignore[assignment]
            self.show_note("day_full")
        return stored

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        left = code == BACK and kind == RELEASE
        if self.rings and (left or kind == PRESS):
            self.rings = False
            self.redraw = ALL
        if left and self.note:
            self.note = ""
            self.redraw = ALL
            return None
        return super().press(seat, code, kind)

    def tick(self, now: int) -> "Target | None":
        if self.clock.tick(now):
            self.redraw |= PAGE
            self.rings = not self.clock.left
        return super().tick(now)

    def on_idle(self) -> None:
        self.clock.save()

    def lights(self, leds: "Leds") -> None:
        if self.rings:
            ring(leds, self.breath)
        else:
            super().lights(leds)

    def heading(self, display: "Display") -> str:
        """Return the first line, with the time while the clock runs or has run out."""
        if self.rings:
            return self.say("timer_over")
        head = self.head()
        clock = self.clock
        if clock.running or not clock.left:
            time = clock.text()
            head += " " + " " * (display.columns - 3 - display.cells(head) - len(time)) + time
        return head


class TournamentMenu(TournamentScreen):
    _asked_at = 0  # ms: the last OK at the question whether to erase; 0 without the question

    def __init__(self, app: "App", last: str = "") -> None:
        super().__init__(app)
        self.select(last)

    def entries(self) -> "list[tuple[str, str]]":
        tournament = self.tournament
        if not tournament:
            return [("", "")]  # tick() leaves this menu before it is drawn
        keys = ["tables", "timer", "next", "referees", "late", "leaves", "back", "text", "new", "leave"]
        if tournament.done:
            keys = ["winners", "referees", "back", "text", "new", "leave"]
        else:
            if tournament.round == 1:
                keys.remove("back")
            if not (can_add(tournament) or can_return(tournament)):
                keys.remove("late")
        return [("", key) for key in keys]

    def text_of(self, entry: tuple[str, str]) -> str:
        return self.say(f"day_{entry[1]}")

    def tick(self, now: int) -> "Target | None":
        super().tick(now)
        if self._asked_at and now - self._asked_at > _ASKED_MS:
            self._asked_at = 0
            if self.items[self.selected][1] == "new":
                self.note = ""
                self.redraw |= PAGE
        if self.tournament:
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
        tournament = self.tournament
        if value in ("tables", "timer", "text"):
            return ("tournament." + value,)
        if value == "next":
            if WAITING in tournament.results:
                if self.note:
                    return ("tournament.tables",)  # on the first table that waits
                self.show_note("day_wait", tournament.results.index(WAITING) + 1)
                return None
            tournament.next_round()
            if not self.save(tournament):
                return None
            self.clock.reset_to_game()
            return ("tournament.pupils", "winners") if tournament.done else ("tournament.tables", "", True)
        if value == "back":
            from games.tournament_text import reopened  # at this entry only

            # Announced as a new round is: one OK too many would change the first result.
            reopen = self.save(tournament.from_text(reopened(tournament.to_text())))
            return ("tournament.tables", "", True) if reopen else None
        if value == "new":
            now = self.app.board.clock.ms()
            if self.note and now - self._asked_at >= _QUICK_MS:
                self.app.tournament = ()
                self.app.board.store.save(STORED, b"")
                self.app.board.store.save("told", b"")
                self.clock.reset_to_game()
                return ("tournament.new",)
            self._asked_at = now
            self.show_note("day_sure")
            return None
        if value == "leave":
            return self.back
        return ("tournament.pupils", value)

    def head(self) -> str:
        tournament = self.tournament
        if not tournament or tournament.done:
            return self.say("day_over")
        return self.say("day_round", tournament.round)


SCREEN = TournamentMenu
