"""The tables of a round: the arrows select a pupil; OK reports his win, then that both have lost, then no result.

UP and DOWN, on boards that have them, select the next table.
"""

from games.tournament import BOTH_LOST, WAITING
from sillon.common.buttons import DOWN, PRESS, UP
from sillon.tournament.menu import TournamentScreen
from sillon.ui.menu import MORE
from sillon.ui.screen import ALL
from sillon.views import glow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_WON = (0, 200, 60)
_LOST = (70, 12, 0)
_OPEN = (0, 30, 70)


class TournamentTables(TournamentScreen):
    back = ("tournament.menu", "tables")

    def __init__(self, app: "App") -> None:
        self._changed = False
        super().__init__(app)
        results = self.tournament.results
        if WAITING in results:
            self._select_table(results.index(WAITING))

    def entries(self) -> "list[tuple[str, int]]":
        """Return an entry for each pupil, with the value 2 * table + place. A pupil with a bye has a table to himself."""
        shown = []
        tables = self.tournament.tables
        for table in range(len(tables)):
            for place in (0, 1):
                name = tables[table][place]
                if name is not None:
                    shown.append((name, 2 * table + place))
        return shown

    def text_of(self, entry: tuple[str, int]) -> str:
        """Return the name after a sign for the table's result."""
        result = self.tournament.results[entry[1] >> 1]
        won = result == entry[1] & 1
        return self.say("table_open" if result == WAITING else "table_won" if won else "table_lost", entry[0])

    def _select_table(self, table: int) -> None:
        """Select the first pupil of a table."""
        self.select(2 * table)
        self.redraw = ALL

    def _table(self) -> int:
        """Return the table of the selected pupil."""
        table: int = self.items[self.selected][1] >> 1
        return table

    def _settled(self) -> bool:
        """Return whether the table's result is fixed without a report."""
        table = self.tournament.tables[self._table()]
        gone = self.tournament.withdrawn
        return table[1] is None or table[0] in gone or table[1] in gone

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if kind == PRESS:
            self.note = ""
        if kind == PRESS and code in (UP, DOWN):
            count = len(self.tournament.tables)
            self._select_table((self._table() + (1 if code == DOWN else -1)) % count)
            return None
        return super().press(seat, code, kind)

    def choose_entry(self, value: int) -> "Target | None":
        if not self._settled():
            table, place = value >> 1, value & 1
            before = self.tournament.results[table]
            after = BOTH_LOST if before == place else WAITING if before == BOTH_LOST else place
            self.tournament.report(table, None if after == BOTH_LOST else after)
            self._changed = True
            self.redraw = ALL
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
        if not count:
            return
        first = self._table() // count * count
        results = self.tournament.results
        if leds.rows > 2:
            # There are more tables than columns.
            if first:
                leds[2, 0] = MORE
            if first + count < len(results):
                leds[2, leds.cols - 1] = MORE
        for entry in range(len(self.items)):
            table, place = self.items[entry][1] >> 1, self.items[entry][1] & 1
            if first <= table < first + count:
                result = results[table]
                colour = _OPEN if result == WAITING else _WON if result == place else _LOST
                if entry == self.selected:
                    colour = glow(colour, self.breath)
                if leds.rows > 2:
                    leds[1 + 2 * place, table - first] = colour
                else:
                    leds[0, 3 * (table - first) + place] = colour

    def head(self) -> str:
        return self.say("table_of", self._table() + 1, len(self.tournament.tables))

    def page(self, display: "Display") -> None:
        say = self.say
        tournament = self.tournament
        table = self._table()
        display.text(0, self.heading(display))
        row = 1
        for k in range(len(self.items)):
            if self.items[k][1] >> 1 == table:
                display.text(row, self.text_of(self.items[k]), k == self.selected)
                row += 1
        if tournament.tables[table][1] is None:
            display.text(2, "  " + say("table_bye"))
        if self.note:
            self.write_note(display)
        elif self._settled():
            display.text(4, say("table_settled"))
        else:
            result = tournament.results[table]
            again = result == self.items[self.selected][1] & 1
            display.text(4, say("table_clear" if result == BOTH_LOST else "table_again" if again else "table_ok"))


SCREEN = TournamentTables
