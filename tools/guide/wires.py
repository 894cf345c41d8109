"""The wires of a handheld that is built by hand, from its profile, and the pins of its board: for the tables and the diagrams.

The numbers of the pins are those of the pinout. Pico, Pico 2, Pico W and Pico 2 W: the datasheet of each, "Pinout and design
files"; all four are alike. Raspberry Pi: its documentation, "GPIO and the 40-pin header"; the names are those of Blinka.
"""

from typing import NamedTuple, Protocol

from hal.contract import ButtonsWiring, I2CWiring, SoundWiring, StripWiring


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

    Raises ValueError if there is none.
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


class Profile(Protocol):
    """What the drawings read of a profile of hal/boards/. A profile may also have NORD, of the form of `keys` in BUTTONS."""

    BOARD_IDS: tuple[str, ...]
    LEDS: StripWiring
    BUTTONS: tuple[ButtonsWiring, ...]
    DISPLAY: I2CWiring | None
    SOUND: SoundWiring | None


class Wire(NamedTuple):
    """A wire from a contact, named as printed on the part, to a pin of the board."""

    part: str  # LEDS, SCREEN, SOUND, or a button's name
    contact: str
    pin: str
    number: int
    colour: str


# The part of each driver and its contacts: (name printed on the part, field of the profile, colour of the wire).
# A contact without a field goes to 5 V, to 3.3 V or to ground.
CONTACTS = {
    "neopixel": ("LEDS", (("DIN", "pin", "green"), ("5V", "", "red"), ("GND", "", "black"))),
    "ssd1306": (
        "SCREEN",
        (("SDA", "sda", "blue"), ("SCL", "scl", "yellow"), ("VCC", "", "orange"), ("GND", "", "black")),
    ),
    "pwm": ("SOUND", (("+", "pin", "violet"), ("-", "", "black"))),
}
_BUTTON_COLOURS = {
    "LEFT": "white",
    "RIGHT": "grey",
    "UP": "blue",
    "DOWN": "brown",
    "OK": "green",
    "BACK": "yellow",
    "HINT": "violet",
}
_FIVE_VOLTS, _THREE_VOLTS = ("5V",), ("VCC",)


def is_wired(profile: Profile) -> bool:
    """Tell whether the board is wired by hand; if not, it is ready-made."""
    return profile.BOARD_IDS[0] in HEADERS


def header_of(profile: Profile) -> Header:
    """Return the pins of the profile's board. Raises KeyError if the board is ready-made."""
    return HEADERS[profile.BOARD_IDS[0]]


def buttons_of(profile: Profile) -> list[tuple[str, str]]:
    """Return (name, pin) of every button."""
    return [key for group in profile.BUTTONS for key in group["keys"]]


def wires_of(profile: Profile, header: Header) -> list[Wire]:
    """Return all wires, part by part. Raises KeyError if a driver is not in CONTACTS."""
    wires = []
    for wiring in (profile.LEDS, profile.DISPLAY, profile.SOUND):
        if wiring:
            part, contacts = CONTACTS[wiring["driver"]]
            for contact, field, colour in contacts:
                pin: str | None = wiring.get(field)  # type: ignore[assignment]  # a pin, of whatever part
                wires.append(_wire(header, part, contact, pin, colour))
    return wires + _button_wires(header, buttons_of(profile))


def nord_wires(profile: Profile, header: Header) -> list[Wire]:
    """Return the wires of Nord's own buttons; none where the profile has none."""
    return _button_wires(header, [(f"NORD.{name}", pin) for name, pin in getattr(profile, "NORD", ())])


def _button_wires(header: Header, buttons: list[tuple[str, str]]) -> list[Wire]:
    wires = []
    for name, pin in buttons:
        wires.append(_wire(header, name, "1", pin, _BUTTON_COLOURS[name.rpartition(".")[2]]))
        wires.append(_wire(header, name, "2", None, "black"))
    return wires


def _wire(header: Header, part: str, contact: str, pin: str | None, colour: str) -> Wire:
    if pin is None:
        pin = header.five_volts if contact in _FIVE_VOLTS else header.three_volts if contact in _THREE_VOLTS else "GND"
    numbers = numbers_of(header, pin)
    return Wire(part, contact, pin, numbers[0] if pin != "GND" else ground_for(header, part), colour)


def ground_for(header: Header, part: str) -> int:
    """Return the ground pin of a part: for the strip, whose current is the greatest, the one beside 5 V; the others share one."""
    numbers = numbers_of(header, "GND")
    side = 1 if header.five_volts in header.right else 0
    near = [number for number in numbers if number in header.numbers[side]]
    far = [number for number in numbers if number not in header.numbers[side]]
    return near[0] if part == "LEDS" else far[0]
