"""A display on the I2C wires, for MicroPython."""

# mypy: disable-error-code="attr-defined, union-attr, import-not-found"

from displayio import display_buses

try:
    from typing import Any
except ImportError:
    pass


class I2CDisplayBus:
    """The firmware looks once whether the display answers; later it ignores what the wires answer."""

    def __init__(self, i2c_bus: "Any", *, device_address: int, reset: "Any" = None) -> None:
        if reset is not None:
            raise NotImplementedError("this stand-in has no reset pin")
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
        """A command and its parameters, each byte announced by a control byte."""
        out = bytearray(2 * len(data) + 2)
        out[0] = 0x80
        out[1] = command
        for i in range(len(data)):
            out[2 * i + 2] = 0x80
            out[2 * i + 3] = data[i]
        self.send_bytes(out)

    def send_commands(self, data: bytes) -> None:
        self.send(data[0], data[1:])

    def send_bytes(self, data: "Any") -> None:
        """Bytes as they go down the wire."""
        if not self._i2c.try_lock():
            return
        try:
            self._i2c.writeto(self._address, data)
        except OSError:
            pass
        self._i2c.unlock()
