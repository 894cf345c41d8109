"""The menu of a game's options. OK takes the next value; with many values the arrows change it."""

from games import new
from sillon.manifest import manifest_of
from sillon.match.choices import choice_of, save_choice
from sillon.ui.menu import Menu
from sillon.ui.screen import ALL, centred
from sillon.views import view_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_FEW = 4  # up to this many values, OK cycles through them
_SEATS = ("first", "winner")
_NONE = ("target", "draw_after")  # whose 0 means that there is none
_DIAL = (120, 60, 200)


class Options(Menu):
    title = "options"
    catalogs = "setup_{} before"

    def __init__(self, app: "App", name: str) -> None:
        self.back = ("setup", name)
        self._view = view_of(app.board.leds, name)
        self._manifest = manifest_of(name)
        self.choice = choice_of(app, name)
        self._leds = app.board.leds
        super().__init__(app)

    def entries(self) -> "list[tuple[str, int]]":
        game = self.choice.game()
        shown = []
        for k in range(len(game.OPTIONS)):
            option = game.OPTIONS[k][0]
            if not [
                rule
                for rule in self._manifest.hidden_options
                if rule[0] == option and getattr(game, rule[1], None) == rule[2]
            ]:
                shown.append((self.say(f"o_{option}", self._value_text(option, game.options[k])), k))
        shown.append((self.say("as_document"), -1))
        return shown

    def _value_text(self, option: str, value: object) -> str:
        """Return the value as text: numbers as they are, other values, seats and "none" in words."""
        if type(value) is str or option in _SEATS or (value == 0 and option in _NONE):
            return self.say(f"{option}_{value}")
        if type(value) is bool:
            return self.say("yes" if value else "no")
        return str(value)

    def choose_entry(self, value: int) -> "Target | None":
        if value < 0:
            self.choice.options = {}
            self.choice.changed = True
            self._renew_at(value)
        elif len(self._values(value)) <= _FEW:
            self.turn_value(1)
        else:
            self.turning = True
            self.redraw = ALL
        return None

    def _values(self, number: int) -> "list[object]":
        """Return the values that the menu offers for the option with this number."""
        option, _, values = self.choice.game().OPTIONS[number]
        return list(self._manifest.few_values.get(option) or values)

    def turn_value(self, step: int) -> None:
        """Set the next value that is valid with the others and that these lights can show."""
        self.note = ""
        choice = self.choice
        number = self.items[self.selected][1]
        game = choice.game()
        option = game.OPTIONS[number][0]
        values = self._values(number)
        value = game.options[number]
        index = values.index(value) if value in values else 0
        for _ in values:
            index = (index + step) % len(values)
            if self._try_value(option, values[index]):
                break
        starts = self._manifest.starts
        if option == "cells" and starts and starts[choice.start_index][1]:
            choice.start_index = 0  # it would override the new number of cells
        choice.changed = True
        self._renew_at(number)

    def _renew_at(self, number: int) -> None:
        """Rebuild the entries, some of which depend on options, and select the one of this option."""
        self.refresh_entries()
        self.select(number)

    def _try_value(self, option: str, value: object) -> bool:
        """Set the option. Return False when the game is invalid then, or too large for these lights."""
        choice = self.choice
        options = dict(choice.options)
        options[option] = value
        # Reset options that conflict with the new value to their defaults, one after the other in their order.
        for each in [("",)] + list(choice.game().OPTIONS):
            if each[0] != option:
                options.pop(each[0], None)
            try:
                game = new(choice.name, **options)
            except ValueError:
                continue
            if self._leds.rows and not self._view.fits(self._leds, game):
                self.show_note("too_big")  # options of size come first: no entry is below the note
                return False
            choice.options = options
            return True
        return False

    def heading(self, display: "Display") -> str:
        """Return what the selected option is about."""
        number = self.items[self.selected][1]
        if number < 0:
            return super().heading(display)
        return centred(display, self.say(f"about_{self.choice.game().OPTIONS[number][0]}"))

    def on_idle(self) -> None:
        save_choice(self.app, self.choice)

    def lights(self, leds: "Leds") -> None:
        """Draw a dial: the index of the option's value among all values."""
        number = self.items[self.selected][1]
        super().lights(leds)
        if number < 0 or leds.rows < 3:
            return
        values = self._values(number)
        value = self.choice.game().options[number]
        index = values.index(value) if value in values else 0
        lit = (index + 1) * leds.cols // len(values) if len(values) > leds.cols else index + 1
        for col in range(min(len(values), leds.cols)):
            leds[0, col] = _DIAL if col < lit else (6, 4, 10)

    def page(self, display: "Display") -> None:
        super().page(display)
        if self.turning:
            display.text(0, self.say("turn_dial"), True)


SCREEN = Options
