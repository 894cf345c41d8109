"""Sound: a piezo buzzer on a pin that makes square waves."""

import board
import pwmio

from hal.sound import Sound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board
    from hal.contract import SoundWiring


def open_part(wiring: "SoundWiring", parts: "Board") -> object:
    return Sound(pwmio.PWMOut(getattr(board, wiring["pin"]), frequency=440, duty_cycle=0, variable_frequency=True))
