"""The parts of a handheld as the wiring diagram shows them. Each is drawn at a place and gives the heights of its contacts."""

from typing import Any

from tools.drawing.page import FAINT, INK, PALE, WHITE, Page, Point
from tools.guide.lights import order_of
from tools.guide.pins import Header

PITCH = 6.0  # from one pin of the board to the next
_BOARD = "#d7ecd9"
_GLASS = "#26323a"
_LIGHTS_WIDE = 48.0
_SHOWN = 9  # LEDs of a long strip that are drawn, with room for "and so on"


def board(page: Page, header: Header, left: float, top: float, wide: float, words: dict[str, Any]) -> dict[int, Point]:
    """The board from above; returns the place of each pin by its number."""
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
    """A push button between its two contacts, at the left and the right end."""
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
    """The display: ground on its left, data on its right, power on the side from which it comes.

    Returns the heights of its contacts.
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


def lights(page: Page, left: float, top: float, profile: Any, words: dict[str, Any]) -> None:
    """The strip as the profile lays it, in small, with its first LED and the way of the data."""
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
    """Where the first LED's label stands: on the free side of its row."""
    x, y = centres[0]
    return x, y - step / 2 if y <= centres[-1][1] else y + step / 2 + 2


def _contact(page: Page, x: float, y: float, name: str, inward: int) -> None:
    page.circle(x, y, 1.1, WHITE, width=0.3)
    page.text(x + inward * 2, y + 1, name, 2.6, "start" if inward > 0 else "end")
