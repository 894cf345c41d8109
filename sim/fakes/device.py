"""What all peripherals of the chip share: they own pins until deinit()."""

from sim.fakes import wire
from sim.fakes.pins import Pin

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Self


class Device:
    """A peripheral with pins. Without pins it is deinitialized."""

    _pins: "tuple[Pin, ...]" = ()

    def _claim(self, *pins: Pin) -> None:
        """Take pins. Raises TypeError or ValueError if a pin is refused; then the device owns none."""
        for pin in pins:
            try:
                wire.claim(pin, self)
            except (TypeError, ValueError):
                self._release_pins()
                raise
            self._pins += (pin,)

    def _release_pins(self) -> None:
        for pin in self._pins:
            wire.release(pin, self)
        self._pins = ()

    def _check(self) -> None:
        if not self._pins:
            raise ValueError("Object has been deinitialized and can no longer be used. Create a new object.")

    def deinit(self) -> None:
        self._release_pins()

    def __enter__(self) -> "Self":
        return self

    def __exit__(self, *details: object) -> None:
        self.deinit()
