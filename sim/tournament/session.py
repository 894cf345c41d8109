"""The tournament in a terminal, without the terminal: what keys do, time that passes, and when the day is kept.

A result is two keys: the table's letter, then 1 or 2 for who has won.
"""

from collections.abc import Callable

from games.tournament import BOTH_LOST, WAITING
from sim.tournament.desk import Desk
from sim.tournament.refusal import Refused
from sim.tournament.sheet import lines
from sim.tournament.words import Say

LETTERS = "abcdefghijklmnopqrst"  # of the tables: 40 pupils sit at 20
_RESULTS = {"1": 0, "2": 1, "x": BOTH_LOST, "0": WAITING}
_BELL = "\a"


class Session:
    """`keep(text)` writes the day down; what it says went wrong is shown. `ring` gives the terminal's bell."""

    def __init__(self, desk: Desk, say: Say, keep: Callable[[str], str], ring: Callable[[str], object]) -> None:
        self.desk = desk
        self.say = say
        self.chosen = 0  # the table whose result comes next
        self.note = ""  # what the last key has done, or why not
        self.asked = ""  # a question whose answer is typed: its key in the words, "" for none
        self.typed = ""
        self._keep = keep
        self._ring = ring
        self._changed = True
        self._fresh()

    def key(self, key: str) -> bool:
        """Takes a key by blessed's name or its character; False to end."""
        self._changed = True
        self.note = ""
        try:
            return self._answer(key) if self.asked else self._deed(key)
        except Refused as error:
            self.note = self.say(error.key, *error.values)
        return True

    def _deed(self, key: str) -> bool:
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
            self._kept()
        elif key == " ":
            desk.clock.press()
        elif key in ("KEY_TAB", "\t"):
            desk.clock.turn()
        elif key == "KEY_ENTER":
            desk.next_round()
            self._fresh()
            self._kept()
        elif key in ("KEY_BACKSPACE", "KEY_DELETE"):
            desk.back()
            self._fresh()
            self._kept()
        elif key in ("+", "-"):
            self.asked = "ask_late" if key == "+" else "ask_gone"
            self.typed = ""
        return True

    def _answer(self, key: str) -> bool:
        """A key while a name is typed."""
        if key == "KEY_ESCAPE":
            self.asked = ""
        elif key == "KEY_ENTER":
            if self.asked == "ask_late":
                self.desk.add(self.typed)
            else:
                self.desk.withdraw(self._meant())
            self.asked = ""
            self._kept()
        elif key in ("KEY_BACKSPACE", "KEY_DELETE"):
            self.typed = self.typed[:-1]
        elif len(key) == 1 and key.isprintable():
            self.typed += key
        return True

    def _meant(self) -> str:
        """The one pupil whose name is typed, or begins so."""
        typed = " ".join(self.typed.split())
        here = list(self.desk.show()["here"])
        begin = [name for name in here if name.lower().startswith(typed.lower())] if typed else []
        whole = [name for name in begin if name.lower() == typed.lower()]
        if len(whole) == 1 or not begin:
            return whole[0] if whole else typed
        if len(begin) > 1:
            raise Refused("ask_which", ", ".join(begin))
        return str(begin[0])

    def _tables(self) -> list[list[object]]:
        return list(self.desk.show().get("tables", []))

    def _fresh(self) -> None:
        """The first table that waits for its result is chosen."""
        waiting = [k for k, table in enumerate(self._tables()) if table[2] == WAITING]
        self.chosen = waiting[0] if waiting else 0

    def _kept(self) -> None:
        self.note = self._keep(self.desk.text)

    def advance(self, seconds: float) -> None:
        """Lets so much time pass for the clock."""
        before = self.desk.clock.text()
        if self.desk.clock.advance(round(seconds * 1000)):
            self.note = self.say("time_up")
            self._ring(_BELL)
        self._changed |= self.desk.clock.text() != before

    def redraw(self) -> None:
        """The next frame is drawn whatever has changed."""
        self._changed = True

    def frame(self, width: int, height: int, colours: int) -> list[str] | None:
        """The lines that are to be shown, None when they are as before."""
        if not self._changed:
            return None
        self._changed = False
        return lines(self.desk.show(), self, width, height, colours)
