"""The two keys that are buttons, on the near row of a board without a display."""

from sillon.common.buttons import BACK
from sillon.views.shades import mixed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds

GO = (0, 220, 60)  # the key OK breathes where it does something
_OK_IDLE = (0, 26, 8)
_BACK = (90, 0, 60)


def buttons(leds: "Leds", breath: int, goes: bool = True) -> None:
    """Light the keys that are buttons. `goes`: OK does something."""
    for code, row, col in leds.named:
        if code == BACK:
            leds[row, col] = _BACK
        else:
            leds[row, col] = mixed(_OK_IDLE, GO, breath) if goes else _OK_IDLE
