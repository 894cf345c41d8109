"""Buttons that were down when the power came on, stuck perhaps: nobody hears of them until they have been let go."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal import Board


class Unheld:
    """A queue of events without those of the keys in `held`, up to the release of each."""

    def __init__(self, queue: "Any", held: list[int]) -> None:
        self._queue = queue
        self._held = held

    @property
    def overflowed(self) -> bool:
        return bool(self._queue.overflowed)

    def clear(self) -> None:
        # A release may be among what is lost: better to hear of a stuck key than never of a sound one.
        del self._held[:]
        self._queue.clear()

    def get_into(self, event: "Any") -> bool:
        while self._queue.get_into(event):
            if event.key_number not in self._held:
                return True
            if not event.pressed:
                self._held.remove(event.key_number)
        return False


def without(queue: "Any", held: list[int], names: list[str], board: "Board") -> Unheld:
    """The queue without the keys in `held`. When the power has just come on, they are told: they may be stuck."""
    import supervisor

    # Where the program has started anew, it is the finger of whoever asked for it.
    if supervisor.runtime.run_reason == supervisor.RunReason.STARTUP:
        told = " ".join([names[number] for number in held])
        board.problems.append(("stuck", told))
        print(f"buttons held at the start: {told}; each counts from its next press on")
    return Unheld(queue, held)
