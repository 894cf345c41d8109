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


class DriveMode:
    PUSH_PULL: "DriveMode"
    OPEN_DRAIN: "DriveMode"


Direction.INPUT = Direction()
Direction.OUTPUT = Direction()
Pull.UP = Pull()
Pull.DOWN = Pull()
DriveMode.PUSH_PULL = DriveMode()
DriveMode.OPEN_DRAIN = DriveMode()


class DigitalInOut(Device):
    def __init__(self, pin: Pin) -> None:
        self._claim(pin)
        self._direction = Direction.INPUT
        self._pull: Pull | None = None
        self._drive_mode = DriveMode.PUSH_PULL
        self._value = False

    @property
    def _pin(self) -> Pin:
        self._check()
        return self._pins[0]

    def deinit(self) -> None:
        if self._pins and self._direction is Direction.OUTPUT:
            wire.let_go(self._pins[0])
        super().deinit()

    def switch_to_output(self, value: bool = False, drive_mode: DriveMode = DriveMode.PUSH_PULL) -> None:
        self._direction = Direction.OUTPUT
        self._drive_mode = drive_mode
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
    def drive_mode(self) -> DriveMode:
        if self._direction is Direction.INPUT:
            raise AttributeError("Drive mode not used when direction is input.")
        return self._drive_mode

    @drive_mode.setter
    def drive_mode(self, drive_mode: DriveMode) -> None:
        if self._direction is Direction.INPUT:
            raise AttributeError("Drive mode not used when direction is input.")
        self._drive_mode = drive_mode

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
