"""Sound with an amplifier that is on only while a tune plays: an amplifier that is on hisses and draws current."""

from hal.sound import Sound

TYPE_CHECKING = False
if TYPE_CHECKING:
    import digitalio
    import pwmio

    from hal.dac_tone import DacTone


class AmplifiedSound(Sound):
    """`enable` is the pin that switches the amplifier on."""

    def __init__(self, output: "pwmio.PWMOut | DacTone", enable: "digitalio.DigitalInOut") -> None:
        super().__init__(output)
        self._enable = enable
        enable.switch_to_output(False)

    def tick(self, now: int) -> None:
        super().tick(now)
        if self._enable.value != bool(self._tune):
            self._enable.value = bool(self._tune)
