"""The Colorigraphe's screens on twelve keys: they draw as on a strip, of which the keys are every other light."""

from sillon.app.buttons import CELL
from sillon.games.colorigraphe.keys_view import strip

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Leds, Target


def keyed(plain: "Any") -> "Any":
    class Keyed(plain):  # type: ignore[misc]
        def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
            # Who talks about a plot presses it: nothing is decided by that.
            target: Target | None = super().press(seat, code, kind) if code < CELL else None
            return target

        def lights(self, leds: "Leds") -> None:
            super().lights(strip(leds))

    return Keyed
