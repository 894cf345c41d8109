"""The pause menu: resume, undo, leave; the near row sets the brightness, from dim to full.

Where the teacher's lock closes the menus, the near side is dark and changes nothing.
"""

from sillon.views import mixed
from sillon.wordless.pictures import GO, STOP, UNDO, Pictures

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds, Target
    from sillon.screens.pause import Pause
    from sillon.wordless.pictures import Picture

LEVELS = b"\x01\x02\x04\x06\x08\x0a"  # the brightness by key
_LIT = (255, 200, 90)
_FAINT = (14, 10, 3)


class Keys(Pictures):
    screen: "Pause"

    def pictures(self) -> "list[tuple[Picture, str]]":
        session = self.screen.app.session
        shown = [(GO, "resume")]
        if session and session.match.moves:
            shown.append((UNDO, "undo"))
        if self.screen.back[0] != "home":
            shown.append((STOP, "leave"))
        return shown

    def key(self, row: int, col: int) -> "Target | None":
        if row != 3:
            return super().key(row, col)
        app = self.screen.app
        if app.preferences.lock < 2:  # see sillon/settings/lock.py
            app.preferences.brightness = LEVELS[col - 1]
            self.screen.changed = True
            app.apply()
        return None

    def take(self, value: str) -> "Target | None":
        if value != "undo":
            return super().take(value)
        from sillon.match.seats import take_back  # only this entry needs it

        app = self.screen.app
        take_back(app.session)
        app.session.save(app.board.store)
        return (app.session.name,)

    def lights(self, leds: "Leds") -> None:
        super().lights(leds)
        preferences = self.screen.app.preferences
        for k in range(len(LEVELS)) if preferences.lock < 2 else ():
            lit = LEVELS[k] <= max(preferences.brightness, 1)
            leds[3, 1 + k] = mixed(_FAINT, _LIT, 40 + 20 * k) if lit else _FAINT
