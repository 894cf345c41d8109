"""The wires of a handheld that is built by hand, from its profile. The tables and the diagrams both use them."""

from typing import NamedTuple, Protocol

from hal.contract import ButtonsWiring, I2CWiring, SoundWiring, StripWiring
from tools.guide.pins import HEADERS, Header, numbers_of


class Profile(Protocol):
    """What the drawings read of a profile of hal/boards/; one may have NORD too, as BUTTONS' keys."""

    BOARDS: tuple[str, ...]
    LEDS: StripWiring
    BUTTONS: tuple[ButtonsWiring, ...]
    DISPLAY: I2CWiring | None
    SOUND: SoundWiring | None


class Wire(NamedTuple):
    """From a contact, named as printed on the part, to a pin of the board."""

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
    return profile.BOARDS[0] in HEADERS


def header_of(profile: Profile) -> Header:
    """Return the pins of the profile's board. KeyError for a ready-made board."""
    return HEADERS[profile.BOARDS[0]]


def buttons_of(profile: Profile) -> list[tuple[str, str]]:
    """Return (name, pin) of every button."""
    return [key for group in profile.BUTTONS for key in group["keys"]]


def wires_of(profile: Profile, header: Header) -> list[Wire]:
    """Return all wires, part by part. KeyError for a driver that is not in CONTACTS."""
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
