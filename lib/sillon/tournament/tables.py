"""The tables of a round: the arrows select a pupil; OK reports the pupil's win, then that both have lost, then no result.

A table that waits for its result may be played here: see play.py. After its match OK reports nothing until an arrow is pressed: a
press too many would turn the result into another. For the same reason the arrows stop past the last table, where a page says
whether all results are in, and a new round begins with a page that OK leaves only after a second without presses; so does the
first report after it.
"""

from games.tournament import BOTH_LOST, WAITING
from sillon.common.buttons import DOWN, OK, PRESS, REPEAT, RIGHT
from sillon.tournament.menu import TournamentScreen
from sillon.ui.menu import MORE
from sillon.ui.screen import ALL, write_lines
from sillon.views import glow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_WON = (0, 200, 60)
_LOST = (70, 12, 0)
_OPEN = (0, 30, 70)
_SECOND = (60, 0, 70)  # a table of the losers' half that waits
_QUICK_MS = 1000  # as in menu.py; an import would keep 1 KB more of the heap alive
_PLAY = 2  # the place of the entry that begins a table's match


class TournamentTables(TournamentScreen):
    """`left` are the ms left of the minute of the match that has just ended: it goes on for the other tables.

    `announces`: the round is new, or open again, and the first page says so.
    """

    back = ("tournament.menu", "tables")

    def __init__(self, app: "App", left: str = "", announces: bool = False) -> None:
        self._changed = False
        self._guard = 2 if announces else 0  # 1: OK has left the page, and the next one must not be a quick one
        self._pressed_at = app.board.clock.ms()  # read with a guard only
        if left and not app.clock:
            app.clock = None, left != "0", int(left), 0
        super().__init__(app)
        app.drop_presses()
        results = self.tournament.results if self.tournament else []
        if self.told >= 0:
            self._select_table(self.told)
        elif app.previous_target[0] == "tournament.play":
            self._select_table(int(app.previous_target[1]))  # its match has not begun
        elif WAITING in results:
            self._select_table(results.index(WAITING))

    def entries(self) -> "list[tuple[str, int]]":
        """Return an entry for each pupil, with the value 4 * table + place. A pupil with a bye has a table alone.

        The table's match comes after them, at the place _PLAY. The last entry is the page about all results.
        """
        if not self.tournament:
            return [("", 0)]  # tick() leaves before it is drawn
        shown = []
        tables = self.tournament.tables
        results = self.tournament.results
        for table in range(len(tables)):
            for place in (0, 1):
                name = tables[table][place]
                if name is not None:
                    shown.append((name, 4 * table + place))
            if results[table] == WAITING:
                shown.append(("", 4 * table + _PLAY))
        return shown + [("", 4 * len(tables))]

    def text_of(self, entry: tuple[str, int]) -> str:
        """Return the name after a sign for the table's result."""
        if entry[1] & 3 == _PLAY:
            return self.say("table_play")
        result = self.tournament.results[entry[1] >> 2]
        won = result == entry[1] & 3
        return self.say("table_open" if result == WAITING else "table_won" if won else "table_lost", entry[0])

    def _select_table(self, table: int) -> None:
        """Select the first pupil of a table."""
        self.select(4 * table)
        self.redraw = ALL

    def _table(self) -> int:
        """Return the table of the selected pupil."""
        table: int = self.items[self.selected][1] >> 2
        return table

    def _page_of_round(self) -> bool:
        """Return whether the page is about the whole round: at its beginning, or past the last table."""
        return self._guard > 1 or self._table() == len(self.tournament.tables)

    def _settled(self) -> bool:
        """Return whether the table's result is fixed without a report, or just told by its match."""
        table = self.tournament.tables[self._table()]
        if self.told >= 0:
            return True
        gone = self.tournament.withdrawn
        return table[1] is None or table[0] in gone or table[1] in gone

    def tick(self, now: int) -> "Target | None":
        return super().tick(now) if self.tournament and not self.tournament.done else ("tournament.menu",)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if kind == PRESS:
            self.note = ""
            if code != OK:
                self.told = -1
        if kind in (PRESS, REPEAT):
            guard = self._guard
            if guard:
                now = self.app.board.clock.ms()
                if code != OK:
                    self._guard = 0
                elif now - self._pressed_at >= _QUICK_MS:
                    self._guard -= 1
                self._pressed_at = now
                self.redraw = ALL
            if guard > 1 or self._guard:
                return None
            if code in (RIGHT, DOWN) and self.selected == len(self.items) - 1:
                return None
        return super().press(seat, code, kind)

    def choose_entry(self, value: int) -> "Target | None":
        table, place = value >> 2, value & 3
        if table == len(self.tournament.tables):
            results = self.tournament.results
            if WAITING not in results:
                return ("tournament.menu", "next")
            self._select_table(results.index(WAITING))
            return None
        if place == _PLAY:
            minute = self.clock.minute()
            return self.app.make_room_for("tournament.play", str(table), str(minute[2]) if minute else "")
        if not self._settled():
            before = self.tournament.results[table]
            after = BOTH_LOST if before == place else WAITING if before == BOTH_LOST else place
            self.tournament.report(table, None if after == BOTH_LOST else after)
            self._changed = True
            self.refresh_entries()
            self.select(value)
        return None

    def on_idle(self) -> None:
        super().on_idle()
        if self._changed:
            self._changed = False
            if not self.save(self.tournament):
                self.refresh_entries()

    def lights(self, leds: "Leds") -> None:
        """Draw a column for each table, a pupil at each end; on a strip the two side by side with a gap after them."""
        count = leds.cols if leds.rows > 2 else leds.cols // 3
        tournament = self.tournament
        results = tournament.results
        if self.rings or not count:
            super().lights(leds)
            return
        if self._page_of_round():
            for table in range(min(len(results), leds.rows * leds.cols)):
                leds[table // leds.cols, table % leds.cols] = (
                    self._waiting(table) if results[table] == WAITING else _WON
                )
            return
        first = self._table() // count * count
        if leds.rows > 2:
            # There are more tables than columns.
            if first:
                leds[2, 0] = MORE
            if first + count < len(results):
                leds[2, leds.cols - 1] = MORE
        chosen = self.items[self.selected][1]
        for _, value in self.items[:-1]:
            table, place = value >> 2, value & 3
            if first <= table < first + count and place != _PLAY:
                result = results[table]
                colour = _WON if result == place else _LOST
                if result == WAITING:
                    colour = self._waiting(table)
                if value == chosen or chosen == 4 * table + _PLAY:
                    colour = glow(colour, self.breath)
                if leds.rows > 2:
                    leds[1 + 2 * place, table - first] = colour
                else:
                    leds[0, 3 * (table - first) + place] = colour

    def _waiting(self, table: int) -> "tuple[int, int, int]":
        """Return the colour of a table that waits for its result."""
        return _SECOND if self.tournament.second_chance(table) else _OPEN

    def head(self) -> str:
        table = self._table()
        if self._guard > 1:
            return self.say("day_round", self.tournament.round)
        if self._page_of_round():
            return self.say("day_tables")
        if self.tournament.second_chance(table):
            return self.say("table_second", table + 1)
        return self.say("table_of", table + 1, len(self.tournament.tables))

    def page(self, display: "Display") -> None:
        say = self.say
        tournament = self.tournament
        table = self._table()
        display.text(0, self.heading(display))
        if self._page_of_round():
            due = tournament.results.count(WAITING)
            if self._guard > 1:
                write_lines(display, 1, say("round_tables", len(tournament.tables)))
                display.text(4, say("round_first"))
            else:
                write_lines(display, 1, say("results_due", due) if due else say("results_in"))
                display.text(4, say("results_go" if due else "results_next"), True)
            return
        row = 1
        for k in range(len(self.items)):
            if self.items[k][1] >> 2 == table:
                display.text(row, self.text_of(self.items[k]), k == self.selected)
                row += 1
        if tournament.tables[table][1] is None:
            display.text(2, "  " + say("table_bye"))
        if self.note:
            self.write_note(display)
        elif self.items[self.selected][1] & 3 == _PLAY:
            display.text(4, say("table_play_ok"))
        elif self._settled():
            display.text(4, say("table_settled" if self.told < 0 else "table_told"))
        else:
            result = tournament.results[table]
            again = result == self.items[self.selected][1] & 3
            display.text(4, say("table_clear" if result == BOTH_LOST else "table_again" if again else "table_ok"))


SCREEN = TournamentTables
