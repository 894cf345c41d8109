"""Before a game, all of it at once and a press each: who plays, which form, how it is played; OK begins.

Between the buttons are six keys, for a person and for the computer from easy to strong. The start stands in the field: a press
there has the lights play the rules. Where a game has several forms the far row has a key for each. What the teacher's lock
does not allow stays dark, and its key does nothing.
"""

from games.description import preset_of
from sillon.keyed.near import buttons
from sillon.screens.screen import glow
from sillon.views import SEATS
from sillon.views.board_view import PLAYABLE
from sillon.views.keyed.field import DARK
from sillon.views.shades import shade
from sillon.wordless.pictures import menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import App, Leds, Target

_STEPS = ((0, 190, 60), (120, 200, 0), (240, 180, 0), (255, 90, 0), (255, 20, 20))  # the computer, from easy to strong
_FORM = (200, 60, 240)


def keyed(plain: "Any") -> "Any":
    class Setup(menu(plain)):  # type: ignore[misc]
        """`forms` are the presets that these lights show; `allowed` the levels that may be chosen."""

        def __init__(self, app: "App", name: str, again: bool = False) -> None:
            super().__init__(app, name, again)
            self._choice.row = 0  # other rows are chosen by words
            self._choice.at = self.at = 0
            presets = list(self._game.PRESETS)
            self.forms = [
                k for k in range(len(presets)) if self._view.fits(self._leds, type(self._game)(**presets[k][1]))
            ]
            self.allowed = list(range(len(_STEPS) + 1))
            lock = app.preferences.lock
            if lock:
                from sillon.app.lock import CLOSED, levels

                self.allowed = levels(app.board.settings)
                if lock == CLOSED:
                    self.forms = []

        def key(self, row: int, col: int) -> "Target | None":
            place = col - 1
            if row == 3:
                if place in self.allowed:
                    self._choice.levels = (0, place, 0)
                    self._choice.changed = True
            elif row or len(self.forms) < 2:
                return self.taken("rules") if self._manifest.rules_pages else None
            elif 0 <= place < len(self.forms):
                self._choice.options = dict(self._game.PRESETS[self.forms[place]][1])
                self._choice.changed = True
                self._made()
            return None

        def pictures(self) -> list:
            return [((), "play")]  # OK takes it

        def lights(self, leds: "Leds") -> None:
            look = self._look
            for cell in range(len(look.marks)):
                look.marks[cell] = PLAYABLE
            look.breath = self.breath
            look.beat = self.beat
            self._view.lights(leds, look)
            if len(self.forms) > 1:
                preset = preset_of(self._game)
                for col in range(leds.cols):
                    leds[0, col] = DARK
                for k in range(len(self.forms)):
                    chosen = self._game.PRESETS[self.forms[k]][0] == preset
                    leds[0, 1 + k] = glow(_FORM, self.breath) if chosen else shade(_FORM, 80)
            level = max(self._choice.levels)
            # A second person has Nord's colour; the computer's steps are lit as far as it goes.
            leds[3, 1] = SEATS[1] if not level else shade(SEATS[1], 90)
            for k in range(5):
                if k + 1 in self.allowed:
                    leds[3, 2 + k] = shade(_STEPS[k], 255 if k < level else 80)
            buttons(leds, self.breath)

    return Setup
