"""The Colorigraphe's screens on twelve keys, and where lights can be touched.

On keys they draw as on a strip, of which the keys are every other light.
"""

from sillon.common.buttons import CELL, OK, PRESS, RIGHT
from sillon.games.colorigraphe.keys_view import strip
from sillon.games.colorigraphe.lights import place
from sillon.match.controller import ControlledInput
from sillon.ui.screen import ALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds, Target
    from sillon.games.colorigraphe.stake import Stake


class Keys(ControlledInput):
    """A touch on any light is OK."""

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code >= CELL:
            leds = self.screen.app.board.leds
            # Ignore the keys of plots: players point at plots while they talk.
            code = self.touched(leds, code - CELL, kind) if leds.touched else -1
        return super().press(seat, code, kind) if code >= 0 else None

    def touched(self, leds: "Leds", light: int, kind: int) -> int:
        """Return the button for which a touch on this light stands, -1 for none."""
        return OK

    def lights(self, leds: "Leds") -> None:
        if leds.touched:
            super().lights(leds)
        else:
            self.screen.lights(strip(leds))


def edge_stake(leds: "Leds", light: int) -> int:
    """Return the stake that lights the edge up to this light; 0 for a light in the middle of a panel, -1 for one between."""
    if leds.rows == 1:
        return max((24 * light + 23) // leds.cols + 1, 2)
    row, col = divmod(light, leds.cols)
    for step in range(24):
        if place(leds, step) == (row, col):
            return max(step + 1, 2)
    return 0 if row == leds.rows // 2 and abs(col - leds.cols // 2) < 3 else -1


class StakeKeys(Keys):
    """A touch on the edge names the stake that would light up to there; on its last lit light, or in the middle, it is OK."""

    screen: "Stake"

    def touched(self, leds: "Leds", light: int, kind: int) -> int:
        screen = self.screen
        stake = edge_stake(leds, light)
        if stake in (0, screen.at):
            return OK
        if stake > 0 and kind == PRESS and not screen.controller.busy:
            screen.at = stake
            screen.redraw = ALL
        return -1


class ClaimKeys(Keys):
    """A touch on the edge, or on a strip, selects the next choice; in the middle of a panel it is OK."""

    def touched(self, leds: "Leds", light: int, kind: int) -> int:
        stake = edge_stake(leds, light)
        return RIGHT if stake > 0 else OK if not stake else -1
