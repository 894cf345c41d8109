"""The screen: an SSD1306 of 128 by 64 points on its own I2C wires."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal import Board


def opened(wiring: "dict[str, Any]", parts: "Board") -> object:
    import board
    import busio
    from adafruit_displayio_ssd1306 import SSD1306
    from i2cdisplaybus import I2CDisplayBus

    from hal.font import Font
    from hal.screen import Screen

    i2c: Any = busio.I2C(getattr(board, wiring["scl"]), getattr(board, wiring["sda"]), frequency=400_000)
    if not hasattr(i2c, "probe"):  # Blinka's wires cannot be asked
        i2c = __import__("hal.linux", None, None, ("wires",)).wires(i2c, wiring["address"])
    bus = I2CDisplayBus(i2c, device_address=wiring["address"])
    display = SSD1306(bus, width=wiring["width"], height=wiring["height"], auto_refresh=False)
    return Screen(display, Font(), (i2c, wiring["address"]))
