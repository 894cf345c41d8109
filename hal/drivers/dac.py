"""Sound: a loudspeaker on a DAC pin, with the square wave that a PWM pin makes by itself; `enable` switches its amplifier on."""

from array import array

import audioio
import board
from audiocore import RawSample

from hal.amplified_sound import AmplifiedSound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board
    from hal.contract import SoundWiring

_SAMPLES = 16  # of one period; with two, the sample rate of deep tones would be too low
_LOUD = 9000  # of 32767: a small loudspeaker close to the ear


def open_part(wiring: "SoundWiring", parts: "Board") -> object:
    voice = DacTone(audioio.AudioOut(getattr(board, wiring["pin"])))
    return AmplifiedSound(voice, getattr(board, wiring["enable"]))


class DacTone:
    """The part of pwmio.PWMOut that hal.sound uses: `frequency` in hertz, and `duty_cycle`, 0 for silence."""

    def __init__(self, output: audioio.AudioOut) -> None:
        self.frequency = 440
        self._output = output
        self._wave = array("h", [_LOUD] * (_SAMPLES // 2) + [-_LOUD] * (_SAMPLES // 2))
        self._duty_cycle = 0

    @property
    def duty_cycle(self) -> int:
        """0 for silence; anything else sounds."""
        return self._duty_cycle

    @duty_cycle.setter
    def duty_cycle(self, value: int) -> None:
        self._duty_cycle = value
        if value:
            self._output.play(RawSample(self._wave, sample_rate=_SAMPLES * self.frequency), loop=True)
        else:
            self._output.stop()
