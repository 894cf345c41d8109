"""The pins of each board as data, and the class of a pin."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType


class Pin:
    """A pin of the chip. The firmware makes them; a program takes them from `board`.

    `name`: in the firmware's messages ("GP5 in use"). `number`: on the chip.
    """

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number = number

    def __repr__(self) -> str:
        return "board." + self.name


# For each pin NUMBER=NAME=ALIAS...: its number on the chip and its names on the board, first the one in the firmware's messages.
_PICO = """
0=GP0 1=GP1 2=GP2 3=GP3 4=GP4 5=GP5 6=GP6 7=GP7 8=GP8 9=GP9 10=GP10 11=GP11 12=GP12 13=GP13 14=GP14 15=GP15 16=GP16
17=GP17 18=GP18 19=GP19 20=GP20 21=GP21 22=GP22 26=GP26_A0=GP26=A0 27=GP27_A1=GP27=A1 28=GP28_A2=GP28=A2
29=A3=VOLTAGE_MONITOR"""
_PICO_WITHOUT_RADIO = (
    _PICO + " 23=SMPS_MODE=GP23 24=VBUS_SENSE=GP24 25=LED=GP25"
)  # GPIOs that lead to the radio of a Pico W
_MACROPAD = """
0=BUTTON=ENCODER_SWITCH 1=KEY1 2=KEY2 3=KEY3 4=KEY4 5=KEY5 6=KEY6 7=KEY7 8=KEY8 9=KEY9 10=KEY10 11=KEY11 12=KEY12
13=LED 14=SPEAKER_ENABLE 16=SPEAKER 17=ENCODER_A=ROTA 18=ENCODER_B=ROTB 19=NEOPIXEL 20=SDA 21=SCL 22=OLED_CS
23=OLED_RESET 24=OLED_DC 26=SCK 27=MOSI 28=MISO"""
# A port of a SAMD51 has 32 pins: PA00 is 0, PB00 is 32.
_TRELLIS_M4 = """
2=A0 4=A2=INT 5=A1 6=MICOUT 7=MICIN 12=ACCELEROMETER_SDA 13=ACCELEROMETER_SCL 14=COL0 15=COL1 16=COL2 17=COL3 18=ROW0
19=ROW1 20=COL4 21=COL5 22=COL6 23=COL7 27=NEOPIXEL 34=APA102_SCK=DOTSTAR_CLOCK 35=APA102_MOSI=DOTSTAR_DATA 40=SDA
41=SCL 54=ROW2 55=ROW3"""
_PYGAMER = """
2=A0=SPEAKER 5=A1 40=A2 41=A3 4=A4 6=A5 33=A6 36=A7=LIGHT 35=A8=D2 34=A9=D3 49=D0=RX 48=D1=TX 14=D4=SD_CS 16=D5 18=D6
46=D7=ACCELEROMETER_INTERRUPT 15=D8=NEOPIXEL 19=D9 20=D10 21=D11 22=D12 23=LED=D13 12=SDA 13=SCL 17=SCK 54=MISO
55=MOSI 27=SPEAKER_ENABLE 32=BUTTON_LATCH 62=BUTTON_OUT 63=BUTTON_CLOCK 1=TFT_LITE 47=TFT_MOSI 45=TFT_SCK 0=TFT_RST
44=TFT_CS 37=TFT_DC 39=JOYSTICK_X 38=JOYSTICK_Y"""
# Broadcom's numbers, as in Blinka.
_PI_40_PINS = """
0=D0 1=D1 2=D2=SDA 3=D3=SCL 4=D4 5=D5 6=D6 7=D7=CE1 8=D8=CE0 9=D9=MISO 10=D10=MOSI 11=D11=SCLK=SCK 12=D12 13=D13
14=D14=TXD=TX 15=D15=RXD=RX 16=D16 17=D17 18=D18 19=D19=MISO_1 20=D20=MOSI_1 21=D21=SCLK_1=SCK_1 22=D22 23=D23 24=D24
25=D25 26=D26 27=D27"""

BOARDS = (
    ("raspberry_pi_pico", _PICO_WITHOUT_RADIO),
    ("raspberry_pi_pico2", _PICO_WITHOUT_RADIO),
    ("raspberry_pi_pico_w", _PICO),
    ("raspberry_pi_pico2_w", _PICO),
    ("adafruit_macropad_rp2040", _MACROPAD),
    ("trellis_m4_express", _TRELLIS_M4),
    ("pygamer", _PYGAMER),
    ("raspberry_pi_40_pins", _PI_40_PINS),
)

LINUX = ("raspberry_pi_40_pins",)
"""The boards that are computers with Linux and Blinka, without firmware."""

NVM = {"trellis_m4_express": (8192, 512, True), "pygamer": (8192, 512, True)}
"""The nvm where it is not the RP2's (sim/fakes/flash.py): its bytes, bytes of a page, and whether each write erases all of it.

SAMD51: ports/atmel-samd/mpconfigport.h has 8192, and _flash_write() of its hpl_nvmctrl.c erases the block of 8 KB each time.
Linux: hal/linux.py keeps it in a file, which is replaced as a whole.
"""

_made: "dict[str, dict[str, Pin]]" = {}


def names(board_id: str) -> "dict[str, Pin]":
    """Return the pins of a board by name, the same objects at each call. Raises ValueError if the board is not in BOARDS."""
    if board_id not in _made:
        known = dict(BOARDS)
        if board_id not in known:
            known_ids = ", ".join([name for name, _ in BOARDS])
            raise ValueError(f"no pins are known for the board {board_id}; known boards: {known_ids}")
        found = _made[board_id] = {}
        for word in known[board_id].split():
            number, *aliases = word.split("=")
            pin = Pin(aliases[0], int(number))
            for name in aliases:
                found[name] = pin
    return _made[board_id]


def name_module(module: "ModuleType", board_id: str) -> None:
    """Give the module `board` this board's names, in place: libraries hold references to the module."""
    for name in dir(module):
        if isinstance(getattr(module, name), Pin):
            delattr(module, name)
    found = names(board_id)
    for name in found:
        setattr(module, name, found[name])
    module.board_id = board_id  # type: ignore[attr-defined]
