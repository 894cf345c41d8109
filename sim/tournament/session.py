"""The tournament in a terminal, without the terminal: keys, time, saving, and the lines to show.

A result takes two keys: the table's letter, then 1 or 2 for the winner.
"""

from collections.abc import Callable
from textwrap import wrap
from typing import Any

from games.tournament import BOTH_LOST, WAITING
from sim.terminal.sheet import Paint, Sheet
from sim.tournament.desk import Desk
from sim.tournament.names import Refused, plain
from sim.tournament.words import Say

LETTERS = "abcdefghijklmnopqrst"  # of the tables, at most 20
_RESULTS = {"1": 0, "2": 1, "x": BOTH_LOST, "0": WAITING}
_BELL = "\a"

_WON = (20, 120, 40)
_TITLE = (255, 255, 255), (40, 90, 45)
_CHOSEN = (20, 20, 20), (255, 205, 80)
_LOST = (140, 140, 140)
_SECOND = (150, 60, 170)  # the losers' half of round 2
_URGENT = (200, 30, 10)
_GAP = 3
_FEW = 3  # names in a sentence, which has one line
_LAST_MS = 10_000
_WIDE = 40  # columns: from here on there is room to say that the clock is stopped
_AFTER = "⌫Q"  # the keys that act after the last round
_LOW = 15  # lines: up to this height the tables get most of them


class Session:
    """The tournament in the terminal. keep(text) saves it and returns a sentence to show. ring(text) prints the bell."""

    def __init__(self, desk: Desk, say: Say, keep: Callable[[str], str], ring: Callable[[str], object]) -> None:
        self.desk = desk
        desk.letters = LETTERS
        self.say = say
        self.chosen = 0  # the selected table
        self.note = ""  # the result of the last key, or why it was refused
        self.asked = ""  # the question whose answer is being typed: its key in the words, "" for none
        self.typed = ""
        self._leaves = ""  # the pupil whom a second Enter withdraws, "" before the first
        self._keep = keep
        self._ring = ring
        self._changed = True
        self._choose_waiting()

    def key(self, key: str) -> bool:
        """Handle a key by blessed's name or its character. Return False to end."""
        self._changed = True
        self.note = ""
        try:
            return self._answer(key) if self.asked else self._act(key)
        except Refused as error:
            self.note = self.say(error.key, *error.values)
        return True

    def _act(self, key: str) -> bool:
        desk = self.desk
        if key == "Q":
            return False
        if key in ("KEY_DOWN", "KEY_RIGHT", "KEY_UP", "KEY_LEFT"):
            self.chosen = (self.chosen + (1 if key in ("KEY_DOWN", "KEY_RIGHT") else -1)) % max(len(self._tables()), 1)
        elif len(key) == 1 and key in LETTERS:
            if LETTERS.index(key) >= len(self._tables()):
                raise Refused("no_table", key, len(self._tables()))
            self.chosen = LETTERS.index(key)
        elif key in _RESULTS:
            desk.report(self.chosen, _RESULTS[key])
            self._save()
        elif key == " ":
            desk.clock.press()
        elif key in ("KEY_TAB", "\t"):
            desk.turn_clock()
        elif key == "KEY_ENTER":
            desk.next_round()
            self._choose_waiting()
            self._save()
        elif key in ("KEY_BACKSPACE", "KEY_DELETE"):
            desk.back()
            self._choose_waiting()
            self._save()
        elif key in ("+", "-"):
            shown = desk.show()
            if shown["done"] or (key == "+" and not (shown["late"] or shown["back"])):
                desk.check_can_join()  # raises the reason
            self.asked = "ask_late" if key == "+" else "ask_gone"
            self.typed = ""
        return True

    def _answer(self, key: str) -> bool:
        """Handle a key while a name is typed. Before a pupil leaves, ask once."""
        leaves, self._leaves = self._leaves, ""
        if key == "KEY_ESCAPE":
            self.asked = ""
        elif key == "KEY_ENTER":
            if self.asked == "ask_late":
                self.desk.add(self.typed)
            elif leaves:
                self.desk.withdraw(leaves)
            else:
                name = self._meant()
                self._check_is_here(name)
                self.typed = self._leaves = name
                self.note = f"{self.say('sure_gone', name)}   {self.say('keys_ask')}"
                return True
            self.asked = ""
            self._save()
        elif key in ("KEY_BACKSPACE", "KEY_DELETE"):
            self.typed = self.typed[:-1]
        elif len(key) == 1 and key.isprintable():
            self.typed += key
        return True

    def _meant(self) -> str:
        """Return the pupil whose name was typed, whole or its beginning."""
        typed = " ".join(self.typed.split())
        here = list(self.desk.show()["here"])
        begin = [name for name in here if plain(name).startswith(plain(typed))] if typed else []
        whole = [name for name in begin if plain(name) == plain(typed)]
        if typed in whole:
            return typed
        if len(whole) == 1 or not begin:
            return whole[0] if whole else typed
        if len(begin) > 1:
            raise Refused("ask_which", _few(begin))
        return str(begin[0])

    def _check_is_here(self, name: str) -> None:
        """Raise Refused for any other name, with those that have a word or, if none has, a beginning in common with it."""
        here = list(self.desk.show()["here"])
        if name in here:
            return
        given = plain(name)
        fits = [each for each in here if given and any(word.startswith(given) for word in plain(each).split())]
        while given and not fits:
            given = given[:-1]
            fits = [each for each in here if given and plain(each).startswith(given)]
        raise Refused("nobody_but", name, _few(fits)) if fits else Refused("nobody", name)

    def _tables(self) -> list[list[object]]:
        return list(self.desk.show().get("tables", []))

    def _choose_waiting(self) -> None:
        """Select the first table that waits for its result."""
        waiting = [k for k, table in enumerate(self._tables()) if table[2] == WAITING]
        self.chosen = waiting[0] if waiting else 0

    def _save(self) -> None:
        self.note = self._keep(self.desk.text)

    def advance(self, seconds: float) -> None:
        """Let time pass for the clock."""
        before = self.desk.clock.text()
        if self.desk.clock.advance(round(seconds * 1000)):
            self.note = self.say("time_up")
            self._ring(_BELL)
        self._changed |= self.desk.clock.text() != before

    def redraw(self) -> None:
        """Force the next frame to be drawn."""
        self._changed = True

    def frame(self, width: int, height: int, colours: int) -> list[str] | None:
        """Return the lines to show, or None when nothing has changed."""
        if not self._changed:
            return None
        self._changed = False
        return _lines(self, width, height, colours)


