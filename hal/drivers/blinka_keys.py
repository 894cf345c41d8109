"""Buttons, each on a pin of its own, between pin and ground, on a computer with Blinka."""

import board
import keypad

from hal.drivers.keys import held_keys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board
    from hal.contract import ButtonsWiring, Event, Queue

__all__ = ("held_keys", "open_part")


def open_part(wiring: "ButtonsWiring", parts: "Board") -> "tuple[Queue, Event]":
    pins = [getattr(board, pin) for _, pin in wiring["keys"]]
    # Blinka's keypad does not debounce: a scan every 20 ms is slow enough for a contact to settle in between.
    keys = keypad.Keys(pins, value_when_pressed=False, pull=True, interval=0.02)
    return keys.events, keypad.Event()
