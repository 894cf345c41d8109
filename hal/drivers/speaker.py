"""Sound: a small speaker on a PWM pin; `enable` switches its amplifier on."""

import board
import pwmio
from digitalio import DigitalInOut

from hal.amplified_sound import AmplifiedSound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board
    from hal.contract import SoundWiring


def open_part(wiring: "SoundWiring", parts: "Board") -> object:
    output = pwmio.PWMOut(getattr(board, wiring["pin"]), frequency=440, duty_cycle=0, variable_frequency=True)
    return AmplifiedSound(output, DigitalInOut(getattr(board, wiring["enable"])))
