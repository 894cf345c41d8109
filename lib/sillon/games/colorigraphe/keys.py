"""Colouring on twelve keys: each press of a plot's key turns its token on, from none to red, blue, black and none again."""

from games.colorigraphe_table import COLOURS
from sillon.app.buttons import CELL, OK, PRESS
from sillon.games.colorigraphe.colouring import DONE
from sillon.games.colorigraphe.keys_view import strip

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Leds, Target


def keyed(plain: "Any") -> "Any":
    class Keyed(plain):  # type: ignore[misc]
        breath: int

        def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
            target: Target | None
            if code < CELL:
                target = super().press(seat, code, kind)
                return target
            if kind != PRESS or not 0 <= code - CELL < DONE or getattr(self, "hand", None):
                return None  # the computer's tokens are its own
            if self.ready:
                # The first press begins: whoever looks for a plot already has begun to think.
                return self.press(seat, OK, kind)
            if self.at != code - CELL:
                self.enter(code - CELL)
            self.turn(1)
            return None

        def lights(self, leds: "Leds") -> None:
            # What has just been laid under the finger is to be seen: red and blue breathe less.
            breath = self.breath
            if self.cursor >= 0 and 0 < self.shown[COLOURS + self.cursor] < 3:
                self.breath = breath // 3
            super().lights(strip(leds))
            self.breath = breath

    return Keyed
