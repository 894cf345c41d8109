"""The right side of the wiring diagram: the strip, its resistor and its capacitor, and what is good to know beside it."""

from typing import Any

from tools.drawing.page import INK, WHITE, Page, Point
from tools.guide import diagram_parts as parts
from tools.guide.cable import cable
from tools.guide.wires import Wire

_STRIP_LEFT = 226.0
_OVER = 28.0  # where the data go over the board
_MIDDLE = 171.0  # of the board: a pin with less is on its left side


def draw_strip(
    page: Page, drawn: Page, wires: list[Wire], pins: dict[int, Point], profile: Any, words: dict[str, Any]
) -> None:
    """The strip with its resistor and its capacitor, and what is good to know beside it."""
    found = {wire.contact: wire for wire in wires if wire.part == "LEDS"}
    # From the left side of the board the data come over its top, so they arrive above the others.
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
        cable(page, wire.colour, *path, (_STRIP_LEFT, height), role=f"wire LEDS {wire.contact} {wire.pin}")
    _resistor(drawn, 202 if over_top else 215, _OVER if over_top else heights["DIN"], words["resistor"])
    _capacitor(drawn, 209, heights["5V"], heights["GND"], words["capacitor"])
    drawn.box(_STRIP_LEFT, 34, 62, 52, WHITE, width=0.35)
    for contact, height in heights.items():
        drawn.circle(_STRIP_LEFT, height, 1.1, WHITE, width=0.3)
        drawn.text(_STRIP_LEFT + 2, height + 1, contact, 2.6)
    drawn.text(_STRIP_LEFT + 31, 83, words["LEDS"], 3.6, "middle", bold=True)
    parts.lights(drawn, _STRIP_LEFT + 10, 42, profile, words)
    _notes(drawn, words, found["DIN"].pin)


def _resistor(page: Page, x: float, y: float, label: str) -> None:
    page.box(x - 6, y - 2.2, 12, 4.4, "#e8d3a8", width=0.35, role="resistor")
    page.text(x, y - 4, label, 3, "middle")


def _capacitor(page: Page, x: float, plus: float, minus: float, label: str) -> None:
    """Its two plates between 5 V and ground."""
    middle = (plus + minus) / 2
    page.line((x, plus), (x, middle - 1), width=0.6)
    page.line((x, middle + 1), (x, minus), width=0.6)
    for y in (middle - 1, middle + 1):
        page.line((x - 3, y), (x + 3, y), width=0.8, role="capacitor")
    page.circle(x, plus, 0.9, INK, None)
    page.circle(x, minus, 0.9, INK, None)
    page.text(x - 4, middle - 1.6, "+", 3, "end")
    page.text(x + 4, middle + 1, label, 2.6)


def _notes(page: Page, words: dict[str, Any], data: str) -> None:
    """What to mind, and the level shifter for a strip that flickers."""
    left, top = 214.0, 98.0
    for k, line in enumerate(words["wiring_notes"]):
        page.text(left, top + 5.2 * k, line, 3.4)
    top += 28
    page.box(left, top, 74, 58, None, dash=1.2)
    page.text(left + 4, top + 7, words["shifter_title"], 4, bold=True)
    for k, line in enumerate(words["shifter_steps"]):
        page.text(left + 4, top + 14 + 5 * k, line.format(pin=data), 3.1)
    _chip(page, left + 37, top + 47)


def _chip(page: Page, x: float, y: float) -> None:
    """The 74AHCT125 from above: seven legs a side, numbered round from the notch."""
    page.box(x - 16, y - 4, 32, 8, "#444444", width=0.3)
    page.circle(x - 16, y, 1.2, WHITE, width=0.3)
    for k in range(7):
        across = x - 12.6 + 4.2 * k
        for leg, edge, label in ((1 + k, y + 4, y + 8), (14 - k, y - 4, y - 6)):
            page.box(across - 0.6, edge - 0.6, 1.2, 1.2, WHITE, width=0.25)
            page.text(across, label, str(leg), 2.2, "middle", bold=leg in (2, 3, 14))
