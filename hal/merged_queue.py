"""Several queues of events merged into one, for a handheld with more than one kind of button."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import contract
    from hal.contract import Queue


class Event:
    """An event that get_into() can fill: the firmware's own is read-only."""

    key_number = 0
    pressed = False


class MergedQueue:
    """`queues` are (queue, number of its keys, an event of its own): key numbers continue from one queue to the next."""

    def __init__(self, queues: "list[tuple[Queue, int, contract.Event]]") -> None:
        self._queues = queues

    @property
    def overflowed(self) -> bool:
        return any(queue.overflowed for queue, _, _ in self._queues)

    def clear(self) -> None:
        for queue, _, _ in self._queues:
            queue.clear()

    def get_into(self, event: Event) -> bool:
        """Fill `event` from the first queue that has one. Return False when none has."""
        before = 0
        for queue, keys, own in self._queues:
            if queue.get_into(own):
                event.key_number = before + own.key_number
                event.pressed = own.pressed
                return True
            before += keys
        return False
