"""Ignore buttons that are held at power-up, stuck perhaps, until they are released."""

from hal.buttons import Buttons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal.contract import Clock, Code, Event, Queue


class HeldButtons(Buttons):
    """Buttons that are their own event queue: it skips events of the keys in `held` until each is released."""

    def __init__(self, events: "Queue", event: "Event", codes: "list[Code]", clock: "Clock", held: list[int]) -> None:
        super().__init__(self, event, codes, clock)
        self._queue = events
        self._ignored = held

    @property
    def overflowed(self) -> bool:
        return self._queue.overflowed

    def clear(self) -> None:
        # A release may be among the lost events: report a stuck key rather than ignore a sound one for ever.
        self._events = self._queue
        self._queue.clear()

    def get_into(self, event: "Event") -> bool:
        while self._queue.get_into(event):
            if event.key_number not in self._ignored:
                return True
            if not event.pressed:
                self._ignored.remove(event.key_number)
                if not self._ignored:
                    self._events = self._queue
        return False
