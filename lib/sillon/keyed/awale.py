"""Awalé on keys. Where the store of Sud lies between the buttons, the ends of a player's row tell that it is his turn."""

from sillon.keyed.choose import keyed as choose
from sillon.look import SEATS
from sillon.play import OVER
from sillon.views.awale_pits import shade
from sillon.views.keyed import awale

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import Leds


def keyed(plain: "Any") -> "Any":
    class Awale(choose(plain)):  # type: ignore[misc]
        view = awale
        between = False

        def board(self, leds: "Leds") -> None:
            super().board(leds)
            if leds.named and self.phase != OVER and not self.counts:
                seat = self.look.seat
                for col in (0, leds.cols - 1):
                    leds[1 if seat else 2, col] = shade(SEATS[seat], 200)

    return Awale
