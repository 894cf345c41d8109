"""The first screen: any key goes on, as OK does."""

from sillon.app.buttons import CELL, OK
from sillon.keyed.near import buttons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Leds, Target


def keyed(plain: "Any") -> "Any":
    class Keyed(plain):  # type: ignore[misc]
        def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
            target: Target | None = super().press(seat, OK if code >= CELL else code, kind)
            return target

        def lights(self, leds: "Leds") -> None:
            super().lights(leds)
            buttons(leds, self.breath)

    return Keyed
