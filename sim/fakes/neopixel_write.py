"""Send bytes to a strip."""

import digitalio

from sim.fakes import wire


def neopixel_write(digitalinout: digitalio.DigitalInOut, buf: bytes) -> None:
    """Send GRB bytes, in the order of the LEDs on the wire."""
    if not isinstance(digitalinout, digitalio.DigitalInOut):
        raise TypeError(f"digitalinout must be of type DigitalInOut, not {type(digitalinout).__name__}")
    wire.strip_write(digitalinout._pin, bytes(buf))  # type: ignore[attr-defined]  # ours, not the stubs' class
