"""Sound: a piezo buzzer, or a small speaker, on a pin that makes square waves; `enable` switches its amplifier on."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal import Board


def opened(wiring: "dict[str, Any]", parts: "Board") -> object:
    import board
    import pwmio

    from hal.sound import Sound

    output = pwmio.PWMOut(getattr(board, wiring["pin"]), frequency=440, duty_cycle=0, variable_frequency=True)
    if "enable" not in wiring:
        return Sound(output)
    from digitalio import DigitalInOut

    from hal.amplified import Amplified

    return Amplified(output, DigitalInOut(getattr(board, wiring["enable"])))
