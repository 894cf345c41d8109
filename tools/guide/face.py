"""The face to be cut out: a hole for each light, a window for the screen, a hole for each button."""

from typing import Any

from tools.drawing.page import MARGIN, PALE, Page, Point, ruled_page
from tools.guide.lights import PITCH, middle
from tools.guide.table import part_name
from tools.guide.wires import buttons_of

LIGHT_HOLE = 5.0  # radii
BUTTON_HOLE = 6.0
_TOP = 20.0
_RIM = 12.0
_CONTROLS = 64.0  # how high the part with the buttons is
_LEAST = 174.0
# Windows: what a display of 0.96 inch shows, and one of 1.3.
_SMALL, _LARGE = (24.0, 13.0), (32.0, 18.0)
_CROSS = {"LEFT": (-15.0, 0.0), "RIGHT": (15.0, 0.0), "UP": (0.0, -15.0), "DOWN": (0.0, 15.0)}
_PAIR = {"LEFT": (-12.0, 0.0), "RIGHT": (12.0, 0.0)}
_DEEDS = {"BACK": (-12.0, 6.0), "OK": (12.0, -6.0), "HINT": (12.0, 15.0)}


def face(profile: Any, words: dict[str, Any]) -> Page:
    """The face seen from the front; a single row of lights is a ruler of its own, and its face has only the controls."""
    rows, cols = profile.LEDS["rows"], profile.LEDS["cols"]
    page = ruled_page("face", words["panel_face"], words)
    panel_high = rows * PITCH + _RIM if rows > 1 else 0
    wide = max(cols * PITCH + 2 * _RIM, _LEAST) if rows > 1 else _LEAST
    page.box(MARGIN, _TOP, wide, panel_high + _CONTROLS, width=0.4, role="outline")
    if rows > 1:
        left = MARGIN + (wide - cols * PITCH) / 2
        for row in range(rows):
            for col in range(cols):
                page.circle(*middle(left, _TOP + _RIM, row, col), LIGHT_HOLE, role="light")
    draw_controls(page, profile, words, (MARGIN + wide / 2, _TOP + panel_high + _CONTROLS / 2), wide)
    holes = rows * cols if rows > 1 else 0
    for k, step in enumerate(words["face_steps" if rows > 1 else "controls_steps"]):
        page.text(MARGIN + wide + 14, _TOP + 8 + 7.6 * k, step.format(holes=holes), 4)
    return page


def places(names: list[str], middle_of: Point, wide: float) -> list[tuple[str, Point]]:
    """Each button's name and place around the screen: arrows on the left, deeds on the right. KeyError where none is foreseen."""
    x, y = middle_of
    arrows = _CROSS if "UP" in names else _PAIR
    found = []
    for name in names:
        side, (dx, dy) = (-1, arrows[name]) if name in arrows else (1, _DEEDS[name])
        found.append((name, (x + side * wide * 0.31 + dx, y + dy)))
    return found


def draw_controls(page: Page, profile: Any, words: dict[str, Any], middle_of: Point, wide: float) -> None:
    """The screen's window and the holes of the buttons, with their names under them."""
    x, y = middle_of
    if profile.SCREEN:
        for (across, high), dash in ((_SMALL, 0.0), (_LARGE, 1.2)):
            page.box(x - across / 2, y - high / 2, across, high, dash=dash, role="screen")
    for name, (left, top) in places([name for name, _ in buttons_of(profile)], middle_of, wide):
        page.circle(left, top, BUTTON_HOLE, role="button")
        page.text(left, top + BUTTON_HOLE + 3.2, part_name(name, words), 2.4, "middle", colour=PALE)
