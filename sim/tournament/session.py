"""The tournament in a terminal, without the terminal: keys, time, and saving.

A result takes two keys: the table's letter, then 1 or 2 for the winner.
"""

from collections.abc import Callable

from games.tournament import BOTH_LOST, WAITING
from sim.tournament.desk import Desk
from sim.tournament.refusal import Refused
from sim.tournament.sheet import lines
from sim.tournament.words import Say

LETTERS = "abcdefghijklmnopqrst"  # of the tables, at most 20
_RESULTS = {"1": 0, "2": 1, "x": BOTH_LOST, "0": WAITING}
_BELL = "\a"


class Session:
    """keep(text) saves the day and returns a sentence to show. ring(text) prints the terminal's bell."""

    def __init__(self, desk: Desk, say: Say, keep: Callable[[str], str], ring: Callable[[str], object]) -> None:
        self.desk = desk
        self.say = say
        self.chosen = 0  # the selected table
        self.note = ""  # the result of the last key, or why it was refused
        self.asked = ""  # the question whose answer is being typed: its key in the words, "" for none
        self.typed = ""
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
            desk.clock.turn()
        elif key == "KEY_ENTER":
            desk.next_round()
            self._choose_waiting()
            self._save()
        elif key in ("KEY_BACKSPACE", "KEY_DELETE"):
            desk.back()
            self._choose_waiting()
            self._save()
        elif key in ("+", "-"):
            self.asked = "ask_late" if key == "+" else "ask_gone"
            self.typed = ""
        return True

    def _answer(self, key: str) -> bool:
        """Handle a key while a name is typed."""
        if key == "KEY_ESCAPE":
            self.asked = ""
        elif key == "KEY_ENTER":
            if self.asked == "ask_late":
                self.desk.add(self.typed)
            else:
                self.desk.withdraw(self._meant())
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
        begin = [name for name in here if name.lower().startswith(typed.lower())] if typed else []
        whole = [name for name in begin if name.lower() == typed.lower()]
        if len(whole) == 1 or not begin:
            return whole[0] if whole else typed
        if len(begin) > 1:
            raise Refused("ask_which", ", ".join(begin))
        return str(begin[0])

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
        return lines(self.desk.show(), self, width, height, colours)
