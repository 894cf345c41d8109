"""i2cdisplaybus for MicroPython: a display on I2C."""

# mypy: disable-error-code="attr-defined, union-attr, import-not-found"

from busio import I2C
from displayio import display_buses


class I2CDisplayBus:
    """Probes for the display once; later, missing acknowledgements are ignored, as by the firmware."""

    def __init__(self, i2c_bus: I2C, *, device_address: int, reset: object = None) -> None:
        if reset is not None:
            raise NotImplementedError("a reset pin")
        if display_buses:
            raise RuntimeError("Too many display busses; forgot displayio.release_displays() ?")
        i2c_bus.try_lock()
        answers = i2c_bus.probe(device_address)
        i2c_bus.unlock()
        if not answers:
            raise ValueError(f"Unable to find I2C Display at {device_address:x}")
        self._i2c = i2c_bus
        self._address = device_address
        display_buses.append(self)

    def deinit(self) -> None:
        self._i2c.deinit()

    def send(self, command: int, data: bytes) -> None:
        """Send a command and its parameters, each byte after a control byte."""
        out = bytearray(2 * len(data) + 2)
        out[0] = 0x80
        out[1] = command
        for i in range(len(data)):
            out[2 * i + 2] = 0x80
            out[2 * i + 3] = data[i]
        self.send_bytes(out)

    def send_commands(self, data: bytes) -> None:
        self.send(data[0], data[1:])

    def send_bytes(self, data: "bytes | bytearray") -> None:
        """Send bytes unchanged."""
        if not self._i2c.try_lock():
            return
        try:
            self._i2c.writeto(self._address, data)
        except OSError:
            pass
        self._i2c.unlock()
