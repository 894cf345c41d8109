"""Buttons, each on a pin of its own, between pin and ground."""

import board
import keypad
from digitalio import DigitalInOut, Pull

from hal.drivers import DEBOUNCE_SCANS, SCAN_SECONDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board
    from hal.contract import ButtonsWiring, Event, Queue


def held_keys(wiring: "ButtonsWiring") -> list[int]:
    found = []
    for number in range(len(wiring["keys"])):
        pin = DigitalInOut(getattr(board, wiring["keys"][number][1]))
        pin.switch_to_input(pull=Pull.UP)
        if not pin.value:
            found.append(number)
        pin.deinit()
    return found


def open_part(wiring: "ButtonsWiring", parts: "Board") -> "tuple[Queue, Event]":
    pins = [getattr(board, pin) for _, pin in wiring["keys"]]
    keys = keypad.Keys(
        pins, value_when_pressed=False, pull=True, interval=SCAN_SECONDS, debounce_threshold=DEBOUNCE_SCANS
    )
    return keys.events, keypad.Event()
