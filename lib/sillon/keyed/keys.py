"""Inputs of screens that treat all lit keys alike."""

from sillon.common.buttons import CELL, OK
from sillon.keyed.button_keys import buttons
from sillon.ui.screen import Input
from sillon.views.behind import Behind

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds, Target


class Clipped(Behind):
    """The board's lights; writes outside the grid are dropped."""

    brightness = 10
    keyed = True

    def __init__(self, leds: "Leds") -> None:
        self._leds = leds
        self.rows = leds.rows
        self.cols = leds.cols
        self.named = leds.named

    def __setitem__(self, place: tuple[int, int], colour: tuple[int, int, int]) -> None:
        if 0 <= place[0] < self.rows and 0 <= place[1] < self.cols:
            self._leds[place] = colour

    def clear(self) -> None:
        self._leds.clear()

    def show(self) -> bool:
        return self._leds.show()


class OkWithoutDisplay(Input):
    """Keys act as OK on boards without a display, and are ignored on others."""

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code >= CELL:
            if not self.screen.app.board.leds.named:
                return None
            code = OK
        return self.screen.press(seat, code, kind)

    def lights(self, leds: "Leds") -> None:
        self.screen.lights(Clipped(leds) if leds.keyed else leds)
        buttons(leds, self.screen.breath)


class AnyKey(Input):
    """Any key is OK."""

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        return self.screen.press(seat, OK if code >= CELL else code, kind)

    def lights(self, leds: "Leds") -> None:
        self.screen.lights(leds)
        buttons(leds, self.screen.breath)
