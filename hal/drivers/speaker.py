"""Sound: a small speaker on a pin that makes square waves, with an amplifier that another pin switches on."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal import Board


def opened(wiring: "dict[str, Any]", parts: "Board") -> object:
    import board
    import pwmio
    from digitalio import DigitalInOut

    from hal.amplified import Amplified

    output = pwmio.PWMOut(getattr(board, wiring["pin"]), frequency=440, duty_cycle=0, variable_frequency=True)
    return Amplified(output, DigitalInOut(getattr(board, wiring["enable"])))
