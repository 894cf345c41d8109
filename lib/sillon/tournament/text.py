"""The text of a tournament, page by page, to continue it on another device.

It is also printed on the serial console, and written to the drive where the game may write.
"""

from sillon.common.buttons import BACK, DOWN, LEFT, LONG, OK, PRESS, RELEASE, REPEAT, RIGHT, UP
from sillon.tournament.store import load_day
from sillon.ui.screen import ALL, Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_LIT = (230, 170, 0)


class TournamentText(Screen):
    catalogs = "tournament tournament_names"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        day = load_day(app)
        text = day.to_text()  # type: ignore[union-attr]
        print(text)
        self._filed = app.board.run_transient("tournament_file", text) == text
        columns = max(app.board.display.columns, 1)
        self._lines: list[str] = []
        for line in text.split("\n")[:-1]:
            for start in range(0, len(line), columns):
                self._lines.append(line[start : start + columns])
        self._page_lines = max(app.board.display.rows - 1, 1)
        self._pages = (len(self._lines) + self._page_lines - 1) // self._page_lines
        self._page_number = 0

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK and kind == LONG:
            return ("pause",)
        if (code == BACK and kind == RELEASE) or (code == OK and kind == PRESS):
            return ("tournament.menu", "text")
        if kind in (PRESS, REPEAT) and code in (LEFT, RIGHT, UP, DOWN):
            self._page_number = (self._page_number + (1 if code in (RIGHT, DOWN) else -1)) % self._pages
            self.redraw = ALL
        return None

    def page(self, display: "Display") -> None:
        key = "text_filed" if self._filed else "text_page"
        display.text(0, self.say(key, self._page_number + 1, self._pages), True)
        shown = self._lines[self._page_number * self._page_lines : (self._page_number + 1) * self._page_lines]
        for row in range(len(shown)):
            display.text(row + 1, shown[row])

    def lights(self, leds: "Leds") -> None:
        """Draw the part that has been read as a bar."""
        if leds.rows:
            for col in range((self._page_number + 1) * leds.cols // self._pages):
                leds[leds.rows - 1, col] = _LIT


SCREEN = TournamentText
