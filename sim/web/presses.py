"""Presses from the page and the window: held as long as asked for, at least as long as the keypad scanner needs to see them."""

from sim.bench import Bench
from sim.fakes import wire

SHORTEST_MS = 60  # a finger that is quicker than the scanner still counts: a button rests so long where it is


class PressQueue:
    """What the buttons of one handheld are still to do."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._moved: dict[str, int] = {}  # when each button was moved last
        self._held: dict[str, int] = {}  # how long a button stays down at least, where that was asked for
        self._movements: dict[str, list[bool]] = {}  # what each is still to do: True is down

    def hold(self, name: str, milliseconds: int) -> None:
        """Holds a button so long, in the handheld's own time, which may be slower than the room's."""
        self._held[name] = milliseconds
        self.move(name, True)
        self.move(name, False)

    def move(self, name: str, down: bool) -> None:
        """Moves a button, or, as long as the scanner may not have seen where it is, keeps the movement for later.

        A finger may still let go of a button of the board that lay here before.
        """
        if name in self._bench.fingers:
            self._movements.setdefault(name, []).append(down)
            self._catch_up(name)

    def catch_up(self) -> None:
        """The next movement of each button that has rested long enough."""
        for name in self._movements:
            self._catch_up(name)

    def _catch_up(self, name: str) -> None:
        waiting = self._movements[name]
        finger = self._bench.fingers[name]
        rest = SHORTEST_MS
        if finger.down:
            rest = max(rest, getattr(finger, "least_ms", 0), self._held.get(name, 0))
        if waiting and wire.ms() - self._moved.get(name, -rest) >= rest:
            self._moved[name] = wire.ms()
            if waiting.pop(0):
                self._bench.press(name)
            else:
                self._held.pop(name, None)
                self._bench.release(name)
