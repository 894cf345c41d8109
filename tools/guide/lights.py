"""Positions of the lights of a profile in millimetres, and the strip under them: 60 LEDs a metre, cut into pieces."""

from itertools import groupby

from hal.wiring import wire_order
from tools.drawing.page import FAINT, INK, PALE, WHITE, Page, Point
from tools.guide.wires import Profile

PITCH = 1000 / 60  # from one LED to the next
RIBBON = 10.0  # width of the strip
LED = 5.0


def order_of(profile: Profile) -> list[tuple[int, int]]:
    """Return (row, column) of each LED along the wire."""
    leds = profile.LEDS
    places = wire_order(leds["rows"], leds["cols"], leds["wiring"], leds["corner"])
    return [divmod(place, leds["cols"]) for place in places]


def middle(left: float, top: float, row: int, col: int) -> Point:
    """Return the middle of a LED of the panel whose corner is (left, top)."""
    return left + (col + 0.5) * PITCH, top + (row + 0.5) * PITCH


def pieces(places: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """Return the pieces of the strip: consecutive LEDs in one row."""
    return [list(piece) for _, piece in groupby(places, key=lambda place: place[0])]


def ribbon(page: Page, centres: list[Point], first: int) -> None:
    """Draw a straight piece of strip: outline, numbered LEDs, direction of the data. `centres` go along the wire."""
    xs = [x for x, _ in centres]
    y = centres[0][1]
    page.box(min(xs) - PITCH / 2, y - RIBBON / 2, len(xs) * PITCH, RIBBON, WHITE, PALE, 0.25, role="ribbon")
    way = 1 if len(xs) < 2 or xs[1] > xs[0] else -1
    for k, x in enumerate(xs):
        page.box(x - LED / 2, y - LED / 2, LED, LED, FAINT, INK, 0.25, role="led")
        page.text(x, y + 1, str(first + k), 2.8, "middle")
        if k:
            page.triangle(x - way * PITCH / 2, y, way, 0, 3)
