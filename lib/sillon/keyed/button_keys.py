"""The two keys that are buttons, on the near row of a board without a display."""

from sillon.common.buttons import BACK
from sillon.views.shades import mixed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds

GO = (0, 220, 60)  # the key OK breathes where it does something
_OK_IDLE = (0, 26, 8)
_BACK = (90, 0, 60)
_HOLD = (255, 70, 200)  # BACK breathes where holding it would help


def buttons(leds: "Leds", breath: int, goes: bool = True, hold: bool = False) -> None:
    """Light the keys that are buttons. `goes`: OK does something; `hold`: the screen asks to hold BACK."""
    for code, row, col in leds.named:
        if code == BACK:
            leds[row, col] = mixed(_BACK, _HOLD, breath) if hold else _BACK
        else:
            leds[row, col] = mixed(_OK_IDLE, GO, breath) if goes else _OK_IDLE
