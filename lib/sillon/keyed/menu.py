"""A menu on keys: entry n is key n, as one reads. Pressed, it is chosen; pressed while it is chosen, it is taken."""

from sillon.app.buttons import CELL, OK, PRESS
from sillon.screens.screen import ALL, glow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Leds, Target

_CHOSEN = (230, 170, 0)
_OTHER = (0, 40, 60)


def keyed(plain: "Any") -> "Any":
    class Keyed(plain):  # type: ignore[misc]
        selected: int
        breath: int

        def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
            entry = code - CELL
            if kind == PRESS and entry == self.selected:
                code = OK
            elif kind == PRESS and 0 <= entry < len(self.items) and not self.turning():
                self.selected = entry
                self.redraw = ALL
            target: Target | None = super().press(seat, code, kind)
            return target

        def turning(self) -> bool:
            """Whether a value is being changed, and its entry stays chosen."""
            return bool(getattr(self, "_adjusting", False))

        def lights(self, leds: "Leds") -> None:
            for entry in range(min(len(self.items), leds.rows * leds.cols)):
                colour = glow(_CHOSEN, self.breath, _CHOSEN) if entry == self.selected else _OTHER
                leds[entry // leds.cols, entry % leds.cols] = colour
            if leds.named:
                from sillon.keyed.near import buttons

                buttons(leds, self.breath)

    return Keyed