def _few(names: list[str]) -> str:
    """Return the first names, and an ellipsis for the others."""
    return ", ".join(names[:_FEW]) + ", …" * (len(names) > _FEW)


def _lines(session: Session, width: int, height: int, colours: int) -> list[str]:
    """Return `height` lines of `width` columns for a terminal with this many colours."""
    shown, say = session.desk.show(), session.say
    sheet = Sheet(width, height)
    _head(sheet, shown, say)
    foot = _foot(sheet, shown, session)
    if shown["done"]:
        winners = shown["winners"]
        sheet.put(2, 2, say("winners") if winners else say("no_winner"))
        for k, name in enumerate(winners):
            sheet.put(4, 4 + k, f"* {name}", _WON)
    else:
        _tables(sheet, shown, session, foot - 2)
    return sheet.lines(colours)


def _head(sheet: Sheet, shown: dict[str, Any], say: Say) -> None:
    sheet.put(0, 0, " " * sheet.width, *_TITLE)
    title = say("title") if shown["done"] else f"{say('title')} - {say('round', shown['round'])}"
    sheet.put(1, 0, title, *_TITLE)
    clock = f"{say('between' if shown['between'] else 'game')} {shown['clock']}"
    if shown["left"] and not shown["running"] and sheet.width >= _WIDE:
        clock = say("stopped", clock)
    urgent = shown["left"] <= _LAST_MS
    sheet.put(sheet.width - len(clock) - 1, 0, clock, _TITLE[0], _URGENT if urgent else _TITLE[1])


