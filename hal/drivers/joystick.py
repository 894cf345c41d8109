"""The arrows, from a joystick with two potentiometers: keys 0 left, 1 right, 2 up, 3 down, one at a time.

Press and release have different thresholds (hysteresis), so that a trembling stick between them changes nothing. Two samples
some milliseconds apart must agree.
"""

import analogio
import board

from hal.merged_queue import Event

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board
    from hal.contract import Clock, JoystickWiring, Queue

_MIDDLE = 32768  # of a reading 0..65535
_FAR = 20000  # from the middle: a press from here on
_NEAR = 11000  # a release from here inwards
_LOOK_MS = 10


def held_keys(wiring: "JoystickWiring") -> list[int]:
    return []  # a joystick does not get stuck like a key


def open_part(wiring: "JoystickWiring", parts: "Board") -> "tuple[Queue, Event]":
    x = analogio.AnalogIn(getattr(board, wiring["x"]))
    y = analogio.AnalogIn(getattr(board, wiring["y"]))
    return Joystick(x, y, parts.clock), Event()


class Joystick:
    """`x` grows to the right, `y` downwards; each is an analogio.AnalogIn. It has the interface of a scanner's queue."""

    overflowed = False

    def __init__(self, x: "analogio.AnalogIn", y: "analogio.AnalogIn", clock: "Clock") -> None:
        self._x = x
        self._y = y
        self._clock = clock
        self._due = 0
        self._key = -1  # the key that is down
        self._seen = -1  # in the last sample

    def clear(self) -> None:
        """Do nothing: there is no queue, the stick is sampled at each read."""

    def get_into(self, event: Event) -> bool:
        """Fill `event` with the change since the last call. Return False when there is none."""
        now = self._clock.ms()
        if now < self._due:
            return False
        seen = self._look()
        if seen == self._key or seen != self._seen:
            self._seen = seen
            self._due = now + _LOOK_MS
            return False
        # The release of the old key comes first, the press of the new one at the next call.
        event.pressed = self._key < 0
        event.key_number = seen if self._key < 0 else self._key
        self._key = seen if self._key < 0 else -1
        return True

    def _look(self) -> int:
        """Return the key that the stick is at now, or -1."""
        across = self._x.value - _MIDDLE
        down = self._y.value - _MIDDLE
        key = self._key
        if key >= 0 and (-across, across, -down, down)[key] > _NEAR:
            return key
        if max(abs(across), abs(down)) < _FAR:
            return -1
        if abs(across) >= abs(down):
            return 1 if across > 0 else 0
        return 3 if down > 0 else 2
