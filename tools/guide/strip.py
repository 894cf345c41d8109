"""The sheets for a single row of lights: pieces to be joined, with the cells that the games see on it."""

from types import SimpleNamespace
from typing import Any

from sillon.views.row import Shape
from tools.drawing.page import FAINT, MARGIN, Page, ruled_page
from tools.guide.lights import PITCH, ribbon

_LONGEST = 16  # LEDs on a page
_ON_A_PAGE = 2
_HIGH = 62.0
_STEP = 76.0
_TOP = 32.0
_LEFT = 15.0
_BAND = 11.0
# (the words' key, cells, in halves): the rows that are drawn beside the strip.
ROWS = (("strip_fafy", 8, False), ("strip_fang", 8, True))


def strip_plates(profile: Any, words: dict[str, Any]) -> list[Page]:
    """As many pages as the row needs."""
    cols = profile.LEDS["cols"]
    starts = list(range(0, cols, _LONGEST))
    found = []
    for number, at in enumerate(range(0, len(starts), _ON_A_PAGE)):
        many = -(-len(starts) // _ON_A_PAGE)
        page = ruled_page(f"plate{number + 1}", f"{words['strip_plate']}, {number + 1}/{many}", words)
        page.text(MARGIN, 22, words["strip_steps"], 4)
        for k, start in enumerate(starts[at : at + _ON_A_PAGE]):
            _piece(page, _TOP + k * _STEP, start, min(_LONGEST, cols - start), profile, words)
        found.append(page)
    return found


def cells_of(profile: Any, cells: int, halves: bool) -> list[range]:
    """The LEDs of each cell, as the app's own view lays them."""
    shape = Shape(SimpleNamespace(rows=1, cols=profile.LEDS["cols"]), cells, halves=halves)
    return [range(first := shape.place(cell, 0)[1], first + shape.height) for cell in range(cells)]


def _piece(page: Page, top: float, start: int, many: int, profile: Any, words: dict[str, Any]) -> None:
    """One piece: the strip in the middle, the cells of a game on each side of it, letters where pieces join."""
    page.box(_LEFT, top, many * PITCH, _HIGH, width=0.4, role="outline")
    y = top + _HIGH / 2
    for (key, cells, halves), band in zip(ROWS, (top + 8, top + _HIGH - 8 - _BAND), strict=True):
        for cell, leds in enumerate(cells_of(profile, cells, halves)):
            here = [led for led in leds if start <= led < start + many]
            if here:
                left = _LEFT + (here[0] - start) * PITCH
                page.box(left + 1, band, len(here) * PITCH - 2, _BAND, FAINT, None, role="cell")
                page.text(left + len(here) * PITCH / 2, band + 7.4, str(cell + 1), 5, "middle", bold=True)
        page.text(_LEFT + 10, band - 1.5 if band < y else band + _BAND + 4, words[key], 3)
    ribbon(page, [(_LEFT + (k + 0.5) * PITCH, y) for k in range(many)], start + 1)
    for led, x, anchor in ((start, _LEFT + 2, "start"), (start + many, _LEFT + many * PITCH - 2, "end")):
        if 0 < led < profile.LEDS["cols"]:
            page.text(x, top + 5.5, chr(ord("A") + led // _LONGEST - 1), 5, anchor, bold=True)
