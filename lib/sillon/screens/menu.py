"""A menu: a title and entries; LEFT and RIGHT choose, OK takes, BACK goes back; held, it opens the menu."""

from sillon.app.buttons import BACK, DOWN, LEFT, LONG, OK, PRESS, RELEASE, REPEAT, RIGHT, UP
from sillon.screens.screen import ALL, Screen, centred, glow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import App, Display, Leds, Target

_ON = (230, 170, 0)
_OTHER = (0, 40, 60)


class Menu(Screen):
    """Subclasses give `title` (a key of the words), entries() and taken(value)."""

    title = ""
    back: "Target" = ("home",)  # where BACK goes
    turning = False  # whether the arrows change a value now, and choose no entry

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.at = 0
        self.list = self.entries()

    def entries(self) -> "list[tuple[str, Any]]":
        """(text, value) of each entry."""
        return []

    def text_of(self, entry: "tuple[str, Any]") -> str:
        """An entry's line. Where there are many, it is made when it is seen: each word takes a board a millisecond."""
        return entry[0]

    def taken(self, value: "Any") -> "Target | None":
        """The screen to go to when OK takes the entry with this value, or None to stay."""
        return None

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK and kind == RELEASE:
            return self.back
        if code == BACK and kind == LONG and self.title != "menu":
            return ("pause",)
        if kind == PRESS and code == OK:
            return self.taken(self.list[self.at][1])
        if kind in (PRESS, REPEAT) and code in (LEFT, RIGHT, UP, DOWN):
            self.at = (self.at + (1 if code in (RIGHT, DOWN) else -1)) % len(self.list)
            if len(self.list) > self.app.board.leds.cols:
                self.jump()  # two entries share a light
            self.redraw = ALL
        return None

    def jump(self) -> None:
        """The breath of the chosen entry jumps: so a press is seen that moves no light."""
        self.breath = 0 if self.breath > 127 else 255

    def lights(self, leds: "Leds") -> None:
        """A stretch of light for each entry; the one that is chosen stands high and breathes."""
        if not leds.rows:
            return
        many = min(len(self.list), leds.cols)
        wide = leds.cols // many
        at = self.at * many // len(self.list)  # with more entries than lights, some share one
        for entry in range(many):
            chosen = entry == at
            colour = _OTHER
            if chosen:
                colour = glow(_ON, self.breath, _ON)
            stretch = [colour] * max(wide - 1, 1)
            for row in range(leds.rows if chosen else 1):
                leds.put(leds.rows - 1 - row, entry * wide, stretch)

    def page(self, display: "Display") -> None:
        display.text(0, centred(display, self.say(self.title)))
        shown = max(display.rows - 1, 1)
        first = min(max(self.at - 1, 0), max(len(self.list) - shown, 0))
        for row in range(min(shown, len(self.list))):
            display.text(row + 1, self.text_of(self.list[first + row]), first + row == self.at)

    def kit(self) -> bool:
        """Whether the class kit is on the drive."""
        try:
            __import__("sillon.lessons.progress")
        except ImportError:
            return False
        return True

    def renew(self) -> None:
        """Makes the entries again, after a value in them has changed."""
        self.list = self.entries()
        self.input.refresh()
        self.redraw = ALL
