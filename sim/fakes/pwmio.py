"""Pulse width modulation of a pin, for a buzzer."""

from sim.fakes import wire
from sim.fakes.device import Device
from sim.fakes.pins import Pin

_HIGHEST = 62_500_000


class PWMOut(Device):
    def __init__(
        self, pin: Pin, *, duty_cycle: int = 0, frequency: int = 500, variable_frequency: bool = False
    ) -> None:
        _check_duty_cycle(duty_cycle)
        _check_frequency(frequency)
        self._claim(pin)
        self._duty_cycle = duty_cycle
        self._frequency = frequency
        self._variable = variable_frequency
        self._sound()

    def _sound(self) -> None:
        # A duty cycle of 0 or 100 % is a constant level: silence.
        wire.play_tone(self._frequency if 0 < self._duty_cycle < 0xFFFF else 0)

    @property
    def duty_cycle(self) -> int:
        self._check()
        return self._duty_cycle

    @duty_cycle.setter
    def duty_cycle(self, value: int) -> None:
        self._check()
        _check_duty_cycle(value)
        self._duty_cycle = value
        self._sound()

    @property
    def frequency(self) -> int:
        self._check()
        return self._frequency

    @frequency.setter
    def frequency(self, value: int) -> None:
        self._check()
        if not self._variable:
            raise AttributeError("PWM frequency not writable when variable_frequency is False on construction.")
        _check_frequency(value)
        self._frequency = value
        self._sound()

    def deinit(self) -> None:
        if self._pins:
            super().deinit()
            wire.play_tone(0)


def _check_duty_cycle(value: int) -> None:
    if not isinstance(value, (int, bool)):
        raise TypeError(f"can't convert {type(value).__name__} to int")
    if not 0 <= value <= 0xFFFF:
        raise ValueError("duty_cycle must be 0-65535")


def _check_frequency(value: int) -> None:
    if not isinstance(value, (int, bool)):
        raise TypeError(f"can't convert {type(value).__name__} to int")
    if not 8 <= value <= _HIGHEST:  # the chip's divider ends at 7.5 Hz
        raise ValueError("Invalid frequency")
