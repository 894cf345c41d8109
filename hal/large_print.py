"""Large print: the messages of a page in double size, two lines at a time. Imported with the preference only.

A page of the app calls message() for whose turn it is and for the result, alert() for a refusal or a hint, which stands alone.
They are wrapped at words; what does not fit into two lines is turned page by page, and the last page stays. The last line of
the display remains, in its usual size: it says what OK does, or that it turns the page. aside() writes at the right end of the
message, or, without room there, of that line. What lies below the large lines is hidden. A page without messages is shown as
without large print.
"""

import gc
import sys

import adafruit_display_text
from adafruit_display_text import wrap_text_to_lines
from adafruit_display_text.label import Label

from hal.label_font import LabelFont

if hasattr(adafruit_display_text, "wrap_text_to_pixels"):
    del adafruit_display_text.wrap_text_to_pixels  # unused here: it takes more than 1 KB of heap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    import hal.clock
    import hal.display
    import hal.font
    import hal.nulls.clock

_PAGE_MS = 1500
_HIGH = 24  # pixels from one large line to the next
_LABEL_Y = 10  # pixels from the top of a label's text to its y
_HOLD = "\x1f"  # stands for a space at which a line must not be wrapped
_PICTOGRAMS = "\ue000"  # no other character is as high: see hal/label_font.py
_MARKS = ("!", "?", ":", ";", "»")
_ENDS = "!?:;.…"


