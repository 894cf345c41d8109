"""The buttons: presses with their long press and their repeat, from a scanner that has debounced them already.

An event is (seat, code, kind): seat None for the buttons that both players share, a code below, PRESS first, then RELEASE, and
in between, while it is held, one LONG (OK, BACK, HINT) or REPEATs (the arrows).
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing

    import keypad

    import hal.clock

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
    """`events` is the queue of a keypad scanner, or does as one; `event` an event of it to be filled again and again.

    `codes` has for each key its (seat, code).
    """

    def __init__(
        self,
        events: "keypad.EventQueue | typing.Any",
        event: "keypad.Event | typing.Any",
        codes: list[tuple[int | None, int]],
        clock: "hal.clock.Clock",
    ) -> None:
        self._events = events
        self._event = event
        self.codes = codes
        self._clock = clock
        # Only the button pressed last is timed: held together, two fingers are one hand on the toy. And BACK, at [1], by
        # itself: neither another finger nor a contact that floats, but another BACK's, keeps it from opening the menu.
        self._held = [-1, -1]
        self._due = [0, 0]

    def read(self) -> tuple[int | None, int, int] | None:
        """The next event, or None."""
        if self._events.overflowed:
            # More came than the queue holds, and among what was lost may be a release: nothing counts as held any more.
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
