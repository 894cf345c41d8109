"""A pin as digital input or output."""

from sim.fakes import wire
from sim.fakes.device import Device
from sim.fakes.pins import Pin


class Direction:
    INPUT: "Direction"
    OUTPUT: "Direction"


class Pull:
    UP: "Pull"
    DOWN: "Pull"


Direction.INPUT = Direction()
Direction.OUTPUT = Direction()
Pull.UP = Pull()
Pull.DOWN = Pull()


class DigitalInOut(Device):
    def __init__(self, pin: Pin) -> None:
        self._claim(pin)
        self._direction = Direction.INPUT
        self._pull: Pull | None = None
        self._value = False

    @property
    def _pin(self) -> Pin:
        self._check()
        return self._pins[0]

    def deinit(self) -> None:
        if self._pins and self._direction is Direction.OUTPUT:
            wire.release_drive(self._pins[0])
        super().deinit()

    def switch_to_output(self, value: bool = False) -> None:
        self._direction = Direction.OUTPUT
        wire.set_pull(self._pin, None)
        self.value = value

    def switch_to_input(self, pull: "Pull | None" = None) -> None:
        self._direction = Direction.INPUT
        self.pull = pull

    @property
    def direction(self) -> Direction:
        self._check()
        return self._direction

    @direction.setter
    def direction(self, direction: Direction) -> None:
        if direction is Direction.INPUT:
            self.switch_to_input()
        elif direction is Direction.OUTPUT:
            self.switch_to_output()
        else:
            raise ValueError("Invalid direction.")

    @property
    def value(self) -> bool:
        return self._value if self._direction is Direction.OUTPUT else wire.level(self._pin)

    @value.setter
    def value(self, value: bool) -> None:
        if self._direction is Direction.INPUT:
            raise AttributeError("Cannot set value when direction is input.")
        self._value = bool(value)
        wire.set_level(self._pin.name, self._value)

    @property
    def pull(self) -> "Pull | None":
        if self._direction is Direction.OUTPUT:
            raise AttributeError("Pull not used when direction is output.")
        return self._pull

    @pull.setter
    def pull(self, pull: "Pull | None") -> None:
        if self._direction is Direction.OUTPUT:
            raise AttributeError("Pull not used when direction is output.")
        if pull is not None and not isinstance(pull, Pull):
            raise ValueError("Unsupported pull value.")
        self._pull = pull
        wire.set_pull(self._pin, None if pull is None else pull is Pull.UP)
