"""The I2C and SPI wires."""

from sim.fakes import wire
from sim.fakes.device import Device
from sim.fakes.pins import Pin

_WHOLE = 0x3FFFFFFF


class _Bus(Device):
    """A bus that one part of a program locks: try_lock(), unlock()."""

    _locked = False

    def _need_lock(self) -> None:
        self._check()
        if not self._locked:
            raise RuntimeError("Function requires lock")

    def try_lock(self) -> bool:
        self._check()
        if self._locked:
            return False
        self._locked = True
        return True

    def unlock(self) -> None:
        self._check()
        self._locked = False


class I2C(_Bus):
    def __init__(self, scl: Pin, sda: Pin, *, frequency: int = 100_000, timeout: int = 255) -> None:
        self._claim(scl, sda)
        # On RP2 chips SCL is an odd pin, SDA an even one, and both belong to the same of two controllers.
        fits = scl.number % 2 == 1 and sda.number % 2 == 0 and scl.number // 2 % 2 == sda.number // 2 % 2
        error: Exception | None = None
        if not fits:
            error = ValueError("Invalid pins")
        elif frequency > 1_000_000:
            error = ValueError("Unsupported baudrate")
        elif not wire.pull_ups:
            error = RuntimeError("No pull up found on SDA or SCL; check your wiring")
        if error is not None:
            self._release_pins()
            raise error

    def probe(self, address: int) -> bool:
        self._need_lock()
        return wire.i2c_answers(address)

    def scan(self) -> "list[int]":
        self._need_lock()
        return [address for address in range(0x08, 0x78) if wire.i2c_answers(address)]

    def writeto(self, address: int, buffer: bytes, *, start: int = 0, end: int = _WHOLE) -> None:
        self._need_lock()
        wire.i2c_write(address, bytes(buffer)[start:end])


class SPI(_Bus):
    """A bus for writing: nothing answers on MISO."""

    def __init__(
        self,
        clock: Pin,
        MOSI: "Pin | None" = None,  # noqa: N803 the firmware's names
        MISO: "Pin | None" = None,  # noqa: N803
    ) -> None:
        self._claim(*[pin for pin in (clock, MOSI, MISO) if pin is not None])
        self.frequency = 250_000

    def configure(self, *, baudrate: int = 100_000, polarity: int = 0, phase: int = 0, bits: int = 8) -> None:
        self._need_lock()
        if polarity not in (0, 1) or phase not in (0, 1) or bits != 8:
            raise ValueError("Invalid polarity, phase or bits")
        self.frequency = baudrate

    def write(self, buffer: bytes, *, start: int = 0, end: int = _WHOLE) -> None:
        self._need_lock()
        wire.spi_write(self._pins[0], bytes(buffer)[start:end])
