"""A pin that gives a voltage: a loudspeaker's amplifier hangs on it."""

from sim.fakes import wire
from sim.fakes.audiocore import RawSample
from sim.fakes.pins import Pin

try:
    from typing import Any
except ImportError:
    pass

_CONVERTERS = ("A0", "A1")  # the two pins of a SAMD51 that give voltages


class AudioOut:
    def __init__(self, left_channel: Pin, *, right_channel: "Pin | None" = None, quiescent_value: int = 0x8000) -> None:
        if right_channel is not None:
            raise NotImplementedError("this simulated board has one loudspeaker")
        wire.claim(left_channel, self)
        if left_channel.name not in _CONVERTERS:
            wire.release(left_channel, self)
            raise ValueError("Invalid pin")
        self._pin: Pin | None = left_channel
        self._sample: RawSample | None = None

    def _check(self) -> None:
        if self._pin is None:
            raise ValueError("Object has been deinitialized and can no longer be used. Create a new object.")

    def play(self, sample: RawSample, *, loop: bool = False) -> None:
        """Only what is repeated is a tone."""
        self._check()
        self._sample = sample
        wire.play_tone(round(sample.sample_rate * sample.waves() / len(sample.buffer)) if loop else 0)

    def stop(self) -> None:
        self._check()
        self._sample = None
        wire.play_tone(0)

    @property
    def playing(self) -> bool:
        self._check()
        return self._sample is not None

    def deinit(self) -> None:
        if self._pin is not None:
            wire.release(self._pin, self)
            self._pin = None
            wire.play_tone(0)

    def __enter__(self) -> "AudioOut":
        return self

    def __exit__(self, *details: "Any") -> None:
        self.deinit()
