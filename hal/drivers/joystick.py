"""The arrows, from a joystick with two potentiometers; the keys are left, right, up and down, in this order."""

import analogio
import board

from hal.joystick import Joystick
from hal.merged_queue import Event

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal import Board


def held_keys(wiring: "dict[str, Any]") -> list[int]:
    return []  # a joystick does not get stuck like a key


def open_part(wiring: "dict[str, Any]", parts: "Board") -> "tuple[Any, Any]":
    x = analogio.AnalogIn(getattr(board, wiring["x"]))
    y = analogio.AnalogIn(getattr(board, wiring["y"]))
    return Joystick(x, y, parts.clock), Event()
