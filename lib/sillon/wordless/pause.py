"""The menu: on, a move back, or no more; and along the near side how bright the lights are, from dim to full.

Where the teacher's lock closes the menus, the near side is dark and changes nothing.
"""

from sillon.views.keyed.field import mixed
from sillon.wordless.pictures import GO, STOP, UNDO, menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Leds, Target

_LEVELS = b"\x01\x02\x04\x06\x08\x0a"  # the brightness by key
_LIT = (255, 200, 90)
_FAINT = (14, 10, 3)


def keyed(plain: "Any") -> "Any":
    class Pause(menu(plain)):  # type: ignore[misc]
        def pictures(self) -> list:
            session = self.app.session
            shown = [(GO, "resume")]
            if session and session.match.moves:
                shown.append((UNDO, "undo"))
            if self.back[0] != "home":
                shown.append((STOP, "leave"))
            return shown

        def key(self, row: int, col: int) -> "Target | None":
            if row == 3 and self.app.preferences.lock == 2:  # see sillon/app/lock.py
                return None
            if row == 3:
                self.app.preferences.brightness = _LEVELS[col - 1]
                self._changed = True
                self.app.apply()
                return None
            target: Target | None = super().key(row, col)
            return target

        def choose_entry(self, value: "Any") -> "Target | None":
            if value == "undo":
                from sillon.match.seats import take_back

                session = self.app.session
                session.plan = []
                take_back(session)
                session.save(self.app.board.store)
                return (session.name,)
            target: Target | None = super().choose_entry(value)
            return target

        def lights(self, leds: "Leds") -> None:
            super().lights(leds)
            for k in range(len(_LEVELS)) if self.app.preferences.lock < 2 else ():
                lit = _LEVELS[k] <= max(self.app.preferences.brightness, 1)
                leds[3, 1 + k] = mixed(_FAINT, _LIT, 40 + 20 * k) if lit else _FAINT

    return Pause
