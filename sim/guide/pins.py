"""Where a board's pins are: the number printed on its pinout for each name. Facts, as data.

Pico and Pico 2: Raspberry Pi Pico Datasheet and Pico 2 Datasheet, "Pinout and design files"; both boards have the same.
"""

from typing import NamedTuple


class Header(NamedTuple):
    """A board's pins, seen from above with its USB socket up.

    `left` are the names from the top down, `right` too; `numbers` gives the first number of each side and how it goes on.
    """

    name: str
    left: tuple[str, ...]
    right: tuple[str, ...]
    numbers: tuple[range, range]
    five_volts: str
    three_volts: str


_PICO_LEFT = "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15"
_PICO_RIGHT = "VBUS VSYS GND 3V3_EN 3V3(OUT) ADC_VREF GP28 GND GP27 GP26 RUN GP22 GND GP21 GP20 GP19 GP18 GND GP17 GP16"

PICO = Header(
    name="Raspberry Pi Pico",
    left=tuple(_PICO_LEFT.split()),
    right=tuple(_PICO_RIGHT.split()),
    numbers=(range(1, 21), range(40, 20, -1)),
    five_volts="VBUS",
    three_volts="3V3(OUT)",
)

# By the board's CircuitPython id.
HEADERS = {"raspberry_pi_pico": PICO, "raspberry_pi_pico2": PICO}


def numbers_of(header: Header, name: str) -> list[int]:
    """The numbers of the pins of that name, from the top left down and then from the top right down.

    ValueError when there is none.
    """
    found = [
        number
        for side, names in enumerate((header.left, header.right))
        for number, pin in zip(header.numbers[side], names, strict=True)
        if pin == name
    ]
    if not found:
        raise ValueError(f"{header.name} has no pin {name}: it has {', '.join((*header.left, *header.right))}")
    return found
