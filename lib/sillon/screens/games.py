"""Which game? What these lights cannot show stands there too, and says why."""

from sillon.menu import Menu
from sillon.offers import OFFERS, offered

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App, Leds, Page, Target

_PICTURE = (0, 190, 70)
_ABSENT = (60, 20, 0)  # the picture of a game that these lights cannot show


class Games(Menu):
    title = "games"

    def __init__(self, app: "App", last: str = "") -> None:
        names = [offer[0] for offer in OFFERS]
        if app.preferences.lock:
            from sillon.lock import games

            names = games(app.board)
        self.places = [k for k in range(len(OFFERS)) if OFFERS[k][0] in names]  # in OFFERS, of the entries
        super().__init__(app)
        self._refused = False
        self.at = names.index(last) if last in names else 0

    def entries(self) -> "list[tuple[str, Any]]":
        leds = self.app.board.leds
        return [(self.say(f"game_{OFFERS[k][0]}"), offered(leds, k)) for k in self.places]

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        self._refused = False
        return super().press(seat, code, kind)

    def taken(self, value: "Any") -> "Target | None":
        if value:
            return ("setup", OFFERS[self.places[self.at]][0])
        self._refused = True
        return None

    def page(self, screen: "Page") -> None:
        super().page(screen)
        if self._refused:
            lines = self.say("not_offered").split("\n")
            for row in range(screen.rows):
                screen.text(row, lines[row] if row < len(lines) else "")

    def lights(self, leds: "Leds") -> None:
        super().lights(leds)
        if leds.rows < 5 or leds.cols < 9:
            return
        # On a panel the entries keep the near side, and the picture of the chosen one stands above them.
        picture = OFFERS[self.places[self.at]][4]
        lit = _PICTURE if self.list[self.at][1] else _ABSENT
        west = (leds.cols - 9) // 2
        for row in range(4):
            for col in range(leds.cols):
                there = 0 <= col - west < 9 and picture[row] >> (8 - col + west) & 1
                leds[row, col] = lit if there else (0, 0, 0)


SCREEN = Games
