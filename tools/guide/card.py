"""The card of the buttons, to lie beside the handheld: what each does, in words and signs that a child reads."""

from tools.drawing.page import FAINT, INK, WHITE, Page, Wording
from tools.guide.tables import part_name
from tools.guide.templates import places
from tools.guide.wires import Profile, buttons_of

_LEFT, _TOP, _WIDE = 14.0, 34.0, 132.0
_BUTTONS = 118.0  # the width in which the buttons are, as on the face
_GREEN, _BROWN, _GREY = "#2e8b4a", "#9a5f2c", "#59636e"
_ARROWS = {"LEFT": (-1, 0), "RIGHT": (1, 0), "UP": (0, -1), "DOWN": (0, 1)}


def card(profile: Profile, words: Wording) -> Page:
    """Return one page: a small picture of the handheld, and a line for each button."""
    page = Page("card", f"Sillon - {words['card']}")
    page.text(_LEFT, 22, page.title, 9, bold=True)
    names = [name for name, _ in buttons_of(profile)]
    _handheld(page, profile, names)
    rows = [(name, words[f"card_{name}"]) for name in names if "." not in name]
    rows.append(("BACK", words["card_BACK_held"]))
    step = min(22.0, 146 / len(rows))
    for k, (name, text) in enumerate(rows):
        y = _TOP + 8 + step * k
        button(page, 158, y, 7, name)
        page.text(171, y - 1, part_name(name, words), 5, bold=True)
        page.text(171, y + 6, text, 5.4)
    page.text(page.width / 2, 198, words["card_foot"], 5.2, "middle")
    return page


def _handheld(page: Page, profile: Profile, names: list[str]) -> None:
    """Draw the lights above, arrows on the left, the screen in the middle, OK and BACK on the right."""
    rows, cols = profile.LEDS["rows"], profile.LEDS["cols"]
    # Of a long strip, only the first lights.
    shown = cols if rows > 1 else 15
    step = (_WIDE - 16) / shown
    high = rows * step + 16 + 60
    page.box(_LEFT, _TOP, _WIDE, high, FAINT, width=0.5)
    page.box(_LEFT + 6, _TOP + 6, _WIDE - 12, rows * step + 4, INK, None)
    for row in range(rows):
        for col in range(shown):
            lit = row >= rows - 1 - col % 3 and col % 4 != 3
            x, y = _LEFT + 8 + (col + 0.5) * step, _TOP + 8 + (row + 0.5) * step
            page.circle(x, y, step * 0.34, "#7fd08a" if lit else "#4a4f55", None)
    x, y = _LEFT + _WIDE / 2, _TOP + rows * step + 16 + 28
    if profile.DISPLAY:
        page.box(x - 13, y - 8, 26, 16, INK, width=0.4)
        page.text(x, y + 1.5, "Sillon", 4.4, "middle", colour=WHITE)
    for name, (left, top) in places(names, (x, y), _BUTTONS):
        button(page, left, top, 5.6, name)


def button(page: Page, x: float, y: float, radius: float, name: str) -> None:
    """Draw a button with its sign: a triangle, a word, or an arrow that turns back."""
    fill = _GREY if name in _ARROWS else _GREEN if name == "OK" else _BROWN
    page.circle(x, y, radius, fill, INK, 0.4, role=f"button {name}")
    if name in _ARROWS:
        page.triangle(x, y, *_ARROWS[name], size=radius, fill=WHITE)
    elif name == "BACK":
        half = radius * 0.4
        west, east, north, south = x - half, x + half, y - half, y + half
        page.line((west, north), (east, north), (east, south), (west, south), stroke=WHITE, width=1)
        page.triangle(west - 0.5, north, -1, 0, radius * 0.6, WHITE)
    else:
        page.text(x, y + radius * 0.27, "?" if name == "HINT" else name, radius * 0.8, "middle", True, WHITE)
