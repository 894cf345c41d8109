"""A knob that is turned and pressed, as four buttons: two for its directions, one for a short press, one for a long one.

A step is a press and a release at once. Whether a press of the knob is short is known when it is let go: then the short one
goes down and up. After HELD_MS the long one goes down instead, and up when the knob is let go.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    import keypad
    import rotaryio

    import hal.clock

LEFT, RIGHT, SHORT, LONG = range(4)
HELD_MS = 600
_MOST = 8  # steps that wait: who spins the knob wants it to stop when he stops


class Encoder:
    """A queue of events like a scanner's. `switch` and `event` are a keypad queue for the knob's own contact, and its event."""

    overflowed = False

    def __init__(
        self,
        turns: "rotaryio.IncrementalEncoder",
        switch: "keypad.EventQueue",
        event: "keypad.Event",
        clock: "hal.clock.Clock",
    ) -> None:
        self._turns = turns
        self._switch = switch
        self._own = event
        self._clock = clock
        self._at = turns.position
        self._up = -1  # the key that is down and goes up next, without a finger
        self._since = -1  # when the knob was pressed; -1 when it is not, or when LONG is down already
        self._long = False

    def clear(self) -> None:
        self._since = -1
        self._long = False
        self._switch.clear()

    def get_into(self, event: "Any") -> bool:
        if self._up >= 0:
            return self._tell(event, self._up, False)
        if self._switch.get_into(self._own):
            if self._own.pressed:
                self._since = self._clock.ms()
            elif self._long:
                self._long = False
                return self._tell(event, LONG, False)
            else:
                # Let go without having been pressed: it was down when the power came on.
                pressed = self._since >= 0
                self._since = -1
                return self._tell(event, SHORT, pressed)
        if self._since >= 0 and self._clock.ms() - self._since >= HELD_MS:
            self._since = -1
            self._long = True
            return self._tell(event, LONG, True)
        steps = self._turns.position - self._at
        if steps == 0:
            return False
        if abs(steps) > _MOST:
            self._at += steps - _MOST if steps > 0 else steps + _MOST
        self._at += 1 if steps > 0 else -1
        return self._tell(event, RIGHT if steps > 0 else LEFT, True)

    def _tell(self, event: "Any", key: int, pressed: bool) -> bool:
        event.key_number = key
        event.pressed = pressed
        self._up = key if pressed and key != LONG else -1
        return True
