"""The display: an SSD1306 of 128 by 64 points on its own I2C wires."""

import board
import busio
from busdisplay import BusDisplay
from i2cdisplaybus import I2CDisplayBus

from hal.display import Display
from hal.font import Font

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board
    from hal.contract import I2CWiring

_OFF = 0xAE
_ON = 0xAF
# From its data sheet: addressing mode, contrast, segment and row order, 64 rows, clock, pin configuration, voltages, charge pump.
_CHIP = b"\x20\x00\x81\xcf\xa1\xa6\xc8\xa8\x3f\xd5\x80\xd9\xf1\xda\x12\xdb\x40\x8d\x14"


def open_part(wiring: "I2CWiring", parts: "Board") -> object:
    i2c = busio.I2C(getattr(board, wiring["scl"]), getattr(board, wiring["sda"]), frequency=400_000)
    if not hasattr(i2c, "probe"):  # Blinka's I2C has no probe()
        # By name: only Linux has the file.
        i2c = __import__("hal.linux", None, None, ("Wires",)).Wires(i2c, wiring["address"])
    # All in one command with a delay of 0 ms: displayio waits 10 ms after each command without a delay.
    start = bytes((_OFF, 0x80 | len(_CHIP) + 1)) + _CHIP + bytes((_ON, 0))
    display = BusDisplay(
        I2CDisplayBus(i2c, device_address=wiring["address"]),
        start,
        width=wiring["width"],
        height=wiring["height"],
        color_depth=1,
        grayscale=True,
        pixels_in_byte_share_row=False,
        set_column_command=0x21,
        set_row_command=0x22,
        data_as_commands=True,
        brightness_command=0x81,
        single_byte_bounds=True,
        auto_refresh=False,
    )
    return Display(display, Font(), (_OFF, _ON), (i2c, wiring["address"]))
