"""A menu: a title and entries. The arrows select, OK chooses the entry, BACK goes back; held, BACK opens the main menu.

Where there are more entries than lines, arrows on the right say so: ▲ beside the title, ▼ on the last line, or beside the title
where that line is full. Where there are more than columns of lights, an amber light at either end does.
"""

from sillon.common.buttons import BACK, DOWN, LEFT, LONG, OK, PRESS, RELEASE, REPEAT, RIGHT, UP
from sillon.ui.screen import ALL, PAGE, Screen, centred, with_mark
from sillon.views import glow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from sillon.contract import App, Display, Leds, Target

_ON = (230, 170, 0)
_OTHER = (0, 40, 60)
MORE = (70, 40, 0)  # at an end: there are more entries


class Menu(Screen):
    """Subclasses give `title` (a words' key), entries() and choose_entry(value)."""

    keyed_input = ("keyed.menu", "Keys")
    title = ""
    back: "Target" = ("home",)  # the target of BACK
    turning = False  # whether the arrows change the value of the selected entry: turn_value(1), or -1
    turn_value: "Callable[[int], None]"
    # For touches: the entries drawn last as (first, after the last, column of the first, columns of each), and how many far rows
    # show the selected entry instead.
    stretches: tuple[int, ...] = ()
    picture_rows = 0
    # Text over the page until another entry is selected: see write_note(). OK and BACK close a note of more than three lines,
    # whose last line says so.
    note = ""
    note_inverse = False

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.selected = 0
        self.items = self.entries()

    def entries(self) -> "list[tuple[str, Any]]":
        """Return (text, value) of each entry."""
        return []

    def text_of(self, entry: "tuple[str, Any]") -> str:
        """Return an entry's line. Long menus override it, to look up only the visible texts: each takes a board a
        millisecond.
        """
        return entry[0]

    def choose_entry(self, value: "Any") -> "Target | None":
        """Return the target of the chosen entry with this value, or None to stay."""
        return None

    def select(self, value: object) -> None:
        """Select the entry with this value, where there is one."""
        values = [entry[1] for entry in self.items]
        if value in values:
            self.selected = values.index(value)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        arrow = kind in (PRESS, REPEAT) and code in (LEFT, RIGHT, UP, DOWN)
        if self.turning:
            if arrow:
                self.turn_value(1 if code in (RIGHT, UP) else -1)
            elif (code == OK and kind == PRESS) or (code == BACK and kind == RELEASE):
                self.turning = False
                self.note = ""
                self.redraw = ALL
            return None
        if self.note.count("\n") > 2 and ((code == OK and kind == PRESS) or (code == BACK and kind == RELEASE)):
            self.note = ""
            self.redraw = ALL
            return None
        if code == BACK and kind == RELEASE:
            return self.back
        if code == BACK and kind == LONG and self.title != "menu":
            return ("pause",)
        if kind == PRESS and code == OK:
            return self.choose_entry(self.items[self.selected][1])
        if arrow:
            self.note = ""
            self.selected = (self.selected + (1 if code in (RIGHT, DOWN) else -1)) % len(self.items)
            self.redraw = ALL
        return None

    def flip_breath(self) -> None:
        """Flip the breath of the selected entry, to show a press that moves no light."""
        self.breath = 0 if self.breath > 127 else 255

    def lights(self, leds: "Leds") -> None:
        """Draw a stretch of light for each entry; the selected one is tall and breathes.

        More entries than columns are shown in groups, between the two lights at the ends.
        """
        if not leds.rows:
            return
        count = len(self.items)
        near = leds.rows - 1
        first, left, width = 0, 0, leds.cols // count
        if not width:
            group = max(leds.cols - 2, 1)
            first, left, width = self.selected // group * group, 1, 1
            if first:
                leds[near, 0] = MORE
            if first + group < count:
                leds[near, leds.cols - 1] = MORE
                count = first + group
        self.stretches = first, count, left, width
        for entry in range(first, count):
            chosen = entry == self.selected
            stretch = [glow(_ON, self.breath, _ON) if chosen else _OTHER] * max(width - 1, 1)
            for row in range(leds.rows if chosen else 1):
                leds.put(near - row, left + (entry - first) * width, stretch)

    def heading(self, display: "Display") -> str:
        """Return the first line."""
        return centred(display, self.say(self.title))

    def page(self, display: "Display") -> None:
        shown = max(display.rows - 1, 1)
        count = len(self.items)
        first = min(max(self.selected - 1, 0), max(count - shown, 0))
        texts = [self.text_of(self.items[first + row]) for row in range(min(shown, count))]
        marks = "▲" if first else ""
        if first + shown < count:
            if display.cells(texts[-1]) < display.columns:
                texts[-1] = with_mark(display, texts[-1], "▼")
            else:
                marks += "▼"
        display.text(0, with_mark(display, self.heading(display), marks))
        for row in range(len(texts)):
            display.text(row + 1, texts[row], first + row == self.selected)
        self.write_note(display)

    def show_note(self, key: str, *values: object) -> None:
        """Show the text of the key over the page."""
        self.note = self.say(key, *values)
        self.redraw |= PAGE

    def write_note(self, display: "Display") -> None:
        """Write the note over the last lines; with more than two lines it takes the whole page."""
        lines = self.note.split("\n")
        if len(lines) > 2:
            lines += [""] * (display.rows - len(lines))
        for row in range(len(lines) if self.note else 0):
            display.text(display.rows - len(lines) + row, lines[row], self.note_inverse)

    def refresh_entries(self) -> None:
        """Rebuild the entries after a change of the values in them."""
        self.items = self.entries()
        self.input.refresh()
        self.redraw = ALL
