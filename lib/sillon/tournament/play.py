"""A match of a table of the tournament is about to begin: who sits where. OK leads to the laying of the seeds.

The document's match: impartial Fafy; Sud lays the seeds, Nord decides who begins. A saved match of the table is resumed.
"""

from games import NAMES
from games.tournament import WAITING
from sillon.common.buttons import BACK, LONG, OK, PRESS, RELEASE
from sillon.manifest import manifest_of
from sillon.match.choices import Choice, save_choice
from sillon.tournament.clock import AppCountdown
from sillon.tournament.results import table_text
from sillon.tournament.store import load_tournament
from sillon.ui.screen import ALL, Screen
from sillon.views import SEATS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target


def _plain(name: str) -> str:
    """Return a name without the signs that separate the parts of a saved match."""
    return name.replace(",", " ").replace(";", " ").replace("\n", " ")


class TournamentPlay(Screen):
    """`number` is the table's, from 0; `table` names it in its match; `names` are Sud's and Nord's.

    `left` are the ms left of the class's minute, "" when it does not run. `lost` is the number of another table whose saved
    match this one would replace, -1 for none; `asked`: the page has said so.
    """

    catalogs = "tournament tournament_names"

    def __init__(self, app: "App", table: str, left: str = "") -> None:
        super().__init__(app)
        if left and not app.clock:  # the program has restarted
            app.clock = False, True, int(left), app.board.clock.ms()
        tournament = load_tournament(app)
        self.number = int(table)
        one, other = tournament.tables[self.number]  # type: ignore[union-attr]  # the tables lead here
        self.names = _plain(one), _plain(other or "")
        self.table = table_text(app, tournament, self.number)  # type: ignore[arg-type]
        saved = app.board.store.load("match")
        self.resumes = self.asked = False
        self.lost = -1
        if saved:
            from sillon.match.resume import table_of  # for a saved match only

            kept, _, number = table_of(saved).rpartition(".")
            if kept == self.table.rpartition(".")[0]:
                self.resumes = int(number) == self.number
                if not self.resumes and tournament.results[int(number)] == WAITING:  # type: ignore[union-attr]  # as above
                    self.lost = int(number)
        app.tournament = ()  # the match needs the memory

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        app = self.app
        if code == BACK and kind == LONG:
            return ("pause",)
        if code == BACK and kind == RELEASE:
            return ("tournament.tables",)
        if code != OK or kind != PRESS:
            return None
        if self.resumes:
            from sillon.match.resume import parse  # for a saved match only

            session = parse(app.board.store.load("match") or b"")
            if session:
                session.clock = AppCountdown(app).minute() or session.clock
                return app.start_match(session)
        if self.lost >= 0 and not self.asked:
            self.asked = True
            self.redraw = ALL
            return None
        app.table = (self.table, self.names)
        game = next(name for name in NAMES if manifest_of(name).tournament)
        choice = Choice(game, {}, 0)  # the usual rules; not stored: the children's own choice stays
        choice.way = "together"
        save_choice(app, choice)
        return ("lay", game, [])

    def lights(self, leds: "Leds") -> None:
        """Draw Sud's colour on the near side and Nord's on the far side; on a strip, a half each."""
        for col in range(leds.cols if leds.rows else 0):
            if leds.rows > 1:
                leds[0, col] = SEATS[1]
                leds[leds.rows - 1, col] = SEATS[0]
            else:
                leds[0, col] = SEATS[col * 2 // leds.cols]

    def page(self, display: "Display") -> None:
        say = self.say
        display.text(0, say("play_table", self.number + 1))
        display.text(1, say("play_north", self.names[1]))
        display.text(2, say("play_south", self.names[0]))
        if self.asked:
            lines = say("play_lost", self.lost + 1).split("\n")
            display.text(3, lines[0], True)
            display.text(4, lines[1], True)
            return
        display.text(3, say("play_again" if self.resumes else "play_lays"))
        display.text(4, say("play_begin"), True)


SCREEN = TournamentPlay
