"""Sound with an amplifier that is on only while a tune plays: an amplifier that is on hisses and draws current."""

from digitalio import DigitalInOut

from hal.sound import Sound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from microcontroller import Pin

    from hal.contract import Tone


class AmplifiedSound(Sound):
    """`enable` is the pin that switches the amplifier on."""

    def __init__(self, output: "Tone", enable: "Pin") -> None:
        super().__init__(output)
        self._enable = DigitalInOut(enable)
        self._enable.switch_to_output(False)

    def tick(self, now: int) -> None:
        super().tick(now)
        if self._enable.value != bool(self._tune):
            self._enable.value = bool(self._tune)
