"""The record of the match as text, page by page; it also goes to the serial console. A problem being coloured is left out."""

from games.record import write
from sillon.buttons import BACK, DOWN, LEFT, LONG, OK, PRESS, RELEASE, REPEAT, RIGHT, UP
from sillon.screen import PAGE, Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Leds, Page, Target

_LIT = (230, 170, 0)


class Record(Screen):
    def __init__(self, app: "App") -> None:
        super().__init__(app)
        match = app.session.match
        last = None
        if app.session.name == "colorigraphe":
            from sillon.hidden import seen

            last = seen(match)
        record = write(match, last)
        print(record)
        self._text = record[record.find("\n") + 1 :]  # without the line that says what it is
        self._columns = max(app.board.screen.columns, 1)
        self._rows = max(app.board.screen.rows - 1, 1)
        self._starts = [0]  # where each page begins in the text
        while self._line_end(self._starts[-1], self._rows) < len(self._text):
            self._starts.append(self._line_end(self._starts[-1], self._rows))
        self._at = 0

    def _line_end(self, start: int, lines: int = 1) -> int:
        """Where the text goes on after so many lines of the screen: a line too long for it is broken."""
        for _ in range(lines):
            end = self._text.find("\n", start)
            start = start + self._columns if end < 0 or end - start > self._columns else end + 1
        return min(start, len(self._text))

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK and kind == LONG:
            return ("pause",)
        if (code == BACK and kind == RELEASE) or (code == OK and kind == PRESS):
            return self.app.anew(self.app.session.name)  # its code is gone with all that it left in memory
        if kind in (PRESS, REPEAT) and code in (LEFT, RIGHT, UP, DOWN):
            self._at = (self._at + (1 if code in (RIGHT, DOWN) else -1)) % len(self._starts)
            self.redraw |= PAGE
        return None

    def page(self, screen: "Page") -> None:
        screen.text(0, self.say("record_page", self._at + 1, len(self._starts)), True)
        start = self._starts[self._at]
        for row in range(1, screen.rows):
            end = self._line_end(start)
            screen.text(row, self._text[start:end].replace("\n", ""))
            start = end

    def lights(self, leds: "Leds") -> None:
        """How far one has read."""
        if leds.rows:
            for col in range((self._at + 1) * leds.cols // len(self._starts)):
                leds[leds.rows - 1, col] = _LIT


SCREEN = Record
