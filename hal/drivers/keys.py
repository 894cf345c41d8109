"""Buttons each on a pin of its own, between pin and ground."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal import Board


def opened(wiring: "dict[str, Any]", parts: "Board") -> object:
    import board
    import keypad

    pins = [getattr(board, pin) for _, pin in wiring["keys"]]
    # Two scans must agree before a press counts: a contact bounces for some milliseconds.
    return keypad.Keys(pins, value_when_pressed=False, pull=True, interval=0.01, debounce_threshold=2)
