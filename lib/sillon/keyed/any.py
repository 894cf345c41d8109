"""Any other screen: its lights stay within those that there are; where it shows no words any key goes on, as OK does."""

from sillon.app.buttons import CELL, OK
from sillon.keyed.near import buttons
from sillon.screens.screen import Behind

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Leds, Target


class Clipped(Behind):
    """The lights; what would be drawn beside them is not."""

    def __init__(self, leds: "Leds") -> None:
        self._leds = leds
        self.rows = leds.rows
        self.cols = leds.cols
        self.named = leds.named

    def __setitem__(self, place: tuple[int, int], colour: tuple[int, int, int]) -> None:
        if 0 <= place[0] < self.rows and 0 <= place[1] < self.cols:
            self._leds[place] = colour


def keyed(plain: "Any") -> "Any":
    class Keyed(plain):  # type: ignore[misc]
        def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
            if code >= CELL:
                if not self.app.board.leds.named:
                    return None
                code = OK
            target: Target | None = super().press(seat, code, kind)
            return target

        def lights(self, leds: "Leds") -> None:
            super().lights(Clipped(leds))
            buttons(leds, self.breath)

    return Keyed
