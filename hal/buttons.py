"""The buttons: presses with their long press and their repeat, from a scanner that has debounced them already.

An event is (seat, code, kind): seat None for the buttons that both players share, a code below, PRESS first, then RELEASE, and
in between, while it is held, one LONG (OK, BACK, HINT) or REPEATs (the arrows).
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
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

NAMES = ("LEFT", "RIGHT", "UP", "DOWN", "OK", "BACK", "HINT")

_LONG_MS = 600
_REPEAT_FIRST_MS = 450
_REPEAT_MS = 160


def code_of(name: str) -> tuple[int | None, int]:
    """(seat, code) of a profile's button name: LEFT ... HINT, or NORD.LEFT for Nord's own. ValueError for another name."""
    seat = None
    if name.startswith("NORD."):
        seat = 1
        name = name[5:]
    if name not in NAMES:
        raise ValueError(f"no button is called {name!r}: there are {', '.join(NAMES)}, and NORD. before them")
    return seat, NAMES.index(name)


class Buttons:
    """`keys` is a keypad scanner, `event` an event of it to be filled again and again, `names` a button name a key."""

    def __init__(
        self, keys: "keypad.Keys", event: "keypad.Event", names: tuple[str, ...], clock: "hal.clock.Clock"
    ) -> None:
        self._events = keys.events
        self._event = event
        self._codes = [code_of(name) for name in names]
        self._clock = clock
        # Only the button pressed last is timed: held together, two fingers are one hand on the toy.
        self._held = -1
        self._due = 0

    def read(self) -> tuple[int | None, int, int] | None:
        """The next event, or None."""
        if self._events.overflowed:
            # More came than the queue holds, and among what was lost may be a release: nothing counts as held any more.
            self._events.clear()
            self._held = -1
        if self._events.get_into(self._event):
            key = self._event.key_number
            seat, code = self._codes[key]
            if self._event.pressed:
                self._held = key
                self._due = self._clock.ms() + (_REPEAT_FIRST_MS if code <= DOWN else _LONG_MS)
                return seat, code, PRESS
            if key == self._held:
                self._held = -1
            return seat, code, RELEASE
        if self._held < 0 or self._clock.ms() < self._due:
            return None
        seat, code = self._codes[self._held]
        if code <= DOWN:
            self._due = self._clock.ms() + _REPEAT_MS
            return seat, code, REPEAT
        self._held = -1
        return seat, code, LONG
