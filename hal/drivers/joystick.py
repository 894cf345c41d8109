"""The arrows, from a joystick with two potentiometers; the keys are left, right, up and down, in this order."""

import analogio
import board

from hal.joystick import Joystick
from hal.merged_queue import Event

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board
    from hal.contract import JoystickWiring, Queue


def held_keys(wiring: "JoystickWiring") -> list[int]:
    return []  # a joystick does not get stuck like a key


def open_part(wiring: "JoystickWiring", parts: "Board") -> "tuple[Queue, Event]":
    x = analogio.AnalogIn(getattr(board, wiring["x"]))
    y = analogio.AnalogIn(getattr(board, wiring["y"]))
    return Joystick(x, y, parts.clock), Event()
