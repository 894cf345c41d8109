"""A rotary encoder with a switch, as four buttons: two directions, a short press and a long press.

A step is a press and a release at once. A press of the knob shorter than SHORT_MS presses and releases SHORT, on release. After
HELD_MS, LONG is pressed, and released with the knob. A press of a length between does nothing: a hold for LONG that ends too soon
must not sow.
"""

import board
import rotaryio

from hal.drivers import keys
from hal.merged_queue import Event

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board, contract
    from hal.contract import ButtonsWiring, Clock, EncoderWiring, Queue

LEFT, RIGHT, SHORT, LONG = range(4)
SHORT_MS = 450
HELD_MS = 600
_MAX_QUEUED = 8  # queued steps: the cursor should stop soon after the knob does


def _switch_of(wiring: "EncoderWiring") -> "ButtonsWiring":
    return {"driver": "keys", "keys": (("", wiring["switch"]),)}


def held_keys(wiring: "EncoderWiring") -> list[int]:
    return [SHORT] if keys.held_keys(_switch_of(wiring)) else []


def open_part(wiring: "EncoderWiring", parts: "Board") -> "tuple[Queue, Event]":
    turns = rotaryio.IncrementalEncoder(getattr(board, wiring["a"]), getattr(board, wiring["b"]))
    switch, event = keys.open_part(_switch_of(wiring), parts)
    return Encoder(turns, switch, event, parts.clock), Event()


class Encoder:
    """A queue with the interface of a keypad scanner's. `switch` is the queue of the knob's contact, `event` its event."""

    overflowed = False

    def __init__(
        self, turns: rotaryio.IncrementalEncoder, switch: "Queue", event: "contract.Event", clock: "Clock"
    ) -> None:
        self._turns = turns
        self._switch = switch
        self._switch_event = event
        self._clock = clock
        self._at = turns.position
        self._to_release = -1  # the key to be released next, -1 for none
        self._since = -1  # when the knob was pressed; -1 when it is up, or when LONG is down already
        self._long = False

    def clear(self) -> None:
        self._since = -1
        self._long = False
        self._switch.clear()

    def get_into(self, event: Event) -> bool:
        if self._to_release >= 0:
            return self._fill(event, self._to_release, False)
        if self._switch.get_into(self._switch_event):
            if self._switch_event.pressed:
                self._since = self._clock.ms()
            elif self._long:
                self._long = False
                return self._fill(event, LONG, False)
            else:
                # A release without a press: it was held too long, or at power-up.
                pressed = self._since >= 0 and self._clock.ms() - self._since < SHORT_MS
                self._since = -1
                return self._fill(event, SHORT, pressed)
        if self._since >= 0 and self._clock.ms() - self._since >= HELD_MS:
            self._since = -1
            self._long = True
            return self._fill(event, LONG, True)
        steps = self._turns.position - self._at
        if steps == 0:
            return False
        if abs(steps) > _MAX_QUEUED:
            self._at += steps - _MAX_QUEUED if steps > 0 else steps + _MAX_QUEUED
        self._at += 1 if steps > 0 else -1
        return self._fill(event, RIGHT if steps > 0 else LEFT, True)

    def _fill(self, event: Event, key: int, pressed: bool) -> bool:
        event.key_number = key
        event.pressed = pressed
        self._to_release = key if pressed and key != LONG else -1
        return True
