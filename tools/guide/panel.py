"""The sheet on which the pieces of the strip are glued: where to cut, how to turn, how to link."""

from typing import Any

from tools.drawing.page import INK, PALE, Page, Point, ruled_page
from tools.guide.lights import PITCH, RIBBON, middle, order_of, pieces, ribbon

_TOP = 34.0
# (colour, contact), from one side of the ribbon to the other: the three contacts at each cut.
CONTACTS = (("#cc2222", "5V"), ("#1c8a3c", "DIN"), (INK, "GND"))
_APART = 3.0


def panel_base(profile: Any, words: dict[str, Any]) -> Page:
    """The base, seen from the front."""
    rows, cols = profile.LEDS["rows"], profile.LEDS["cols"]
    page = ruled_page("base", f"{words['panel_base']}, {words['front']}", words)
    left = (page.width - cols * PITCH) / 2
    page.box(left, _TOP, cols * PITCH, rows * PITCH, width=0.4, role="outline")
    found = pieces(order_of(profile))
    number = 1
    for k, piece in enumerate(found):
        centres = [middle(left, _TOP, row, col) for row, col in piece]
        ribbon(page, centres, number)
        _cuts(page, centres, words["cut"] if k == 0 else "")
        if k + 1 < len(found):
            _link(page, centres, middle(left, _TOP, *found[k + 1][0]))
        number += len(piece)
    _entrance(page, [middle(left, _TOP, row, col) for row, col in found[0]], words)
    foot = _TOP + rows * PITCH + 22
    for k, step in enumerate(words["base_steps"]):
        page.text(left - 40, foot + 8 * k, step.format(pieces=len(found), many=len(found[0])), 4)
    return page


def _way(centres: list[Point]) -> int:
    """1 when the piece runs to the east, -1 to the west."""
    return 1 if centres[-1][0] >= centres[0][0] else -1


def _cuts(page: Page, centres: list[Point], label: str) -> None:
    """Dashed lines across both ends of a piece."""
    for x, y in (centres[0], centres[-1]):
        end = x + (PITCH / 2 if x == max(c[0] for c in centres) else -PITCH / 2)
        page.line((end, y - RIBBON / 2 - 2), (end, y + RIBBON / 2 + 2), dash=1, width=0.35, role="cut")
    if label:
        end = centres[-1][0] + _way(centres) * PITCH / 2
        page.text(end, centres[0][1] - RIBBON / 2 - 5, label, 3.2, "middle")


def _link(page: Page, centres: list[Point], start: Point) -> None:
    """Three wires from a piece's end to the next one's start, which lies turned: what was its upper contact is the lower one."""
    way = _way(centres)
    (last, y), (first, below) = centres[-1], start
    end = last + way * PITCH / 2
    down = 1 if below > y else -1
    turned = last == first
    for k, (colour, _) in enumerate(CONTACTS):
        upper = y + (k - 1) * _APART * way
        reach = 4 + 2.2 * ((upper - y) * -down / _APART + 1)
        if turned:
            lower = below - (k - 1) * _APART * way
            far = end + way * reach
            page.line((end, upper), (far, upper), (far, lower), (end, lower), stroke=colour, width=0.7, role="link")
        else:
            lower = below + (k - 1) * _APART * way
            start_x = first - way * PITCH / 2
            between = (y + below) / 2 + (k - 1) * 1.6
            far, near = end + way * reach, start_x - way * (4 + 2.2 * (k + 1))
            path = ((end, upper), (far, upper), (far, between), (near, between), (near, lower), (start_x, lower))
            page.line(*path, stroke=colour, width=0.7, role="link")


def _entrance(page: Page, centres: list[Point], words: dict[str, Any]) -> None:
    """The three wires that come from the board, with their names."""
    way = _way(centres)
    x, y = centres[0]
    edge = x - way * PITCH / 2
    far = edge - way * 22
    for k, (colour, contact) in enumerate(CONTACTS):
        wire = y + (k - 1) * _APART * way
        page.line((edge, wire), (far, wire), stroke=colour, width=0.7, role="entrance")
        page.text(far - way * 2, wire + 1, contact, 2.8, "end" if way > 0 else "start", bold=True)
    page.arrow(edge - way * 8, y, way, 0, 3, fill=CONTACTS[1][0])
    page.text((edge + far) / 2 - way * 4, y + 9, words["enter_here"], 3.2, "middle", colour=PALE)
