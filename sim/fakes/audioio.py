"""The analog output of a pin, for a loudspeaker."""

from sim.fakes import wire
from sim.fakes.audiocore import RawSample
from sim.fakes.device import Device
from sim.fakes.pins import Pin

_CONVERTERS = ("A0", "A1")  # the analog outputs of a SAMD51


class AudioOut(Device):
    def __init__(self, left_channel: Pin) -> None:
        self._claim(left_channel)
        if left_channel.name not in _CONVERTERS:
            self._release_pins()
            raise ValueError("Invalid pin")

    def play(self, sample: RawSample, *, loop: bool = False) -> None:
        """Play a sample. It is a tone on the wires if it is looped."""
        self._check()
        wire.play_tone(round(sample.sample_rate * sample.waves() / len(sample.buffer)) if loop else 0)

    def stop(self) -> None:
        self._check()
        wire.play_tone(0)

    def deinit(self) -> None:
        if self._pins:
            super().deinit()
            wire.play_tone(0)
