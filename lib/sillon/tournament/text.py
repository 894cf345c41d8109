"""The text of a tournament, page by page, to continue it on another device.

It is also printed on the serial console, and written to the drive where the game may write.
"""

from sillon.tournament.store import load_tournament
from sillon.ui.pages import Pages

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Target


class TournamentText(Pages):
    catalogs = "tournament tournament_names"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        tournament = load_tournament(app)
        text = tournament.to_text()  # type: ignore[union-attr]
        print(text)
        self._filed = app.board.run_transient("tournament_file", text) == text
        columns = max(app.board.display.columns, 1)
        self._lines: list[str] = []
        for line in text.split("\n")[:-1]:
            for start in range(0, len(line), columns):
                self._lines.append(line[start : start + columns])
        self._page_lines = max(app.board.display.rows - 1, 1)
        self.page_count = (len(self._lines) + self._page_lines - 1) // self._page_lines

    def leave(self) -> "Target":
        return ("tournament.menu", "text")

    def page(self, display: "Display") -> None:
        key = "text_filed" if self._filed else "text_page"
        display.text(0, self.say(key, self.page_number + 1, self.page_count), True)
        shown = self._lines[self.page_number * self._page_lines : (self.page_number + 1) * self._page_lines]
        for row in range(len(shown)):
            display.text(row + 1, shown[row])


SCREEN = TournamentText