class LargePrint:
    """The display with large print. `plain` is the display itself, of which it uses what no other module does."""

    large = True

    def __init__(self, plain: "hal.display.Display", clock: "hal.clock.Clock | hal.nulls.clock.Null") -> None:
        self.plain = plain
        self._clock = clock
        self._size = (plain.rows - 1) // 2  # lines of a page
        self._font = LabelFont(plain._font)
        # One label for all lines: each takes 1.1 KB besides its characters.
        self._label: Any = Label(self._font, scale=2, line_spacing=1, y=_LABEL_Y)
        plain._group.append(self._label)
        self._texts: list[str] = []  # the message on the display, a paragraph each
        self._pages: list[list[str]] = []  # its pages of large lines
        self._page = 0
        self._lines = ""  # the large lines that are to be seen
        self._due = 0  # ms: when the page is turned
        self.clear()

    def __getattr__(self, name: str) -> "Any":
        return getattr(self.plain, name)  # attributes of its own would take 0.4 KB

    def clear(self) -> None:
        """Clear the page. The message stays if the new page has the same."""
        self.plain.clear()
        rows = self.plain.rows
        self._messages = [""] * rows
        self._alerts = [""] * rows
        self._foot: tuple[str, bool] = ("", False)
        self._aside = ""
        self._new = True  # the messages of this page are not taken over yet

    def text(self, row: int, text: str, inverse: bool = False) -> None:
        """Write a line in the usual size; a large line hides it."""
        self.plain.text(row, text, inverse)
        if row == self.plain.rows - 1:
            self._foot = text, inverse

    def message(self, row: int, text: str, inverse: bool = False) -> None:
        """Write a line of a message: rows that follow each other are a paragraph."""
        self._messages[row] = text

    def alert(self, row: int, text: str, inverse: bool = False) -> None:
        """Write a line of a message that replaces those of message()."""
        self._alerts[row] = text

    def aside(self, text: str) -> None:
        """Write a text at the right end of the message, or else of the last line: a clock, which turns no page."""
        self._aside = text

    def turn(self) -> bool:
        """Turn to the next page of a message. Return False when there is none."""
        if self._page + 1 >= len(self._pages):
            return False
        self._page += 1
        self._due = self._clock.ms() + _PAGE_MS
        self._write()
        return True

    def show(self, whole: bool = False) -> bool:
        """Send the next change, as Display.show() does: a line, part of a drawing, or a large line."""
        plain = self.plain
        if self._new:
            self._new = False
            self._take()
        if self._page + 1 < len(self._pages) and self._clock.ms() >= self._due:
            self.turn()
        text = self._lines
        if self._label.text != text:
            # Large lines go before smaller ones are written in their place, and come after they are cleared.
            if text and not whole and plain.show():
                return True
            self._label.text = ""
            gc.collect()  # or the new characters would lie beyond the garbage, and split the free heap
            self._label.text = text
            plain._stale = True
        return plain.show(whole)

    def _take(self) -> None:
        """Take over the messages of a new page."""
        plain = self.plain
        said = self._alerts if any(self._alerts) else self._messages
        title = self._paragraphs(self._messages)
        texts = self._paragraphs(said)
        if said is self._alerts:
            for row in range(plain.rows):
                if self._messages[row]:
                    self.text(row, self._messages[row])
        if texts != self._texts:
            self._texts = texts
            self._pages = self._paged(texts)
            self._page = 0
            self._due = self._clock.ms() + _PAGE_MS
        # What the message leaves out is in the last line, if that is empty.
        fits = title and plain.cells(title[0]) <= plain.columns
        if fits and not self._foot[0] and (len(self._pages) > 1 or said is self._alerts):
            self._foot = title[0], False
        self._write()

    def _paragraphs(self, rows: list[str]) -> list[str]:
        """Return the texts of the rows. Neighbours are joined, unless the lower one begins with a pictogram.

        Two spaces or more, within a row or at its end, separate texts, too.
        """
        font = self.plain._font
        found: list[str] = []
        joined = False
        for row in rows:
            parts = [part.strip() for part in row.split("  ") if part.strip()]
            text = parts[0] if parts else ""
            if text and joined and font.tile(font.codepoints(text)[0]) >= font.wide:
                found[-1] += " " + text
            elif text:
                found.append(text)
            found += parts[1:]
            joined = text != "" and row[-2:] != "  "
        return found

    def _paged(self, texts: list[str]) -> list[list[str]]:
        """Return the pages of a message, each a list of lines; a paragraph begins a page where that takes no page more."""
        size = self._size
        aligned: list[list[str]] = []
        lines: list[str] = []
        for text in texts:
            wrapped = self._wrapped(text)
            aligned += [wrapped[k : k + size] for k in range(0, len(wrapped), size)]
            lines += wrapped
        dense = [lines[k : k + size] for k in range(0, len(lines), size)]
        return dense if len(dense) < len(aligned) else aligned

    def _wrapped(self, text: str) -> list[str]:
        """Return the large lines of a paragraph."""
        columns = self.columns // 2
        font = self.plain._font
        pictogram = font.tile(font.codepoints(text)[0]) < font.wide
        text = self._font.spelled(text)
        if pictogram:
            text = text[:2] + text[2:].strip()  # it has an empty column at its right: a space is too much
        words: list[str] = []
        for word in text.split(" "):
            # French marks and numbers stay with the word before them, words with a pictogram, where the line has room.
            before = words[-1] if words else "."
            mark = word in _MARKS
            if mark and columns == len(before) + len(word):
                words[-1] += word
            elif (mark or before[-1] >= _PICTOGRAMS or (word[0].isdigit() and before[-1] not in _ENDS)) and len(
                before
            ) + len(word) < columns:
                words[-1] += _HOLD + word
            else:
                words.append(word)
        # The library leaves room for a space before the first word. A line of its own takes it, and is dropped.
        lines = wrap_text_to_lines("-" * (columns - 1) + " " + " ".join(words), columns)
        return [line.strip().replace(_HOLD, " ") for line in lines[1:]]

    def _write(self) -> None:
        """Clear what the large lines hide, and write the last line."""
        plain = self.plain
        last = plain.rows - 1
        count = len(self._pages)
        self._lines = ""
        if not count:
            return
        self._lines = "\n".join(self._pages[self._page])
        lines = self._size if count > 1 else len(self._pages[0])
        for row in range(2 * lines):
            plain.text(row, "")
        for drawing in plain._drawings:
            if drawing.place[1] < lines * _HIGH:
                drawing.claimed = False
        if self._page + 1 < count:
            number = f"{self._page + 1}/{count}"
            plain.text(last, "OK ▶" + " " * (plain.columns - 4 - len(number)) + number, True)
        else:
            foot, inverse = self._foot
            aside = self._aside
            beside = plain.columns // 2 - len(self._pages[-1][-1]) - len(aside)
            room = plain.columns - plain.cells(foot) - plain.cells(aside)
            if aside and beside > 0:
                self._lines += " " * beside + aside
            elif aside and room > 0:
                foot += " " * room + aside
            plain.text(last, foot, inverse)


def switched(display: "Any", clock: "Any") -> "Any":
    """Return the display with large print, or one that has it without: then the modules are dropped, too."""
    if not display.large:
        return LargePrint(display, clock)
    plain = display.plain
    plain._group.remove(display._label)
    plain._stale = True
    for name in ("adafruit_display_text.label", "adafruit_display_text", "hal.label_font", "hal.large_print"):
        sys.modules.pop(name, None)
        package, _, leaf = name.partition(".")
        if hasattr(sys.modules.get(package), leaf or "-"):
            delattr(sys.modules[package], leaf)
    return plain
