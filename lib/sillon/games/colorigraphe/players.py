"""The menu of the Colorigraphe's players: start the match, or choose a player's name first."""

from sillon.match.choices import choice_of
from sillon.ui.menu import Menu
from sillon.views import SEATS, glow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.colorigraphe import Colorigraphe
    from sillon.contract import App, Leds, Target


class Players(Menu):
    """`names` are those chosen so far, "" for the seat's own; without any, those of the previous match stay."""

    title = "names"
    catalogs = "{}_who setup_{} before"

    def __init__(self, app: "App", name: str, names: tuple[str, ...] = (), at: int = 0) -> None:
        self.back = ("setup", name)
        self.choice = choice_of(app, name)
        game: Colorigraphe = self.choice.game()  # type: ignore[assignment]
        players = game.players
        if not names and app.session and app.session.name == name:
            names = app.session.names
        self._names = (tuple(names) + ("",) * players)[:players]
        super().__init__(app)
        self.selected = at

    def entries(self) -> "list[tuple[str, int]]":
        say = self.say
        shown: list[tuple[str, int]] = [(say("play"), -1)]
        for seat in range(len(self._names)):
            shown.append((say(f"player_{seat}", self._names[seat] or say(f"seat_{seat}")), seat))
        return shown

    def choose_entry(self, value: int) -> "Target | None":
        name = self.choice.name
        if value >= 0:
            return ("colorigraphe.name", name, self._names, value)
        return ("setup", name, True, self._names)

    def lights(self, leds: "Leds") -> None:
        """Draw the entries, those of players in their colours."""
        super().lights(leds)
        width = leds.cols // len(self.items)
        for seat in range(len(self._names) if leds.rows else 0):
            for col in range((seat + 1) * width, (seat + 2) * width - 1):
                chosen = self.selected == seat + 1
                colour = glow(SEATS[seat], self.breath, SEATS[seat]) if chosen else SEATS[seat]
                for row in range(leds.rows if chosen else 1):
                    leds[leds.rows - 1 - row, col] = colour


SCREEN = Players
