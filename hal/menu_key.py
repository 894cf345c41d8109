"""A key that opens the menu at a tap: its press is prolonged to a long press of BACK."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    import hal.merged_queue
    from hal.contract import Clock, Event, Queue

_HELD_MS = 700  # longer than a long press takes


class MenuKey:
    """A queue in which the release of key `number` is delayed until the press is a long one.

    `queue` is a keypad scanner's, `own` an event for it to fill. Later events wait for the delayed release.
    """

    def __init__(self, queue: "Queue", own: "Event", number: int, clock: "Clock") -> None:
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
