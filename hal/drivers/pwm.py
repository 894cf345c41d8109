"""Sound: a piezo buzzer on a pin that makes square waves."""

import board
import pwmio

from hal.sound import Sound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal import Board


def open_part(wiring: "dict[str, Any]", parts: "Board") -> object:
    return Sound(pwmio.PWMOut(getattr(board, wiring["pin"]), frequency=440, duty_cycle=0, variable_frequency=True))
