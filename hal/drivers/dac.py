"""Sound: a loudspeaker on a pin that gives a voltage instead of pulses; `enable` switches its amplifier on."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal import Board


def opened(wiring: "dict[str, Any]", parts: "Board") -> object:
    import audioio
    import board
    import digitalio

    from hal.amplified import Amplified
    from hal.voice import Voice

    voice: Any = Voice(audioio.AudioOut(getattr(board, wiring["pin"])))
    return Amplified(voice, digitalio.DigitalInOut(getattr(board, wiring["enable"])))
