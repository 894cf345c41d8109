"""The buttons: presses, long presses and repeats, from a debounced scanner.

An event is (seat, code, kind): seat None for buttons that players share; a code below; kind PRESS, then RELEASE, and
between them, while the button is held, one LONG (OK, BACK, HINT) or REPEATs (the arrows).
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal.contract import Clock, Code, Event, Queue

LEFT = 0
RIGHT = 1
UP = 2
DOWN = 3
OK = 4
BACK = 5
HINT = 6
CELL = 32  # CELL + n: the lit key n, or a touch on cell n

PRESS = 0
RELEASE = 1
LONG = 2
REPEAT = 3

_LONG_MS = 600
_REPEAT_FIRST_MS = 450
_REPEAT_MS = 160


class Buttons:
    """`events` is a keypad scanner's queue or has its interface; `event` is one of its events, reused for every read.

    `codes` has (seat, code) for each key number.
    """

    def __init__(self, events: "Queue", event: "Event", codes: "list[Code]", clock: "Clock") -> None:
        self._events = events
        self._event = event
        self.codes = codes
        self._clock = clock
        # Key numbers timed for LONG or REPEAT, -1 for none. [0] is the latest press of a button other than BACK. [1] is BACK,
        # timed separately: another button or a floating contact cannot stop it from opening the menu, only another BACK can.
        self._held = [-1, -1]
        self._due = [0, 0]

    def read(self) -> tuple[int | None, int, int] | None:
        """Return the next event, or None."""
        if self._events.overflowed:
            # The queue has overflowed and may have lost a release: no button counts as held any more.
            self._events.clear()
            self._held = [-1, -1]
        held = self._held
        if self._events.get_into(self._event):
            key = self._event.key_number
            seat, code = self.codes[key]
            own = int(code == BACK)
            if self._event.pressed:
                held[0] = -1
                held[own] = key
                self._due[own] = self._clock.ms() + (_REPEAT_FIRST_MS if code <= DOWN else _LONG_MS)
                return seat, code, PRESS
            if key == held[own]:
                held[own] = -1
            return seat, code, RELEASE
        for own in (1, 0):
            if held[own] >= 0 and self._clock.ms() >= self._due[own]:
                seat, code = self.codes[held[own]]
                if code <= DOWN:
                    self._due[own] = self._clock.ms() + _REPEAT_MS
                    return seat, code, REPEAT
                held[own] = -1
                return seat, code, LONG
        return None
