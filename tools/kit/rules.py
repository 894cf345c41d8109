"""The rule sheets: what each game needs, its aim, and the rules pages of the handheld with their examples drawn."""

from typing import Any

from games import new
from sillon.screens.rules import filled, is_for
from sillon.words import Words
from tools.drawing.page import INK, MARGIN, PALE, WHITE, Page, Wording
from tools.drawing.text import lines, with_no_break, write
from tools.kit.elements import sheet
from tools.kit.games import Box, Example, RuleSheet, every_game, sheets_of
from tools.legend import PANEL, legend

_GUTTER = 6.0
_FOOT = 14.0
_FEW = 6  # up to this many pages are in one column


def rule_sheets(words: Wording, language: str) -> list[Page]:
    return [_sheet(name, its.rules, words, language) for name, its in every_game().items() if its.rules]


def _sheet(name: str, rules: RuleSheet, words: Wording, language: str) -> Page:
    about = words[name]
    page = sheet(f"rules_{name}", about["name"], words, aside=about["from"])
    y = 29.0
    for key in ("players", "needs", "start", "goal"):
        label = with_no_break(words[f"label_{key}"])
        page.text(MARGIN, y, label, 3.9, bold=True)
        y = write(page, MARGIN + 24, y, page.width - 2 * MARGIN - 24, about[key], 3.9)
        y += 0.6
    page.text(MARGIN, y, with_no_break(words["label_lights"]), 3.9, bold=True)
    y = 0.6 + write(page, MARGIN + 24, y, page.width - 2 * MARGIN - 24, " ".join(legend(name, language)), 3.9)
    steps = examples(name, language)
    columns = 1 if len(steps) <= _FEW else 2
    rows = -(-len(steps) // columns)
    room = (page.width - 2 * MARGIN - _GUTTER * (columns - 1)) / columns
    high = min((page.height - _FOOT - y) / rows, 62)
    said = [f"{about[each.key]} {each.text}" if each.key in rules.variants else each.text for each in steps]
    used = max(len(lines(text, rules.size, room - 13)) for text in said) * 5.3  # by texts above their pictures
    for k, example in enumerate(steps):
        across, down = divmod(k, rows)
        box = MARGIN + across * (room + _GUTTER), y + down * high, room, high - 2.5
        _step(page, rules, f"{k + 1} {said[k]}", example, box, used, words)
    return page


def _step(page: Page, rules: RuleSheet, said: str, example: Example, box: Box, used: float, words: Wording) -> None:
    """Draw a number and its text, and the picture beside the text, or below the height that is `used`."""
    number, _, text = said.partition(" ")
    left, top, across, high = box
    page.box(left, top, across, high, WHITE, PALE, 0.2)
    page.circle(left + 5, top + 5, 3.2, INK, None)
    page.text(left + 5, top + 6.4, number, 4, "middle", bold=True, colour=WHITE)
    room = across - 13
    if rules.beside:
        share, most = rules.beside
        picture = min(across * share, high * most)
        box = (left + across - picture - 1, top + 1, picture, high - 2)
        room -= picture
    else:
        box = (left + 3, top + 3 + used, across - 6, high - 4 - used)
    write(page, left + 10, top + 6.4, room, text, rules.size)
    rules.picture(page, example, box, words)


def examples(name: str, language: str) -> list[Example]:
    """Return the rules pages of a game in the order of its sheet: each a text, a position and moves."""
    rules = sheets_of(name).rules or RuleSheet(lambda *_: None)
    words = Words(language, f"{name}_rules")
    left = list(__import__(f"sillon.games.{name}.rules_pages", None, None, ("PAGES",)).PAGES)
    found = []
    for sets in (({}, *rules.options), *((options,) for options in rules.more)):
        games = [new(name, **options) for options in sets]
        for page in tuple(left):
            game = next((game for game in games if is_for(game, page[1])), None)
            if game:
                left.remove(page)
                found.append(_example(name, filled(page, game, PANEL), words))
    return found


def _example(name: str, page: tuple[Any, ...], words: Words) -> Example:
    key, value, options, text, moves, wrong = page
    game = new(name, **options)
    start = text if isinstance(text, bytes) else game.from_text(text)
    position, found, before = start, [], [start]
    for each in moves if isinstance(moves, tuple) else moves.split(",") if moves else []:
        move = each if isinstance(each, int) else game.parse_move(position, each)
        found.append(move)
        if not wrong:
            position = game.play(position, move)
        before.append(position)
    return Example(key, game, before, found, wrong, words.say(f"r_{key}", value).replace("\n", " "))
