"""Which game? What these keys cannot show stands there too, and says why."""

from sillon.keyed.menu import keyed as menu
from sillon.keyed.offers import offered
from sillon.offers import OFFERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def keyed(plain: "Any") -> "Any":
    class Keyed(menu(plain)):  # type: ignore[misc]
        places: list[int]

        def entries(self) -> "list[tuple[str, Any]]":
            leds = self.app.board.leds
            return [(self.say(f"game_{OFFERS[k][0]}"), offered(leds, OFFERS[k][0])) for k in self.places]

    return Keyed
