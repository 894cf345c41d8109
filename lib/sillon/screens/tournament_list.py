"""Pupils of a tournament, one a line: the winners, the referees, those of whom one leaves, and names for one who comes."""

from sillon.day import animals, keep, opened
from sillon.menu import Menu
from sillon.screen import PAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App, Leds, Page, Target

_GOLD = (255, 190, 20)


class TournamentList(Menu):
    """`what` is winners, referees, leaves or late."""

    title = "tournament"
    room = "tournament tournament_names"

    def __init__(self, app: "App", what: str) -> None:
        self._day: Any = opened(app)
        self._what = what
        self._note = ""
        self.back = ("tournament_menu", what)
        super().__init__(app)

    def entries(self) -> "list[tuple[str, Any]]":
        day = self._day
        what = self._what
        if what == "late":
            free = [name for name in animals(self.say) if name not in day.names]
            return [(self.say("player_0", name), name) for name in free] + [(self.say("late_write"), None)]
        if what == "leaves":
            names = [name for name in day.names if name not in day.gone]
        else:
            names = day.winners if what == "winners" else day.referees
        return [(self.say("player_0", name), name) for name in names] or [(self.say("nobody_yet"), "")]

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        before = self.at
        target = super().press(seat, code, kind)
        if self.at != before:
            self._note = ""
        return target

    def taken(self, value: "Any") -> "Target | None":
        what = self._what
        if what not in ("late", "leaves") or value == "":
            return self.back
        if value is None:
            return ("tournament_name", None)
        day = self._day
        if what == "leaves" and not self._note:
            self._note = self.say("day_sure")  # nobody comes back
            self.redraw |= PAGE
            return None
        if what == "leaves":
            day.withdraw(value)
        else:
            day.add(value)
        if keep(self.app, day):
            return self.back
        self._day = opened(self.app)
        self._note = self.say("day_full")
        self.redraw |= PAGE
        return None

    def lights(self, leds: "Leds") -> None:
        """Each of the winners has a field of gold, for all of them have won; the chosen one breathes."""
        winners = self._day.winners if self._what == "winners" else ()
        if not winners:
            super().lights(leds)
            return
        wide = leds.cols // 3
        for k in range(len(winners)):
            level = 160 + self.breath * 95 // 255 if k == self.at else 90
            for col in range(k * wide, k * wide + max(wide - 1, 1)):
                for row in range(leds.rows):
                    leds[row, col] = (_GOLD[0] * level // 255, _GOLD[1] * level // 255, _GOLD[2] * level // 255)

    def page(self, screen: "Page") -> None:
        super().page(screen)
        screen.text(0, self.say(f"day_{self._what}"))
        lines = self._note.split("\n") if self._note else []
        for row in range(len(lines)):
            screen.text(screen.rows - len(lines) + row, lines[row], True)


SCREEN = TournamentList
