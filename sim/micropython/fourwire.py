"""fourwire for MicroPython: a display on SPI."""

# mypy: disable-error-code="attr-defined, union-attr, import-not-found"

from digitalio import DigitalInOut
from displayio import display_buses

try:
    from typing import Any
except ImportError:
    pass


class FourWire:
    def __init__(
        self, spi_bus: "Any", *, command: "Any", chip_select: "Any", reset: "Any" = None, baudrate: int = 24_000_000
    ) -> None:
        if display_buses:
            raise RuntimeError("Too many display busses; forgot displayio.release_displays() ?")
        self._spi = spi_bus
        self._baudrate = baudrate
        self._dc = DigitalInOut(command)
        self._chip_select = DigitalInOut(chip_select)
        self._reset = DigitalInOut(reset) if reset is not None else None
        self._dc.switch_to_output(False)
        self._chip_select.switch_to_output(True)
        if self._reset:
            self._reset.switch_to_output(True)
        display_buses.append(self)

    def deinit(self) -> None:
        for part in (self._spi, self._dc, self._chip_select, self._reset):
            if part:
                part.deinit()

    def send(self, command: int, data: bytes) -> None:
        """Send a command while the data/command pin is low, and its data while it is high."""
        self.send_commands(bytes((command,)))
        self._write(data, True)

    def send_commands(self, data: bytes) -> None:
        """Send commands and parameters while the data/command pin is low."""
        self._write(data, False)

    def send_bytes(self, data: "Any") -> None:
        """Send pixels. The first byte is the control byte of I2C, which SPI omits."""
        self._write(data[1:], True)

    def _write(self, data: "Any", high: bool) -> None:
        if not self._spi.try_lock():
            return
        self._spi.configure(baudrate=self._baudrate)
        self._dc.value = high
        self._chip_select.value = False
        self._spi.write(data)
        self._chip_select.value = True
        self._spi.unlock()
