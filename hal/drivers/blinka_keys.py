"""Buttons each on a pin of its own, between pin and ground, on a computer with Blinka."""

import board
import keypad

from hal.drivers.keys import held_keys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal import Board

__all__ = ("held_keys", "open_part")


def open_part(wiring: "dict[str, Any]", parts: "Board") -> "tuple[Any, Any]":
    pins = [getattr(board, pin) for _, pin in wiring["keys"]]
    # Blinka's keypad does not debounce: a scan every 20 ms is slow enough for a contact to settle in between.
    keys = keypad.Keys(pins, value_when_pressed=False, pull=True, interval=0.02)
    return keys.events, keypad.Event()
