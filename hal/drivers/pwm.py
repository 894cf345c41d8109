"""Sound: a piezo buzzer, or a small speaker, on a pin that makes square waves; `enable` switches a speaker's amplifier on."""

import board
import pwmio

from hal.sound import Sound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board
    from hal.contract import SoundWiring


def open_part(wiring: "SoundWiring", parts: "Board") -> object:
    output = pwmio.PWMOut(getattr(board, wiring["pin"]), frequency=440, duty_cycle=0, variable_frequency=True)
    if "enable" not in wiring:
        return Sound(output)
    from hal.amplified_sound import AmplifiedSound  # late: for boards with an amplifier alone

    return AmplifiedSound(output, getattr(board, wiring["enable"]))
