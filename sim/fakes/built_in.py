"""Displays that are soldered to a board. The firmware starts them at power-on, before any program, as `board.DISPLAY`.

A display stays as the program left it when the program ends. displayio.release_displays() removes it until the next power-on.
"""

import sys

from sim.fakes.oled import SH1106
from sim.fakes.st7735r import ST7735R

try:
    from collections.abc import Callable
    from typing import Any
except ImportError:
    pass

# The MacroPad's initialization as its firmware sends it: command, number of parameters, parameters.
_MACROPAD = bytes.fromhex("AE00D50180A8013FD30100400100AD018BA100C800DA01128101FFD9011FDB01202001203300A600A400AF00")
# The PyGamer's: sleep out, 16 bits a pixel, rows and columns exchanged for how it is mounted, blue first, on.
_PYGAMER = bytes.fromhex("0180961180FF3A01053601A8130029800A")

# The pins that lead to a display: clock, chip select, data/command.
_MACROPAD_WIRES = ("SCK", "OLED_CS", "OLED_DC")
_PYGAMER_WIRES = ("TFT_SCK", "TFT_CS", "TFT_DC")

backlight = 0.0  # of a display that has one, 0 dark to 1
display: "Any" = None  # the emulated display of this board, or None
wires: "tuple[str, ...]" = ()  # the pins that lead to it


def power_on(board_id: str, attach_spi: "Callable[..., None]") -> None:
    """Start the board's display, if it has one. attach_spi: as in wire.py, which imports this module."""
    global backlight, display, wires
    backlight = 0.0
    wires = ()
    display = None
    if hasattr(sys.modules.get("board"), "DISPLAY"):
        delattr(sys.modules["board"], "DISPLAY")
    if board_id == "adafruit_macropad_rp2040":
        display, wires, start = SH1106(), _MACROPAD_WIRES, _macropad
    elif board_id == "pygamer":
        display, wires, start = ST7735R(), _PYGAMER_WIRES, _pygamer
    else:
        return
    import board  # late, as below: it imports wire.py, which imports this module

    attach_spi(*wires, display)
    board.DISPLAY = start(board)  # type: ignore[attr-defined]  # as the firmware does


def _bus(board: "Any", data: str, reset: str, baudrate: int) -> "Any":
    import busio  # late, as in power_on()
    import fourwire  # as above

    clock, select, command = [getattr(board, name) for name in wires]
    spi = busio.SPI(clock, getattr(board, data))
    return fourwire.FourWire(spi, command=command, chip_select=select, reset=getattr(board, reset), baudrate=baudrate)


def _macropad(board: "Any") -> "Any":
    import busdisplay  # late, as in power_on()

    made: Any = busdisplay.BusDisplay
    return made(
        _bus(board, "MOSI", "OLED_RESET", 10_000_000),
        _MACROPAD,
        width=128,
        height=64,
        colstart=2,
        color_depth=1,
        grayscale=True,
        pixels_in_byte_share_row=False,
        reverse_bytes_in_word=True,
        set_column_command=0,
        set_row_command=0,
        write_ram_command=0,
        brightness_command=0x81,
        single_byte_bounds=True,
        data_as_commands=True,
        SH1107_addressing=True,
    )


def _pygamer(board: "Any") -> "Any":
    from busdisplay import BusDisplay  # late, as in power_on()

    class Display(BusDisplay):
        """A display with a backlight. The firmware pulses its pin."""

        @property
        def brightness(self) -> float:
            return backlight

        @brightness.setter
        def brightness(self, value: float) -> None:
            if not 0 <= value <= 1:
                raise ValueError("Brightness must be between 0.0 and 1.0")
            global backlight
            backlight = value

    return Display(_bus(board, "TFT_MOSI", "TFT_RST", 24_000_000), _PYGAMER, width=160, height=128)


def hand_over() -> None:
    """End the firmware's use of the display, so that an emulated chip can send to it. `display` stays."""
    if display:
        sys.modules["displayio"].release_displays()


def end_of_program() -> None:
    """Give the display back to the firmware, for its console."""
    display: Any = getattr(sys.modules.get("board"), "DISPLAY", None)
    if display:
        display.root_group = None
        display.auto_refresh = True
