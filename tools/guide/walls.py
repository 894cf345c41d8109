"""The grid between the lights: walls of card with slots, so that each light shines in a room of its own."""

from typing import Any

from tools.drawing.page import MARGIN, Page, Point, ruled_page
from tools.guide.lights import PITCH

HIGH = 13.0
_LUG = 3.0  # that a wall stands out at its ends
_CARD = 1.0  # how thick the card is
_STEP = HIGH + 2.5
_TOP = 34.0


def panel_walls(profile: Any, words: dict[str, Any]) -> Page:
    """Long walls run along the rows, one between each two and one outside on each side; short ones across."""
    rows, cols = profile.LEDS["rows"], profile.LEDS["cols"]
    page = ruled_page("walls", words["panel_walls"], words)
    for k, step in enumerate(words["wall_steps"]):
        page.text(MARGIN, 20 + 5 * k, step, 3.4)
    page.text(MARGIN, _TOP - 2, words["long_walls"].format(many=rows + 1), 3.4, bold=True)
    for k in range(rows + 1):
        _wall(page, MARGIN, _TOP + k * _STEP, cols, True)
    left = MARGIN + cols * PITCH + 2 * _LUG + 12
    page.text(left, _TOP - 2, words["short_walls"].format(many=cols + 1), 3.4, bold=True)
    for k in range(cols + 1):
        _wall(page, left, _TOP + k * _STEP, rows, False)
    return page


def _wall(page: Page, left: float, top: float, rooms: int, slots_up: bool) -> None:
    """The outline of a wall along so many rooms, with a slot of half its height at each crossing."""
    right = left + rooms * PITCH + 2 * _LUG
    edge: list[Point] = []
    for k in range(rooms + 1):
        x = left + _LUG + k * PITCH
        edge += [(x - _CARD / 2, 0), (x - _CARD / 2, HIGH / 2), (x + _CARD / 2, HIGH / 2), (x + _CARD / 2, 0)]
    slotted = [(left, 0.0), *edge, (right, 0.0), (right, HIGH), (left, HIGH)]
    points = [(x, top + (y if slots_up else HIGH - y)) for x, y in slotted]
    page.polygon(*points, fill=None, stroke="#222222", width=0.3, role="wall")
