"""The parts of the wiring diagram: board, buttons, buzzer, screen, strip, wires, notes."""

from tools.drawing.page import FAINT, INK, PALE, WHITE, Page, Point, Wording
from tools.guide.lights import order_of
from tools.guide.wires import Header, Profile, Wire

PITCH = 6.0  # from one pin of the board to the next
_BOARD = "#d7ecd9"
_GLASS = "#26323a"
_LIGHTS_WIDE = 48.0
_SHOWN = 9  # places for the LEDs of a long strip; the last two are for "..."


def board(page: Page, header: Header, left: float, top: float, wide: float, words: Wording) -> dict[int, Point]:
    """Draw the board from above; return the position of each pin by its number."""
    high = (len(header.left) - 1) * PITCH + 12
    page.box(left, top, wide, high, _BOARD, width=0.4)
    if header.key == "pico":
        page.box(left + wide / 2 - 6, top - 4, 12, 9, "#c8c8c8", width=0.4)
        page.text(left + wide / 2, top + 2, words["usb"], 3, "middle")
    page.text(left + wide / 2 + 1.6, top + high / 2, header.name, 4.4, "middle", bold=True, turn=-90)
    places = {}
    for side, names in enumerate((header.left, header.right)):
        x = left if side == 0 else left + wide
        inward = 1 if side == 0 else -1
        for k, (number, name) in enumerate(zip(header.numbers[side], names, strict=True)):
            y = top + 6 + k * PITCH
            page.circle(x, y, 2.2, WHITE if name != "GND" else FAINT, width=0.3, role="pin")
            page.text(x, y + 0.9, str(number), 2.5, "middle")
            page.text(x + inward * 3.2, y + 1, name, 2.8, "start" if side == 0 else "end")
            places[number] = (x, y)
    return places


def button(page: Page, left: float, y: float, wide: float, name: str) -> None:
    """Draw a push button between its two contacts at the left and the right end."""
    page.box(left, y - 5, wide, 10, WHITE, width=0.35)
    page.circle(left + 8, y, 3.6, FAINT, width=0.35)
    page.text(left + 15, y + 1.4, name, 4, bold=True)
    _contact(page, left, y, "2", 1)
    _contact(page, left + wide, y, "1", -1)


def buzzer(page: Page, left: float, y: float, wide: float, name: str) -> None:
    page.box(left, y - 5.5, wide, 11, WHITE, width=0.35)
    page.circle(left + 8, y, 4.2, _GLASS, width=0.35)
    page.circle(left + 8, y, 0.8, WHITE, None)
    page.text(left + 15, y + 1.3, name, 3.6, bold=True)
    _contact(page, left, y, "-", 1)
    _contact(page, left + wide, y, "+", -1)


def screen(page: Page, left: float, top: float, wide: float, name: str, power_right: bool) -> dict[str, float]:
    """Draw the display: ground on its left, data on its right, power on the side of its supply.

    Return the heights of the contacts.
    """
    page.box(left, top, wide, 30, WHITE, width=0.35)
    page.box(left + 11, top + 3, wide - 22, 18, _GLASS, width=0.35)
    page.text(left + wide / 2, top + 13, "128 x 64", 3.4, "middle", colour=WHITE)
    page.text(left + wide / 2, top + 26.5, name, 3.6, "middle", bold=True)
    heights = {"VCC": top + 5, "GND": top + 18, "SDA": top + 11.5, "SCL": top + 18}
    for contact, y in heights.items():
        side = -1 if contact in ("SDA", "SCL") or (contact == "VCC" and power_right) else 1
        _contact(page, left if side == 1 else left + wide, y, contact, side)
    return heights


def lights(page: Page, left: float, top: float, profile: Profile, words: Wording) -> None:
    """Draw a small picture of the strip as the profile lays it, with the first LED and the way of the data."""
    rows, cols = profile.LEDS["rows"], profile.LEDS["cols"]
    step = _LIGHTS_WIDE / (cols if rows > 1 else _SHOWN)
    places = order_of(profile) if rows > 1 else [(0, col) for col in range(_SHOWN - 2)]
    centres = [(left + (col + 0.5) * step, top + (row + 0.5) * step) for row, col in places]
    page.line(*centres, stroke=PALE, width=0.9)
    for k, (x, y) in enumerate(centres):
        page.box(x - 1.7, y - 1.7, 3.4, 3.4, INK if k == 0 else FAINT, width=0.25, role="led")
    x, y = centres[-1]
    if rows == 1:
        page.text(x + step * 0.6, y + 1.1, f"... {cols}", 3.4)
    page.text(*_beside_first(centres, step), words["first_light_here"], 2.8, "middle")


def _beside_first(centres: list[Point], step: float) -> Point:
    """Return the place of the first LED's label: the free side of its row."""
    x, y = centres[0]
    return x, y - step / 2 if y <= centres[-1][1] else y + step / 2 + 2


def _contact(page: Page, x: float, y: float, name: str, inward: int) -> None:
    page.circle(x, y, 1.1, WHITE, width=0.3)
    page.text(x + inward * 2, y + 1, name, 2.6, "start" if inward > 0 else "end")


_STRIP_LEFT = 226.0
_OVER = 28.0  # height of the data wire above the board
_MIDDLE = 171.0  # of the board: a pin with a smaller x is on the left side


