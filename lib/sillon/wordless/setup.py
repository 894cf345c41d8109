"""The menu before a game: each player begins with one press, OK as last time; preset and rules.

Between the buttons are six keys, which begin: with a person, or against the computer from easy to strong. The start stands in
the field: a press there has the lights play the rules. Where a game has several forms the far row has a key for each. What the
teacher's lock does not allow stays dark, and its key does nothing.
"""

from games.description import preset_of
from sillon.keyed.button_keys import buttons
from sillon.views import SEATS, glow
from sillon.views.board_view import PLAYABLE
from sillon.views.keyed.field import DARK
from sillon.views.shades import shade
from sillon.wordless.pictures import Pictures

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds, Target
    from sillon.screens.setup import Setup
    from sillon.ui.screen import Screen
    from sillon.wordless.pictures import Picture

_STEPS = ((0, 190, 60), (120, 200, 0), (240, 180, 0), (255, 90, 0), (255, 20, 20))  # the computer, from easy to strong
_FORM = (200, 60, 240)


class Keys(Pictures):
    """`forms` are the presets that these lights show, None before the screen is complete; `allowed` the levels to choose from."""

    screen: "Setup"

    def __init__(self, screen: "Screen") -> None:
        super().__init__(screen)
        self.forms: list[int] | None = None

    def refresh(self) -> None:
        super().refresh()
        if self.forms is None:
            self.begin()

    def begin(self) -> None:
        """Find what may be chosen, once the screen is complete."""
        setup = self.screen
        app = setup.app
        setup.choice.start_index = 0  # other starts need a display
        presets = list(setup.game.PRESETS)
        self.forms = [
            k for k in range(len(presets)) if setup.view.fits(app.board.leds, type(setup.game)(**presets[k][1]))
        ]
        self.allowed = list(range(len(_STEPS) + 1))
        lock = app.preferences.lock
        if lock:
            from sillon.settings.lock import CLOSED, levels  # only where the teacher's lock is on

            self.allowed = levels(app.board.settings)
            if lock == CLOSED:
                self.forms = []

    def key(self, row: int, col: int) -> "Target | None":
        setup = self.screen
        place = col - 1
        forms = self.forms or []
        if row == 3:
            if place not in self.allowed:
                return None
            if not place:
                return setup.choose_entry("together")
            setup.choice.levels = (0, place, 0)
            setup.choice.changed = True
            return setup.choose_entry("against")
        if row or len(forms) < 2:
            return setup.choose_entry("rules") if setup.manifest.rules_pages else None
        if 0 <= place < len(forms):
            setup.choice.options = dict(setup.game.PRESETS[forms[place]][1])
            setup.choice.changed = True
            setup.make_game()
        return None

    def pictures(self) -> "list[tuple[Picture, str]]":
        setup = self.screen
        return [((), setup.choice.way or setup.items[0][1])]  # OK chooses it

    def lights(self, leds: "Leds") -> None:
        setup = self.screen
        look = setup.look
        for cell in range(len(look.marks)):
            look.marks[cell] = PLAYABLE
        look.breath = setup.breath
        look.beat = setup.beat
        setup.view.lights(leds, look)
        forms = self.forms or []
        if len(forms) > 1:
            preset = preset_of(setup.game)
            for col in range(leds.cols):
                leds[0, col] = DARK
            for k in range(len(forms)):
                chosen = setup.game.PRESETS[forms[k]][0] == preset
                leds[0, 1 + k] = glow(_FORM, setup.breath) if chosen else shade(_FORM, 80)
        level = 0 if self.shown[0][1] == "together" else max(setup.choice.levels)
        # A second person has Nord's colour; the computer's steps are lit as far as it goes.
        leds[3, 1] = SEATS[1] if not level else shade(SEATS[1], 90)
        for k in range(5):
            if k + 1 in self.allowed:
                leds[3, 2 + k] = shade(_STEPS[k], 255 if k < level else 80)
        buttons(leds, setup.breath)
