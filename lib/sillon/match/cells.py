"""Playing a game that brings no screen of its own: choose a cell; the counts of its cells stand in a row on the screen.

Its words are in the catalog of its name: `sow_here` and `not_here` for the cell under the cursor, `refused_<reason>` for each
refusal, `end_<reason>` for each end, of one line or two.
"""

from games.rules import ENDS, code_key
from sillon.match.choose import Choose
from sillon.views.row_page import row_lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Display


class Cells(Choose):
    catalogs = "{} play"

    def page_board(self, display: "Display") -> None:
        look = self.look
        row, below = row_lines(display.columns, look.shown[: len(look.marks)], look.cursor, look.turned)
        display.text(1, row)
        display.text(2, below)

    def page_cell(self, display: "Display") -> None:
        cell = self.look.cursor
        playable = self.playable[cell]
        display.text(4, self.say("sow_here", self.cell_name(cell)) if playable else self.say("not_here"))

    def page_over(self, display: "Display") -> None:
        if self.refused:
            self.page_refused(display)
            return
        lines = self.say(f"end_{code_key(ENDS, self.end.reason)}").split("\n")
        for k in range(len(lines)):
            display.message(5 - len(lines) + k, lines[k])


SCREEN = Cells
