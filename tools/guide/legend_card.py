"""The card of the lights, the back of the card of the buttons: what each light means in each game, with a dot of its colour."""

import re
from collections.abc import Iterable
from types import SimpleNamespace

from games import NAMES
from sillon.manifest import manifest_of, offered
from sillon.words import Words
from tools.drawing.page import INK, MARGIN, Page, Wording
from tools.drawing.text import HELVETICA, LEADING, Font, text_width, with_no_break
from tools.guide.wires import Profile
from tools.legend import legend

_SIZE, _TITLE = 3.7, 5.4
_TOP, _GUTTER, _COLUMNS = 24.0, 8.0, 3
_DOT = 0.42  # of the size: the radius of a dot
_GAP = 1.3  # below a page of the legend
# The key of each colour in the words, and its dot.
COLOURS = {
    "red": "#e02020",
    "orange": "#f59a1b",
    "yellow": "#ffe11a",
    "green": "#25b34b",
    "turquoise": "#2fd3c4",
    "blue": "#1f55d6",
    "sky": "#7cc4ff",
    "violet": "#8d3fc4",
    "pink": "#ff8ccb",
    "dark_pink": "#b02468",
    "white": "#ffffff",
    "grey": "#9a9a9a",
}


def legend_card(profile: Profile, words: Wording, language: str, font: Font = HELVETICA) -> Page:
    """Return one page in three columns: for each game the handheld's legend of these lights.

    Without a screen, what the legend says of it is left out.
    """
    page = Page("lights", f"Sillon - {words['lights_card']}")
    page.text(MARGIN, 17, page.title, 9, bold=True)
    named = profile.LEDS.get("named")  # only where the lights are keys
    leds = SimpleNamespace(
        rows=profile.LEDS["rows"], cols=profile.LEDS["cols"], keyed=named is not None, touched=False, named=named or ()
    )
    left_out = () if profile.DISPLAY else words["of_the_screen"]
    titles = Words(language, "menus")
    wide = (page.width - 2 * MARGIN - _GUTTER * (_COLUMNS - 1)) / _COLUMNS
    blocks = [
        (
            titles.say(f"game_{name}").partition(" ")[2],
            [_without(left_out, text) for text in legend(name, language, leds)],
        )
        for name in NAMES
        if manifest_of(name).rules_pages and offered(leds, name)
    ]
    heights = [_block(Page("", ""), 0, 0, wide, title, texts, words, font) for title, texts in blocks]
    column, y = 0, _TOP
    for (title, texts), height in zip(blocks, heights, strict=True):
        if y > _TOP and y + height > page.height - MARGIN:
            column, y = column + 1, _TOP
        y = _block(page, MARGIN + column * (wide + _GUTTER), y, wide, title, texts, words, font)
    return page


def _without(phrases: Iterable[str], text: str) -> str:
    for phrase in phrases:
        text = text.replace(phrase, "")
    return text


def _block(
    page: Page, x: float, y: float, wide: float, title: str, texts: list[str], words: Wording, font: Font
) -> float:
    """Write a game's legend from y on; return the y below it."""
    page.text(x, y + _TITLE, title, _TITLE, bold=True)
    page.line((x, y + _TITLE + 1.6), (x + wide, y + _TITLE + 1.6))
    y += _TITLE + 2.4 + _SIZE
    for text in texts:
        y = _flow(page, x, y, wide, text, words, font) + _GAP
    return y - _SIZE + 3


def _flow(page: Page, left: float, y: float, wide: float, text: str, words: Wording, font: Font) -> float:
    """Write a text in lines, word by word, a dot before each colour; return the baseline below it."""
    space = text_width(" ", _SIZE, font=font)
    x = left
    for dot, word in dotted(text, words):
        indent = 2.6 * _DOT * _SIZE if dot else 0
        across = indent + text_width(word, _SIZE, font=font)
        if x > left and x + across > left + wide:
            x, y = left, y + _SIZE * LEADING
        if dot:
            radius = _DOT * _SIZE
            page.circle(x + radius, y - _SIZE * 0.34, radius, COLOURS[dot], INK, 0.15, role=f"light {dot}")
        page.text(x + indent, y, word, _SIZE)
        x += across + space
    return y + _SIZE * LEADING


def dotted(text: str, words: Wording) -> list[tuple[str, str]]:
    """Return the words of a text, each with its colour in COLOURS, "" for none; the name of a colour is one word."""
    names = sorted(((words[key], key) for key in COLOURS), key=lambda pair: -len(pair[0]))
    found = []
    text = with_no_break(text)
    for name, _ in names:
        # Two words of a colour stay together.
        text = re.sub(rf"\b{name}\b", lambda match: match[0].replace(" ", "\u00a0"), text, flags=re.IGNORECASE)
    for word in text.split(" "):
        plain = word.replace("\u00a0", " ").lower()
        key = next((key for name, key in names if re.search(rf"\b{name}\b", plain)), "")
        found.append((key, word))
    return found
