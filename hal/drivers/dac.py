"""Sound: a loudspeaker on a DAC pin; `enable` switches its amplifier on."""

import audioio
import board
import digitalio

from hal.amplified_sound import AmplifiedSound
from hal.dac_tone import DacTone

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board
    from hal.contract import SoundWiring


def open_part(wiring: "SoundWiring", parts: "Board") -> object:
    voice = DacTone(audioio.AudioOut(getattr(board, wiring["pin"])))
    return AmplifiedSound(voice, digitalio.DigitalInOut(getattr(board, wiring["enable"])))
