"""An SSD1306 on the I2C wires."""

from sim.fakes import wire
from sim.fakes.ssd1306 import SSD1306

try:
    from typing import Any
except ImportError:
    pass


def _unheard(send: "Any") -> "Any":
    """The firmware's display bus ignores what the wires answer; Blinka's raises."""

    def sends(self: "Any", *given: "Any") -> None:
        try:
            send(self, *given)
        except OSError:
            pass

    return sends


try:
    from i2cdisplaybus import I2CDisplayBus

    _bus: Any = I2CDisplayBus
    _bus._send = _unheard(_bus._send)
except (ImportError, AttributeError):  # MicroPython has one of its own
    pass


def plugged(wiring: "dict[str, Any]", bench: "Any") -> None:
    bench.screen = SSD1306()
    wire.attach_i2c(wiring["address"], bench.screen)
