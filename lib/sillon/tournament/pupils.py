"""Lists of a tournament's pupils: the winners, the referees, those who can leave, and who can come: back, or late."""

from sillon.tournament.menu import TournamentScreen, can_add, can_return
from sillon.tournament.store import animals
from sillon.views import glow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Leds, Target

_GOLD = (255, 190, 20)
_QUIET = (90, 67, 7)  # the colour of the winners that are not selected


class TournamentList(TournamentScreen):
    """`what` is winners, referees, leaves or late."""

    def __init__(self, app: "App", what: str) -> None:
        self._what = what
        self.back = ("tournament.menu", what)
        super().__init__(app)

    def entries(self) -> "list[tuple[str, str | None]]":
        tournament = self.tournament
        what = self._what
        if what == "late":
            come: list[str | None] = list(can_return(tournament))
            if can_add(tournament):
                come += [name for name in animals(self.say) if name not in tournament.names] + [None]
            return [("", name) for name in come]
        if what == "leaves":
            names = [name for name in tournament.names if name not in tournament.withdrawn]
        else:
            names = tournament.winners if what == "winners" else tournament.referees
        return [(name, name) for name in names] or [("", "")]

    def text_of(self, entry: tuple[str, str | None]) -> str:
        name = entry[1]
        if self._what == "late" and name in self.tournament.names:
            return self.say("late_back", name)
        return self.say("player_0", name) if name else self.say("late_write" if name is None else self._nobody())

    def _nobody(self) -> str:
        """Return the words' key of an empty list: during the first two rounds everyone plays."""
        return "referees_later" if self._what == "referees" and self.tournament.round < 3 else "nobody_yet"

    def choose_entry(self, value: str | None) -> "Target | None":
        what = self._what
        if what not in ("late", "leaves") or value == "":
            return self.back
        if value is None:
            return ("tournament.name", None)
        tournament = self.tournament
        if what == "leaves" and not self.note:
            self.show_note("day_sure_leaves")  # the opponent wins
            return None
        if what == "leaves":
            tournament.withdraw(value)
        elif value in tournament.names:
            from games.tournament_text import returned  # when a pupil comes back only

            tournament = tournament.from_text(returned(tournament.to_text(), value))
        else:
            tournament.add(value)
        return self.back if self.save(tournament) else None

    def lights(self, leds: "Leds") -> None:
        """Draw a golden field for each winner; the selected one breathes."""
        winners = self.tournament.winners if self._what == "winners" else ()
        if not winners:
            super().lights(leds)
            return
        width = leds.cols // 3
        for k in range(len(winners)):
            colour = glow(_GOLD, self.breath, _GOLD) if k == self.selected else _QUIET
            for col in range(k * width, k * width + max(width - 1, 1)):
                for row in range(leds.rows):
                    leds[row, col] = colour

    def head(self) -> str:
        return self.say(f"day_{self._what}")


SCREEN = TournamentList
