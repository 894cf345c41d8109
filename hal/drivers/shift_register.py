"""Buttons behind a shift register, read one after the other over three wires, in the order of the keys."""

import board
import keypad
from digitalio import DigitalInOut

from hal.drivers import INTERVAL, SCANS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board, contract
    from hal.contract import Queue, RegisterWiring


def held_keys(wiring: "RegisterWiring") -> list[int]:
    clock, data, latch = [DigitalInOut(getattr(board, wiring[name])) for name in ("clock", "data", "latch")]
    clock.switch_to_output(False)
    # Low: the register follows the keys. High: it latches them, and outputs the first key on the data wire.
    latch.switch_to_output(False)
    latch.value = True
    found = []
    for number in range(len(wiring["keys"])):
        if data.value:
            found.append(number)
        # Each rising edge of the clock outputs the next key.
        clock.value = True
        clock.value = False
    for pin in (clock, data, latch):
        pin.deinit()
    return found


def open_part(wiring: "RegisterWiring", parts: "Board") -> "tuple[Queue, contract.Event]":
    keys = keypad.ShiftRegisterKeys(
        clock=getattr(board, wiring["clock"]),
        data=getattr(board, wiring["data"]),
        latch=getattr(board, wiring["latch"]),
        key_count=len(wiring["keys"]),
        value_when_pressed=True,
        interval=INTERVAL,
        debounce_threshold=SCANS,
    )
    names = [name for name, _ in wiring["keys"]]
    if "MENU" not in names:
        return keys.events, keypad.Event()
    # For boards with this button alone.
    from hal.menu_key import MenuKey
    from hal.merged_queue import Event  # as above

    return MenuKey(keys.events, keypad.Event(), names.index("MENU"), parts.clock), Event()
