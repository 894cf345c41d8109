"""The terminal's lines for a tournament: a pure function of the desk's data and of what is being typed."""

from textwrap import wrap
from typing import Any, Protocol

from games.tournament import BOTH_LOST
from sim.terminal.sheet import Paint, Sheet
from sim.tournament.words import Say

_WON = (20, 120, 40)
_TITLE = (255, 255, 255), (40, 90, 45)
_CHOSEN = (20, 20, 20), (255, 205, 80)
_LOST = (140, 140, 140)
_URGENT = (200, 30, 10)
_GAP = 3
_LAST_MS = 10_000
_LOW = 15  # lines: up to this height the tables get most of them


class Typing(Protocol):
    """The session's part: the selected table, a note, a question and its answer so far."""

    say: Say
    chosen: int
    note: str
    asked: str
    typed: str


def lines(shown: dict[str, Any], typing: Typing, width: int, height: int, colours: int) -> list[str]:
    """Return `height` lines of `width` columns for a terminal with so many colours."""
    say = typing.say
    sheet = Sheet(width, height)
    _head(sheet, shown, say)
    foot = _foot(sheet, shown, typing)
    if shown["done"]:
        winners = shown["winners"]
        sheet.put(2, 2, say("winners") if winners else say("no_winner"))
        for k, name in enumerate(winners):
            sheet.put(4, 4 + k, f"* {name}", _WON)
    else:
        _tables(sheet, shown, typing, foot - 2)
    return sheet.lines(colours)


def _head(sheet: Sheet, shown: dict[str, Any], say: Say) -> None:
    sheet.put(0, 0, " " * sheet.width, *_TITLE)
    title = say("title") if shown["done"] else f"{say('title')} - {say('round', shown['round'])}"
    sheet.put(1, 0, title, *_TITLE)
    sign = ">" if shown["running"] else "="
    clock = f"{say('between' if shown['between'] else 'game')} {sign} {shown['clock']}"
    urgent = shown["left"] <= _LAST_MS
    sheet.put(sheet.width - len(clock) - 1, 0, clock, _TITLE[0], _URGENT if urgent else _TITLE[1])


def _foot(sheet: Sheet, shown: dict[str, Any], typing: Typing) -> int:
    """Draw the lines below the tables. Return the row of the first one."""
    say = typing.say
    text: list[tuple[str, Paint]] = []
    if not shown["done"]:
        waiting = shown["waiting"]
        text.append(
            (say("some_wait", waiting) if waiting > 1 else say("one_waits") if waiting else say("all_in"), None)
        )
    for key, names in (("referees", shown["referees"]), ("gone", shown["gone"])):
        if names:
            text += [(line, _LOST) for line in wrap(f"{say(key)}: {', '.join(names)}", max(sheet.width - 2, 10))[:2]]
    if typing.asked:
        text.append((f"{say(typing.asked)} {typing.typed}_", None))
        text.append((typing.note or say("keys_ask"), None))
    else:
        text.append((typing.note, None))
        most = 3 if sheet.height > _LOW else 1
        # No-break spaces keep a key and its meaning together.
        keys = "   ".join([each.replace(" ", "\xa0") for each in say.texts["keys"]])
        text += [(line.replace("\xa0", " "), _LOST) for line in wrap(keys, max(sheet.width - 2, 10))[:most]]
    row = sheet.height - len(text)
    for k, (line, colour) in enumerate(text):
        sheet.put(1, row + k, line[: sheet.width - 2], colour)
    return row


def _tables(sheet: Sheet, shown: dict[str, Any], typing: Typing, rows: int) -> None:
    """Draw the tables in columns; if they do not all fit, those around the selected one."""
    tables = shown["tables"]
    bye = typing.say("bye")
    longest = max([len(name or bye) for table in tables for name in table[:2]])
    wide = 4 + 2 * longest + 9
    columns = max(sheet.width // (wide + _GAP), 1)
    rows = max(rows, 1)
    first = 0 if len(tables) <= rows * columns else max(typing.chosen - rows * columns // 2, 0) // columns * columns
    for k, (one, other, result, settled) in enumerate(tables[first : first + rows * columns]):
        number = first + k
        x, y = 1 + k // rows * (wide + _GAP), 2 + k % rows
        chosen = number == typing.chosen
        sheet.put(x, y, f" {chr(ord('a') + number)} ", *(_CHOSEN if chosen else (None, None)))
        for place, name in ((0, one), (1, other or bye)):
            won = result == place and not (place and other is None)
            lost = result == 1 - place or result == BOTH_LOST or (place and other is None)
            sign = "*" if won else "x" if result == BOTH_LOST else " "
            sheet.put(x + 4 + place * (longest + 5), y, f"{sign} {name}", _WON if won else _LOST if lost else None)
            if not place:
                sheet.put(x + 4 + longest + 3, y, "-")
        if settled and other is not None:
            sheet.put(x + 4 + 2 * (longest + 4), y, "!", _LOST)
