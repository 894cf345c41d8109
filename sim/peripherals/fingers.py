"""Fingers: each knows how to move one control of the handheld. sim/bench.py presses with them."""

from sim.fakes import wire


class Finger:
    """On a button that connects its pin to ground, or, where it is pressed at the high level, to the supply."""

    def __init__(self, pin: str, pressed_level: bool = False) -> None:
        self.pin = pin
        self._pressed_level = pressed_level
        self.move(False)

    def move(self, down: bool) -> None:
        wire.set_level(self.pin, self._pressed_level == down)

    @property
    def down(self) -> bool:
        return wire.level(wire.find(self.pin)) == self._pressed_level
