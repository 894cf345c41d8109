"""Choosing who plays each seat: a person, the computer at a level, or at an adaptive level. OK takes the next choice."""

from sillon.match.choices import choice_of, save_choice
from sillon.players import MAX_LEVEL
from sillon.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Leds, Target

_SITS = ("sits_0", "sits_1", "sits_2")  # the words' keys by seat; a game may override them in its catalog
_LEVEL = (0, 150, 60)


class Rivals(Menu):
    title = "who_sits"
    catalogs = "setup_{} rivals before"

    def __init__(self, app: "App", name: str) -> None:
        self.back = ("setup", name)
        self.choice = choice_of(app, name)
        game = self.choice.game()
        self._seats = len(game.SEATS)
        super().__init__(app)
        self.selected = min(1, self._seats - 1)  # most children play Sud, the near side

    def entries(self) -> "list[tuple[str, int]]":
        say = self.say
        shown: list[tuple[str, int]] = []
        for seat in range(self._seats):
            who = say(f"who_{self.choice.levels[seat]}")
            text = say(_SITS[seat], who)
            shown.append((text, seat))
        return shown

    def choose_entry(self, value: int) -> "Target | None":
        allowed = list(range(MAX_LEVEL + 1))
        if self.app.preferences.lock:
            from sillon.settings.lock import levels as unlocked  # with the teacher's lock only

            allowed = unlocked(self.app.board.settings)
        levels = list(self.choice.levels)
        levels[value] = allowed[(allowed.index(levels[value]) + 1) % len(allowed)]
        self.choice.levels = tuple(levels)
        self.choice.changed = True
        self.refresh_entries()
        return None

    def on_idle(self) -> None:
        save_choice(self.app, self.choice)

    def lights(self, leds: "Leds") -> None:
        """Draw the level of the selected seat as a row of lights; an adaptive level is a running row."""
        super().lights(leds)
        level = self.choice.levels[self.selected]
        for k in range(min(level, 5) if leds.rows > 1 else 0):
            if level <= 5 or self.beat // 6 >= k:
                leds[0, 2 + k] = _LEVEL


SCREEN = Rivals
