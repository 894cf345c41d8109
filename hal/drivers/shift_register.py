"""Buttons behind a shift register, read one after the other over three wires, in the order of the keys.

A key MENU opens the menu at a tap: its press is prolonged to a long press of BACK.
"""

import board
import keypad
from digitalio import DigitalInOut

from hal.drivers import DEBOUNCE_SCANS, SCAN_SECONDS
from hal.merged_queue import Event

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board, contract
    from hal.contract import Clock, Queue, RegisterWiring

_HELD_MS = 700  # longer than a long press takes


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
        interval=SCAN_SECONDS,
        debounce_threshold=DEBOUNCE_SCANS,
    )
    names = [name for name, _ in wiring["keys"]]
    if "MENU" not in names:
        return keys.events, keypad.Event()
    return MenuKey(keys.events, keypad.Event(), names.index("MENU"), parts.clock), Event()


class MenuKey:
    """A queue in which the release of key `number` is delayed until the press is a long one.

    `queue` is a keypad scanner's, `own` an event for it to fill. Later events wait for the delayed release.
    """

    def __init__(self, queue: "Queue", own: "contract.Event", number: int, clock: "Clock") -> None:
        self._queue = queue
        self._own = own
        self._number = number
        self._clock = clock
        self._due = 0  # when the release may be reported
        self._withheld = False

    @property
    def overflowed(self) -> bool:
        return self._queue.overflowed

    def clear(self) -> None:
        self._withheld = False
        self._queue.clear()

    def get_into(self, event: Event) -> bool:
        if self._withheld:
            if self._clock.ms() < self._due:
                return False
            self._withheld = False
        elif not self._queue.get_into(self._own):
            return False
        elif self._own.key_number == self._number:
            if self._own.pressed:
                self._due = self._clock.ms() + _HELD_MS
            elif self._clock.ms() < self._due:
                self._withheld = True
                return False
        event.key_number = self._own.key_number
        event.pressed = self._own.pressed
        return True
