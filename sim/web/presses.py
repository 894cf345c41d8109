"""Presses from the page and the window, held at least as long as the keypad scanner needs to notice them."""

from sim.bench import Bench
from sim.fakes import wire

SHORTEST_MS = 60  # between two changes of a button, so that the scanner notices the shortest press
APART_MS = (
    30  # between presses of two buttons: the scanner reports those of one scan by their numbers, not in their order
)


class PressQueue:
    """The pending presses and releases of one handheld's buttons."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._changed_at: dict[str, int] = {}  # when each button changed last
        self._pressed_at = -APART_MS  # when any button was pressed last
        self._held: dict[str, int] = {}  # how long a button stays down, where hold() was called
        self._pending: dict[str, list[bool]] = {}  # pending changes of each button: True is down
        self._taps: list[str] = []  # the buttons that tap() has still to press

    def hold(self, name: str, milliseconds: int) -> None:
        """Hold a button for this long in simulated time, which may be slower than real time."""
        self._held[name] = milliseconds
        self.set_down(name, True)
        self.set_down(name, False)

    def set_down(self, name: str, down: bool) -> None:
        """Press or release a button, delayed while the scanner may have missed its last change.

        A name that this board lacks is ignored: it may be a button of the previous board.
        """
        if name in self._bench.fingers:
            self._pending.setdefault(name, []).append(down)
            self._catch_up(name)

    def tap(self, names: "list[str]") -> None:
        """Press and release these buttons one after the other, unless earlier ones are still to be pressed."""
        self._taps = self._taps or names

    def catch_up(self) -> None:
        """Do the next pending change of each button whose last one is long enough ago."""
        if self._taps and not any(self._pending.values()):
            self.hold(self._taps.pop(0), 0)
        for name in self._pending:
            self._catch_up(name)

    def _catch_up(self, name: str) -> None:
        waiting = self._pending[name]
        finger = self._bench.fingers[name]
        rest = SHORTEST_MS
        if finger.down:
            rest = max(rest, self._held.get(name, 0))
        now = wire.ms()
        if waiting and waiting[0] and now - self._pressed_at < APART_MS:
            return
        if waiting and now - self._changed_at.get(name, -rest) >= rest:
            self._changed_at[name] = now
            if waiting.pop(0):
                self._pressed_at = now
                self._bench.press(name)
            else:
                self._held.pop(name, None)
                self._bench.release(name)