def draw_strip(
    page: Page, drawn: Page, wires: list[Wire], pins: dict[int, Point], profile: Profile, words: Wording
) -> None:
    """Draw the strip with its resistor and capacitor, and the notes beside it."""
    found = {wire.contact: wire for wire in wires if wire.part == "LEDS"}
    # From the left side of the board the data wire passes above it and arrives above the others.
    over_top = pins[found["DIN"].number][0] <= _MIDDLE
    order = sorted(
        found.values(), key=lambda wire: pins[wire.number][1] if wire.contact != "DIN" or not over_top else 0
    )
    heights = {wire.contact: height for wire, height in zip(order, (40.0, 50.0, 62.0), strict=True)}
    for k, wire in enumerate(order):
        (x, y), height = pins[wire.number], heights[wire.contact]
        bend = x + 6 + 3 * k
        path = [(x, y), (bend, y), (bend, height)]
        if wire.contact == "DIN" and over_top:
            path = [(x, y), (x - 5, y), (x - 5, _OVER), (_STRIP_LEFT - 6, _OVER), (_STRIP_LEFT - 6, height)]
            drawn.text(x - 2, _OVER - 2, wire.pin, 2.6)
        cable(page, wire, *path, (_STRIP_LEFT, height))
    _resistor(drawn, 202 if over_top else 215, _OVER if over_top else heights["DIN"], words["resistor"])
    _capacitor(drawn, 209, heights["5V"], heights["GND"], words["capacitor"])
    drawn.box(_STRIP_LEFT, 34, 62, 52, WHITE, width=0.35)
    for contact, height in heights.items():
        drawn.circle(_STRIP_LEFT, height, 1.1, WHITE, width=0.3)
        drawn.text(_STRIP_LEFT + 2, height + 1, contact, 2.6)
    drawn.text(_STRIP_LEFT + 31, 83, words["LEDS"], 3.6, "middle", bold=True)
    lights(drawn, _STRIP_LEFT + 10, 42, profile, words)
    _notes(drawn, words, found["DIN"].pin)


def _resistor(page: Page, x: float, y: float, label: str) -> None:
    page.box(x - 6, y - 2.2, 12, 4.4, "#e8d3a8", width=0.35, role="resistor")
    page.text(x, y - 4, label, 3, "middle")


def _capacitor(page: Page, x: float, plus: float, minus: float, label: str) -> None:
    """Draw the two plates between 5 V and ground."""
    middle = (plus + minus) / 2
    page.line((x, plus), (x, middle - 1), width=0.6)
    page.line((x, middle + 1), (x, minus), width=0.6)
    for y in (middle - 1, middle + 1):
        page.line((x - 3, y), (x + 3, y), width=0.8, role="capacitor")
    page.circle(x, plus, 0.9, INK, None)
    page.circle(x, minus, 0.9, INK, None)
    page.text(x - 4, middle - 1.6, "+", 3, "end")
    page.text(x + 4, middle + 1, label, 2.6)


def _notes(page: Page, words: Wording, data: str) -> None:
    """Write the notes, and the level shifter for a strip that flickers."""
    left, top = 214.0, 98.0
    page.column(left, top, 5.2, words["wiring_notes"], 3.4)
    top += 28
    page.box(left, top, 74, 58, None, dash=1.2)
    page.text(left + 4, top + 7, words["shifter_title"], 4, bold=True)
    page.column(left + 4, top + 14, 5, [line.format(pin=data) for line in words["shifter_steps"]], 3.1)
    _chip(page, left + 37, top + 47)


def _chip(page: Page, x: float, y: float) -> None:
    """Draw the 74AHCT125 from above: seven legs on each side, numbered from the notch."""
    page.box(x - 16, y - 4, 32, 8, "#444444", width=0.3)
    page.circle(x - 16, y, 1.2, WHITE, width=0.3)
    for k in range(7):
        across = x - 12.6 + 4.2 * k
        for leg, edge, label in ((1 + k, y + 4, y + 8), (14 - k, y - 4, y - 6)):
            page.box(across - 0.6, edge - 0.6, 1.2, 1.2, WHITE, width=0.25)
            page.text(across, label, str(leg), 2.2, "middle", bold=leg in (2, 3, 14))


COLOURS = {
    "red": "#d62222",
    "black": "#222222",
    "green": "#2aa04a",
    "blue": "#2a5fd0",
    "yellow": "#f2cc0c",
    "orange": "#f28c1a",
    "white": "#ffffff",
    "grey": "#a8a8a8",
    "violet": "#8a4fc0",
    "brown": "#8a5a2c",
}


def cable(page: Page, wire: Wire, *points: Point) -> None:
    """Draw a wire of the table along these points."""
    draw_cable(page, wire.colour, *points, role=f"wire {wire.part} {wire.contact} {wire.pin}")


def draw_cable(page: Page, colour: str, *points: Point, role: str) -> None:
    """Draw a wire with a dark edge: it stands out without colours, and where it crosses another."""
    page.line(*points, stroke=WHITE, width=2.2)
    page.line(*points, stroke=INK, width=1.3)
    page.line(*points, stroke=COLOURS[colour], width=0.8, role=role)
