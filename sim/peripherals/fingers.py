"""Fingers: each moves one control of the handheld. sim/bench.py presses with them."""

from sim.fakes import wire


class Finger:
    """On one control. `longer_ms`: how much longer a press must last to count."""

    longer_ms = 0
    _down = False

    @property
    def down(self) -> bool:
        """Whether the control is pressed."""
        return self._down

    def move(self, down: bool) -> None:
        self._down = down


class PinFinger(Finger):
    """On a button that connects its pin to ground, or, with `pressed_level`, to the supply."""

    def __init__(self, pin: str, pressed_level: bool = False) -> None:
        self.pin = pin
        self._pressed_level = pressed_level
        self.move(False)

    def move(self, down: bool) -> None:
        wire.set_level(self.pin, self._pressed_level == down)

    @property
    def down(self) -> bool:
        return wire.level(wire.find(self.pin)) == self._pressed_level
