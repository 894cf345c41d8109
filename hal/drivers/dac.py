"""Sound: a loudspeaker on a DAC pin; `enable` switches its amplifier on."""

import audioio
import board
import digitalio

from hal.amplified_sound import AmplifiedSound
from hal.dac_tone import DacTone

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal import Board


def open_part(wiring: "dict[str, Any]", parts: "Board") -> object:
    voice: Any = DacTone(audioio.AudioOut(getattr(board, wiring["pin"])))
    return AmplifiedSound(voice, digitalio.DigitalInOut(getattr(board, wiring["enable"])))
