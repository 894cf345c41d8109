"""A rule sheet a game: what one needs, what one wants, and the pages of the handheld's rules with their examples drawn."""

from typing import Any

from games import NAMES
from tools.drawing.page import INK, MARGIN, PALE, WHITE, Page
from tools.drawing.text import fastened, lines, write
from tools.kit import circle, pits, points, row
from tools.kit.example import Example, examples
from tools.kit.sheet import sheet

_DRAW = {
    "fafy": row.draw,
    "fang": row.draw,
    "awale": pits.draw,
    "fanorona": points.draw,
    "colorigraphe": circle.draw,
}
_VARIANTS = ("both", "right")  # pages that are for one variant of Fafy begin with its name
_GUTTER = 6.0
_FOOT = 14.0
_FEW = 6  # so many pages stand in one column
# How much of a step's width its picture takes beside the text, and of its height at most; the others stand below the text.
_BESIDE = {"fafy": (0.64, 9.0), "fanorona": (0.48, 1.45), "colorigraphe": (0.48, 1.0)}


def rule_sheets(words: dict[str, Any], language: str) -> list[Page]:
    return [_sheet(name, words, language) for name in NAMES]


def _sheet(name: str, words: dict[str, Any], language: str) -> Page:
    about = words[name]
    page = sheet(f"rules_{name}", about["name"], words, aside=about["from"])
    y = 29.0
    for key in ("players", "needs", "start", "goal"):
        label = fastened(words[f"label_{key}"])
        page.text(MARGIN, y, label, 3.9, bold=True)
        y = write(page, MARGIN + 24, y, page.width - 2 * MARGIN - 24, about[key], 3.9)
        y += 0.6
    steps = examples(name, language)
    columns = 1 if len(steps) <= _FEW else 2
    rows = -(-len(steps) // columns)
    room = (page.width - 2 * MARGIN - _GUTTER * (columns - 1)) / columns
    high = min((page.height - _FOOT - y) / rows, 62)
    for k, example in enumerate(steps):
        across, down = divmod(k, rows)
        _step(
            page, name, k + 1, example, (MARGIN + across * (room + _GUTTER), y + down * high), (room, high - 2.5), words
        )
    return page


def _step(
    page: Page,
    name: str,
    number: int,
    example: Example,
    corner: tuple[float, float],
    size: tuple[float, float],
    words: Any,
) -> None:
    """A number, a text, and its picture: below the text, or beside it."""
    (left, top), (across, high) = corner, size
    text = f"{words[name][example.key]} {example.text}" if example.key in _VARIANTS else example.text
    page.box(left, top, across, high, WHITE, PALE, 0.2)
    page.circle(left + 5, top + 5, 3.2, INK, None)
    page.text(left + 5, top + 6.4, str(number), 4, "middle", bold=True, colour=WHITE)
    letters = words["token_letters"]
    if name in _BESIDE:
        share, most = _BESIDE[name]
        picture = min(across * share, high * most)
        box = (left + across - picture - 1, top + 1, picture, high - 2)
        text_room = across - picture - 13
    else:
        text_room = across - 13
        count = len(lines(text, 4.1, text_room))
        box = (left + 3, top + 3 + count * 5.3, across - 6, high - 4 - count * 5.3)
    write(page, left + 10, top + 6.4, text_room, text, 5 if name == "fafy" else 4.1)
    if name == "colorigraphe":
        circle.draw(page, example, *box, letters=letters)
    else:
        _DRAW[name](page, example, *box)
