"""An SSD1306 on the I2C wires."""

from sim.fakes import wire
from sim.fakes.ssd1306 import SSD1306

try:
    from typing import Any
except ImportError:
    pass


def plugged(wiring: "dict[str, Any]", bench: "Any") -> None:
    bench.screen = SSD1306()
    wire.attach_i2c(wiring["address"], bench.screen)
