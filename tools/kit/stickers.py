"""Stickers for the panel: signs of the buttons, numbers of the handhelds, names of the cells beside the lights."""

from types import SimpleNamespace

from sim.profiles import profile_of
from tools.drawing.page import A4_PORTRAIT, MARGIN, PALE, Page, Wording, ruled_page
from tools.drawing.text import fitting
from tools.guide.card import button
from tools.guide.lights import PITCH
from tools.guide.tables import part_name
from tools.guide.wires import buttons_of
from tools.kit.games import Label, every_game, sheets_of

BAND = 9.0
_STEP = BAND + 7.4  # from a band to the next
HANDHELDS = 12
_SIDES = ("far", "near", "west", "east")
_PANEL = profile_of("pico_panel")
ROWS: int = _PANEL.LEDS["rows"]
COLS: int = _PANEL.LEDS["cols"]


def labels(name: str) -> list[Label]:
    """Return where the names of the cells are around the panel, as the view of the game places the cells."""
    return list(sheets_of(name).labels(SimpleNamespace(rows=ROWS, cols=COLS)))


def sticker_sheets(words: Wording, guide_words: Wording) -> list[Page]:
    spoken = words["stickers"]
    page = ruled_page("stickers", spoken["title"], words, A4_PORTRAIT)
    page.text(MARGIN, 26, spoken["how"], 4)
    names = dict.fromkeys([name for name, _ in buttons_of(_PANEL)])
    for k, name in enumerate(names):
        x = MARGIN + 13.5 + k * 27
        page.circle(x, 39, 7, None, PALE, 0.2, role="cut")
        button(page, x, 39, 6, name)
        page.box(x - 12, 49, 24, 8, None, PALE, 0.2, role="cut")
        label = part_name(name, guide_words)
        page.text(x, 54.4, label, fitting(label, 4, 19, bold=True), "middle", bold=True)
    y = 66.0
    for k in range(HANDHELDS):
        x = MARGIN + 8 + k * 15.8
        page.circle(x, y + 5, 6.5, None, PALE, 0.2, role="cut")
        page.text(x, y + 7.2, str(k + 1), 6, "middle", bold=True)
    y = 88.0
    standing = []
    for name in every_game():
        found = labels(name)
        for side in _SIDES:
            here = {place: text for where, place, text in found if where == side}
            if here and side in ("far", "near"):
                _band(page, MARGIN, y, here, COLS, f"{words[name]['name']}, {spoken[side]}")
                y += _STEP
            elif here:
                standing.append((here, f"{words[name]['name']}, {spoken[side]}"))
    for k, (here, title) in enumerate(standing):
        _band(page, MARGIN + k % 2 * 92, y + k // 2 * _STEP, here, ROWS, title, standing=True)
    return [page]


def _band(
    page: Page, left: float, top: float, texts: dict[int, str], places: int, title: str, standing: bool = False
) -> None:
    """Draw a band to cut out, with texts in the middle of the lights; the texts of a `standing` one, for a side, are turned."""
    page.text(left, top - 2.4, title, 2.6, colour=PALE)
    page.box(left, top, places * PITCH, BAND, None, PALE, 0.2, role="cut")
    for place, text in texts.items():
        x = left + (place + 0.5) * PITCH
        # A band for the west side is turned clockwise when it is glued: its texts run from top to bottom.
        if standing:
            page.text(x + 1.9, top + BAND / 2, text, 5.4, "middle", bold=True, turn=-90)
        else:
            page.text(x, top + BAND / 2 + 1.9, text, 5.4, "middle", bold=True)
