"""Buttons at the crossings of rows and columns, each with a diode. Key number row * columns + column."""

import board
import keypad
from digitalio import DigitalInOut, Pull

from hal.drivers import DEBOUNCE_SCANS, SCAN_SECONDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board
    from hal.contract import Event, MatrixWiring, Queue


def held_keys(wiring: "MatrixWiring") -> list[int]:
    anodes, cathodes = wiring["rows"], wiring["cols"]
    if wiring["columns_to_anodes"]:
        anodes, cathodes = cathodes, anodes
    pins = [DigitalInOut(getattr(board, name)) for name in cathodes]
    for pin in pins:
        pin.switch_to_input(pull=Pull.DOWN)
    found = []
    for anode in range(len(anodes)):
        # Driven high, it pulls up the cathodes of the keys that are down.
        driven = DigitalInOut(getattr(board, anodes[anode]))
        driven.switch_to_output(True)
        for cathode in range(len(pins)):
            if pins[cathode].value:
                row, col = (cathode, anode) if wiring["columns_to_anodes"] else (anode, cathode)
                found.append(row * len(wiring["cols"]) + col)
        driven.deinit()
    for pin in pins:
        pin.deinit()
    return found


def open_part(wiring: "MatrixWiring", parts: "Board") -> "tuple[Queue, Event]":
    rows = [getattr(board, name) for name in wiring["rows"]]
    cols = [getattr(board, name) for name in wiring["cols"]]
    keys = keypad.KeyMatrix(
        rows,
        cols,
        columns_to_anodes=wiring["columns_to_anodes"],
        interval=SCAN_SECONDS,
        debounce_threshold=DEBOUNCE_SCANS,
    )
    return keys.events, keypad.Event()
