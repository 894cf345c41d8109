"""The Colorigraphe's screens on twelve keys: they draw as on a strip, of which the keys are every other light."""

from sillon.common.buttons import CELL, OK, PRESS
from sillon.games.colorigraphe.keys_view import strip
from sillon.games.colorigraphe.lights import place
from sillon.match.controller import ControlledInput
from sillon.ui.screen import ALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds, Target
    from sillon.games.colorigraphe.stake import Stake


class Keys(ControlledInput):
    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        # Ignore the keys of plots: players point at plots while they talk.
        return super().press(seat, code, kind) if code < CELL else None

    def lights(self, leds: "Leds") -> None:
        if leds.touched:
            super().lights(leds)
        else:
            self.screen.lights(strip(leds))


class StakeKeys(Keys):
    """A touch on the edge names the stake that would light up to there; on the last lit light it takes the stake."""

    screen: "Stake"

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        screen = self.screen
        stake = self.stake_at(code - CELL) if code >= CELL and screen.app.board.leds.touched else 0
        if stake == screen.at:
            code = OK
        elif stake and kind == PRESS and not screen.controller.busy:
            screen.at = stake
            screen.redraw = ALL
        return super().press(seat, code, kind)

    def stake_at(self, light: int) -> int:
        """Return the stake of a light, 0 for none."""
        leds = self.screen.app.board.leds
        if leds.rows == 1:
            return max((24 * light + 23) // leds.cols + 1, 2)
        for step in range(24):
            if place(leds, step) == divmod(light, leds.cols):
                return max(step + 1, 2)
        return 0


class AnyTouch(Keys):
    """A touch on any light is OK."""

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        return super().press(seat, OK if code >= CELL and self.screen.app.board.leds.touched else code, kind)
