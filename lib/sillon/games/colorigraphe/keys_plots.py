"""The Colorigraphe's screens on twelve keys: they draw as on a strip, of which the keys are every other light."""

from sillon.common.buttons import CELL
from sillon.games.colorigraphe.keys_view import strip
from sillon.ui.screen import Input

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds, Target


class Keys(Input):
    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        # A player who talks about a plot presses its key: that decides nothing.
        return self.screen.press(seat, code, kind) if code < CELL else None

    def lights(self, leds: "Leds") -> None:
        self.screen.lights(strip(leds))
