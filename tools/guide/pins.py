"""The pins of each board: the number on the pinout for each name.

Pico, Pico 2, Pico W and Pico 2 W: the datasheet of each, "Pinout and design files"; all four are alike.
Raspberry Pi: its documentation, "GPIO and the 40-pin header"; the names are those of Blinka.
"""

from typing import NamedTuple


class Header(NamedTuple):
    """A board's pins, seen from above with its USB socket, or its pin 1, up.

    `left` and `right` are names from the top down; `numbers` are those of each side. `key` is its name in the words.
    """

    key: str
    name: str
    left: tuple[str, ...]
    right: tuple[str, ...]
    numbers: tuple[range, range]
    five_volts: str
    three_volts: str


_PICO_LEFT = "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15"
_PICO_RIGHT = "VBUS VSYS GND 3V3_EN 3V3(OUT) ADC_VREF GP28 GND GP27 GP26 RUN GP22 GND GP21 GP20 GP19 GP18 GND GP17 GP16"

PICO = Header(
    key="pico",
    name="Raspberry Pi Pico",
    left=tuple(_PICO_LEFT.split()),
    right=tuple(_PICO_RIGHT.split()),
    numbers=(range(1, 21), range(40, 20, -1)),
    five_volts="VBUS",
    three_volts="3V3(OUT)",
)

_PI_LEFT = "3V3 SDA SCL D4 GND D17 D27 D22 3V3 D10 D9 D11 GND D0 D5 D6 D13 D19 D26 GND"
_PI_RIGHT = "5V 5V GND D14 D15 D18 GND D23 D24 GND D25 D8 D7 D1 GND D12 GND D16 D20 D21"

RASPBERRY_PI = Header(
    key="pi",
    name="Raspberry Pi",
    left=tuple(_PI_LEFT.split()),
    right=tuple(_PI_RIGHT.split()),
    numbers=(range(1, 41, 2), range(2, 41, 2)),
    five_volts="5V",
    three_volts="3V3",
)

# By the board's CircuitPython id.
HEADERS = {
    "raspberry_pi_pico": PICO,
    "raspberry_pi_pico2": PICO,
    "raspberry_pi_pico_w": PICO,
    "raspberry_pi_pico2_w": PICO,
    "raspberry_pi_40_pins": RASPBERRY_PI,
}


def numbers_of(header: Header, name: str) -> list[int]:
    """Return the numbers of the pins of that name, down the left side, then down the right side.

    ValueError when there is none.
    """
    sides = zip(header.numbers, (header.left, header.right), strict=True)
    found = [number for numbers, names in sides for number, pin in zip(numbers, names, strict=True) if pin == name]
    if not found:
        raise ValueError(f"{header.name} has no pin {name}: it has {', '.join((*header.left, *header.right))}")
    return found


def around(header: Header, number: int) -> int:
    """Return the position of a pin around the board: down the left side, then up the right side."""
    left, right = header.numbers
    return left.index(number) if number in left else len(left) + len(right) - 1 - right.index(number)
