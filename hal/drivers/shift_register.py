"""Buttons behind a shift register, which are read one after the other over three wires: the keys in this order."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal import Board


def held(wiring: "dict[str, Any]") -> list[int]:
    return []  # what is down is not known before they are scanned, and keypad makes no event of it then


def opened(wiring: "dict[str, Any]", parts: "Board") -> "tuple[Any, Any]":
    import board
    import keypad

    keys = keypad.ShiftRegisterKeys(
        clock=getattr(board, wiring["clock"]),
        data=getattr(board, wiring["data"]),
        latch=getattr(board, wiring["latch"]),
        key_count=len(wiring["keys"]),
        value_when_pressed=True,
        interval=0.01,
        debounce_threshold=2,
    )
    names = [name for name, _ in wiring["keys"]]
    if "MENU" not in names:
        return keys.events, keypad.Event()
    from hal.joined import Event
    from hal.menu_key import MenuKey

    return MenuKey(keys.events, keypad.Event(), names.index("MENU"), parts.clock), Event()
