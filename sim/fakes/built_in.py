"""Displays that are soldered to a board: its firmware starts them at power-on, before any program, as `board.DISPLAY`.

They outlast a program, asleep or awake as it left them. displayio.release_displays() ends them until the next power-on.
"""

import sys

from sim.fakes.sh1106 import SH1106
from sim.fakes.st7735r import ST7735R

try:
    from typing import Any
except ImportError:
    pass

# Of the MacroPad, as its firmware sends it: command, number of parameters, parameters.
_MACROPAD = bytes.fromhex(
    "AE00 D50180 A8013F D30100 400100 AD018B A100 C800 DA0112 8101FF D9011F DB0120 200120 3300 A600 A400 AF00".replace(
        " ", ""
    )
)

# Of the PyGamer: out of sleep, 16 bits a pixel, rows and columns changed for how it lies, blue first, on.
_PYGAMER = bytes.fromhex("018096 1180FF 3A0105 3601A8 1300 29800A".replace(" ", ""))

# The pins that lead to a screen: clock, chip select, and what tells data from commands.
_MACROPAD_WIRES = ("SCK", "OLED_CS", "OLED_DC")
_PYGAMER_WIRES = ("TFT_SCK", "TFT_CS", "TFT_DC")

backlight = 0.0  # of a screen that has one, 0 dark to 1
screen: "Any" = None  # the emulated screen of this board, or None
wires: "tuple[str, ...]" = ()  # the pins that lead to it


def power_on(board_id: str, attach_spi: "Any") -> None:
    """Make the board's display, if it has one, on the wires: `attach_spi` is wire's."""
    global backlight, screen, wires
    backlight = 0.0
    wires = ()
    board: Any = sys.modules.get("board")
    screen = None
    if board and hasattr(board, "DISPLAY"):
        del board.DISPLAY
    if board_id == "adafruit_macropad_rp2040":
        import board

        screen = SH1106()
        wires = _MACROPAD_WIRES
        board.DISPLAY = _macropad(board, attach_spi)
    elif board_id == "pygamer":
        import board

        screen = ST7735R()
        wires = _PYGAMER_WIRES
        board.DISPLAY = _pygamer(board, attach_spi)


def _macropad(board: "Any", attach_spi: "Any") -> "Any":
    import busdisplay
    import busio
    import fourwire

    attach_spi(*_MACROPAD_WIRES, screen)
    spi = busio.SPI(board.SCK, board.MOSI)
    bus: Any = fourwire.FourWire(
        spi, command=board.OLED_DC, chip_select=board.OLED_CS, reset=board.OLED_RESET, baudrate=10_000_000
    )
    made: Any = busdisplay.BusDisplay
    return made(
        bus,
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


def _pygamer(board: "Any", attach_spi: "Any") -> "Any":
    import busio
    import fourwire
    from busdisplay import BusDisplay

    class Display(BusDisplay):
        """With a backlight, which no buzzer's pin pulses here."""

        @property
        def brightness(self) -> float:
            return backlight

        @brightness.setter
        def brightness(self, value: float) -> None:
            if not 0 <= value <= 1:
                raise ValueError("Brightness must be between 0.0 and 1.0")
            global backlight
            backlight = value

    attach_spi(*_PYGAMER_WIRES, screen)
    bus: Any = fourwire.FourWire(
        busio.SPI(board.TFT_SCK, board.TFT_MOSI),
        command=board.TFT_DC,
        chip_select=board.TFT_CS,
        reset=board.TFT_RST,
        baudrate=24_000_000,
    )
    return Display(bus, _PYGAMER, width=160, height=128)


def hand_over() -> None:
    """Ends the display, and leaves its screen to an emulated chip."""
    if screen:
        sys.modules["displayio"].release_displays()


def end_of_program() -> None:
    """The firmware takes the display for its console again."""
    display: Any = getattr(sys.modules.get("board"), "DISPLAY", None)
    if display:
        display.root_group = None
        display.auto_refresh = True
