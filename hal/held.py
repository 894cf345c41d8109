"""Buttons held at power-up, stuck perhaps: ignored until released."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal import Board
    from hal.buttons import Buttons


class Unheld:
    """The queue of `buttons` without the events of the keys in `held`, up to the release of each; then the queue itself again."""

    def __init__(self, buttons: "Buttons", held: list[int]) -> None:
        self._buttons = buttons
        self._queue = buttons._events
        self._held = held
        buttons._events = self

    @property
    def overflowed(self) -> bool:
        return bool(self._queue.overflowed)

    def clear(self) -> None:
        # A release may be among what is lost: better to hear of a stuck key than never of a sound one.
        self._buttons._events = self._queue
        self._queue.clear()

    def get_into(self, event: "Any") -> bool:
        while self._queue.get_into(event):
            if event.key_number not in self._held:
                return True
            if not event.pressed:
                self._held.remove(event.key_number)
                if not self._held:
                    self._buttons._events = self._queue
        return False


def ignore(buttons: "Buttons", held: list[int], names: list[str], board: "Board") -> None:
    """Ignore the keys in `held` until each is released. When the power has just come on, report them: they may be stuck."""
    import supervisor

    # Where the program has started anew, it is the finger of whoever asked for it.
    if supervisor.runtime.run_reason == supervisor.RunReason.STARTUP:
        told = " ".join([names[number] for number in held])
        board.problems.append(("stuck", told))
        print(f"buttons held at the start: {told}; each counts from its next press on")
    Unheld(buttons, held)
