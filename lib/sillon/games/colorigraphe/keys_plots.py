"""The Colorigraphe's screens on twelve keys: they draw as on a strip, of which the keys are every other light."""

from sillon.common.buttons import CELL
from sillon.games.colorigraphe.keys_view import strip
from sillon.match.controller import ControlledInput

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds, Target


class Keys(ControlledInput):
    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        # Ignore the keys of plots: players point at plots while they talk.
        return super().press(seat, code, kind) if code < CELL else None

    def lights(self, leds: "Leds") -> None:
        if leds.touched:
            super().lights(leds)
        else:
            self.screen.lights(strip(leds))
