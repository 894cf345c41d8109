"""Which game? What these keys cannot show stands there too, and says why."""

from sillon.keyed.menu import keyed as menu
from sillon.keyed.offers import offered
from sillon.screens.offers import OFFERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Leds


def keyed(plain: "Any") -> "Any":
    class Keyed(menu(plain)):  # type: ignore[misc]
        def offered(self, leds: "Leds", place: int) -> bool:
            return offered(leds, OFFERS[place][0])

    return Keyed
