"""An SSD1306 on the I2C wires."""

from sim.bench import Bench
from sim.fakes import wire
from sim.fakes.ssd1306 import SSD1306


def plugged(wiring: dict, bench: Bench) -> None:
    bench.screen = SSD1306()
    wire.attach_i2c(wiring["address"], bench.screen)
