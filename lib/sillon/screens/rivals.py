"""Choosing who plays each seat: a person, the computer at a level, or at an adaptive level. OK takes the next, or begins."""

from sillon.match.choices import choice_of, save_choice, settle
from sillon.screens.level import draw_level, next_level
from sillon.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Leds, Target

_SITS = ("sits_0", "sits_1", "sits_2")  # the words' keys by seat; a game may override them in its catalog


class Rivals(Menu):
    """`seated` has each seat's player: what "Against the computer" begins with, as long as a computer is among them."""

    title = "who_sits"
    catalogs = "setup_{} rivals before"

    def __init__(self, app: "App", name: str) -> None:
        self.back = ("setup", name)
        self.choice = choice_of(app, name)
        settle(app, self.choice)
        self.game = self.choice.game()
        self.seated = self.choice.opponents(len(self.game.SEATS))
        super().__init__(app)
        self.selected = min(2, len(self.seated))  # most children play Sud, the near side: Nord, below "play"

    def entries(self) -> "list[tuple[str, int]]":
        say = self.say
        shown: list[tuple[str, int]] = [(say("play"), -1)]
        for seat in range(len(self.seated)):
            who = say(f"who_{self.seated[seat]}")
            text = say(_SITS[seat], who)
            shown.append((text, seat))
        return shown

    def choose_entry(self, value: int) -> "Target | None":
        choice = self.choice
        if value < 0:
            choice.set_way("against" if max(self.seated) else "together")
            return ("setup", choice.name, True)
        levels = list(self.seated)
        levels[value] = next_level(self.app, self.game, levels[value], persons=True)
        self.seated = tuple(levels)
        if max(levels):
            choice.levels = self.seated + choice.levels[len(levels) :]
            choice.changed = True
        self.refresh_entries()
        return None

    def on_idle(self) -> None:
        save_choice(self.app, self.choice)

    def lights(self, leds: "Leds") -> None:
        """Draw the level of the selected seat as a row of lights; an adaptive level is a running row."""
        super().lights(leds)
        seat = self.items[self.selected][1]
        if seat >= 0:
            draw_level(leds, self.seated[seat], self.beat)


SCREEN = Rivals
