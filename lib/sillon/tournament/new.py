"""Starting a class tournament: the number of pupils, named by animals and colours, by letters, or by a file of the drive."""

from games.tournament import MAX_PUPILS, MIN_PUPILS, Tournament
from games.tournament_plan import planned, planned_minutes
from sillon.ui.menu import Menu
from sillon.ui.screen import ALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_USUAL = 24
_PUPIL = (0, 150, 60)


class TournamentNew(Menu):
    title = "tournament"
    catalogs = "tournament tournament_new tournament_names"
    preload = ("tournament.clock", "tournament.store", "tournament.menu")

    def __init__(self, app: "App") -> None:
        self._pupils = _USUAL
        self._text: str = app.board.run_transient("tournament_file")
        super().__init__(app)

    def entries(self) -> "list[tuple[str, int]]":
        say = self.say
        shown = [(say("day_pupils", self._pupils), 0), (say("day_begin"), 1), (say("day_write"), 2)]
        if self._text:
            shown.append((say("day_file"), 3))
        return shown

    def turn_value(self, step: int) -> None:
        self._pupils = MIN_PUPILS + (self._pupils - MIN_PUPILS + step) % (MAX_PUPILS - MIN_PUPILS + 1)
        self.refresh_entries()

    def choose_entry(self, value: int) -> "Target | None":
        if value == 2:
            return ("tournament.name", ())
        if value == 0:
            self.turning = True
            self.redraw = ALL
            return None
        from sillon.tournament.store import animals, save_tournament  # imported while idle: see preload

        try:
            if value == 3:
                from games.tournament_text import tidied  # for a file only

                tournament = Tournament.from_text(tidied(self._text))
            else:
                from sillon.common.chance import Chance  # when a tournament starts only

                tournament = Tournament(animals(self.say)[: self._pupils], Chance(self.app))
        except ValueError as error:
            self.show_note("day_bad", error.line)  # type: ignore[attr-defined]  # set by games/tournament_text.py
            return None
        if save_tournament(self.app, tournament):
            return self.app.make_room_for("tournament.menu")  # in large print, the new tournament splits the free heap
        self.show_note("day_full")
        return None

    def lights(self, leds: "Leds") -> None:
        """Draw a light for each pupil while their number is changed."""
        if not self.turning:
            super().lights(leds)
        elif leds.rows:
            for k in range(min(self._pupils, leds.rows * leds.cols)):
                leds[k // leds.cols, k % leds.cols] = _PUPIL

    def page(self, display: "Display") -> None:
        super().page(display)
        rounds = len(planned(self._pupils))
        if self.turning:
            display.text(0, self.say("turn_dial"), True)
        if len(self.items) < display.rows - 1 and not self.note:
            display.text(4, self.say("day_plan", rounds, planned_minutes(rounds)))


SCREEN = TournamentNew