def _foot(sheet: Sheet, shown: dict[str, Any], session: Session) -> int:
    """Draw the lines below the tables. Return the row of the first one."""
    say = session.say
    text: list[tuple[str, Paint]] = []
    if not shown["done"]:
        waiting = shown["waiting"]
        text.append(
            (say("some_wait", waiting) if waiting > 1 else say("one_waits") if waiting else say("all_in"), None)
        )
    if any(shown.get("second", ())):
        text.append((say("second_half"), _SECOND))
    for key, names in (("referees", shown["referees"]), ("gone", shown["gone"])):
        if names and not shown["done"]:
            listed = say("listed", say(key), ", ".join(names))
            text += [(line, _LOST) for line in wrap(listed, max(sheet.width - 2, 10))[:2]]
    if session.asked:
        text.append((f"{say(session.asked)} {session.typed}_", None))
        text.append((session.note or say("keys_gone" if session.asked == "ask_gone" else "keys_ask"), None))
    else:
        text.append((session.note, None))
        most = 3 if sheet.height > _LOW else 1
        # No-break spaces keep a key and its meaning together.
        keys = "   ".join([each.replace(" ", "\xa0") for each in _keys(shown, say)])
        text += [(line.replace("\xa0", " "), _LOST) for line in wrap(keys, max(sheet.width - 2, 10))[:most]]
    row = sheet.height - len(text)
    for k, (line, colour) in enumerate(text):
        sheet.put(1, row + k, line[: sheet.width - 2], colour)
    return row


def _keys(shown: dict[str, Any], say: Say) -> list[str]:
    """Return the keys that act now, with their meanings; the first in words/ selects a table."""
    keys = list(say.texts["keys"])
    if shown["done"]:
        return [each for each in keys if each[0] in _AFTER]
    keys[0] = keys[0].format(_letters(0, len(shown["tables"])))
    return keys


def _letters(first: int, end: int) -> str:
    """Return the letters of tables from `first` to before `end`."""
    return LETTERS[first] if end - first == 1 else f"{LETTERS[first]}…{LETTERS[end - 1]}"


def _tables(sheet: Sheet, shown: dict[str, Any], session: Session, rows: int) -> None:
    """Draw the tables in columns. If they do not all fit, draw those around the selected one; a line above names the others."""
    tables = shown["tables"]
    bye = session.say("bye")
    longest = max([len(name or bye) for table in tables for name in table[:2]])
    wide = 4 + 2 * longest + 9
    columns = max(sheet.width // (wide + _GAP), 1)
    rows = max(rows, 1)
    first = max(min(session.chosen - rows * columns // 2, len(tables) - rows * columns), 0)
    last = first + rows * columns
    more = [f"▲ {_letters(0, first)}"] if first else []
    if last < len(tables):
        more.append(f"▼ {_letters(last, len(tables))}")
    if more:
        sheet.put(1, 1, session.say("more", "   ".join(more)))
    for k, (one, other, result, settled) in enumerate(tables[first:last]):
        number = first + k
        x, y = 1 + k // rows * (wide + _GAP), 2 + k % rows
        chosen = number == session.chosen
        sheet.put(x, y, f" {chr(ord('a') + number)} ", *(_CHOSEN if chosen else (None, None)))
        if shown["second"][number]:
            sheet.put(x + 3, y, "~", _SECOND)
        for place, name in ((0, one), (1, other or bye)):
            won = result == place and not (place and other is None)
            lost = result == 1 - place or result == BOTH_LOST or (place and other is None)
            sign = "*" if won else "x" if result == BOTH_LOST else " "
            sheet.put(x + 4 + place * (longest + 5), y, f"{sign} {name}", _WON if won else _LOST if lost else None)
            if not place:
                sheet.put(x + 4 + longest + 3, y, "-")
        if settled and other is not None:
            sheet.put(x + 4 + 2 * (longest + 4), y, "!", _LOST)
