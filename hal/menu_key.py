"""A key that opens the menu at a tap: what BACK does when it is held."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    import hal.clock
    import hal.merged_queue

_HELD_MS = 700  # longer than a long press takes


class MenuKey:
    """A queue of events in which key `number`, once pressed, is let go only after it has been held long.

    `queue` is a keypad scanner's, `own` an event for it to fill. What comes behind waits for that.
    """

    def __init__(self, queue: "Any", own: "Any", number: int, clock: "hal.clock.Clock") -> None:
        self._queue = queue
        self._own = own
        self._number = number
        self._clock = clock
        self._due = 0  # until when it counts as held
        self._withheld = False

    @property
    def overflowed(self) -> bool:
        return bool(self._queue.overflowed)

    def clear(self) -> None:
        self._withheld = False
        self._queue.clear()

    def get_into(self, event: "hal.merged_queue.Event") -> bool:
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
