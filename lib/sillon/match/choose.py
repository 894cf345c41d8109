"""Choosing a cell: the cursor remembers its place and jumps to playable cells; a refused cell says why."""

from games.rules import GAME_OVER, REASONS, code_key
from sillon.common.buttons import LEFT, OK, PRESS, RIGHT, UP
from sillon.match.play import OVER, REVIEWING, Play
from sillon.ui.screen import ALL
from sillon.views.board_view import DIM, FAULT, PLAYABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Target


class Choose(Play):
    """`playable` is a byte a cell, 0 for a cell that cannot be played; `refused` are the lines that say why.

    Subclasses override allow(), play_cell() and explain() where a move is more than a cell.
    """

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.playable = bytearray(0)
        self.refused = []
        self.fresh = True  # the cursor has not moved since the last move

    def on_position(self) -> None:
        look = self.look
        self.playable = bytearray(len(look.marks))
        self.fresh = True
        for move in self.session.game.moves(self.session.position):
            self.allow(move)
        self.unrefuse()
        if self.phase == REVIEWING:
            return
        look.cursor = self.session.places[self._whose()]
        if look.cursor < 0 or not self.playable[look.cursor]:
            self.jump(1)

    def allow(self, move: int) -> None:
        """Mark the move in `playable`."""
        self.playable[move] = 1

    def cursor_range(self) -> tuple[int, int]:
        """Return the first cell that the cursor may visit, and the number of such cells."""
        return 0, len(self.playable)

    def remember_cursor(self) -> None:
        """Let the next turn begin with the cursor here."""
        self.session.places[self._whose()] = self.look.cursor

    def _whose(self) -> int:
        """Return the index in `session.places`: one cursor a seat with its own camp, one for a shared row."""
        return self.look.seat if self.cursor_range()[1] < len(self.playable) else 0

    def jump(self, step: int) -> None:
        """Move the cursor to the next playable cell, cyclically; to the first cell when there is none."""
        look = self.look
        first, many = self.cursor_range()
        # Without a cursor, start before the first cell or after the last.
        at = look.cursor - first if look.cursor >= 0 else -1 if step > 0 else many
        for k in range(1, many + 1):
            cell = first + (at + k * step) % many
            if self.playable[cell]:
                look.cursor = cell
                return
        look.cursor = max(look.cursor, first)

    def way_of(self, code: int) -> int:
        """Return 1 when the arrow leads to the next cell, -1 for the previous one."""
        return 1 if (code in (RIGHT, UP)) != self.look.turned else -1

    def press_to_choose(self, code: int, kind: int) -> "Target | None":
        self.redraw = ALL
        self.fresh = False
        if code == OK:
            if kind == PRESS:
                self.play_cell()
            return None
        self.unrefuse()
        step = self.way_of(code)
        if code in (LEFT, RIGHT) and not (self.app.preferences.jump and self.phase != OVER):
            first, many = self.cursor_range()
            self.look.cursor = first + (self.look.cursor - first + step) % many
        else:
            self.jump(step)
        self.remember_cursor()
        if self.phase == OVER:
            self.explain()
        return None

    def play_cell(self) -> None:
        """Play the cell under the cursor, or say why it cannot be played."""
        if self.playable[self.look.cursor]:
            self.move(self.look.cursor)
        else:
            self.explain()
            self.sound("REFUSED")

    def drop_choice(self) -> bool:
        half = len(self.refused) > 0
        self.unrefuse()
        self.redraw = ALL
        return half

    def unrefuse(self) -> None:
        """Clear the refusal, and mark the playable cells only."""
        self.refused = []
        marks = self.look.marks
        for cell in range(len(marks)):
            marks[cell] = PLAYABLE if self.playable[cell] and self.phase != REVIEWING else DIM

    def explain(self) -> None:
        """Fill `refused` with why the cell under the cursor cannot be played, and mark the cells at fault."""
        self.unrefuse()
        reason, cell = self.session.game.refusal(self.session.position, self.look.cursor)
        if reason not in (0, GAME_OVER):
            self.refused.append(self.say(f"refused_{code_key(REASONS, reason)}", self.cell_name(cell)))
            self.look.marks[cell] = FAULT
            self.beat = 0  # the mark lights at once

    def point_at(self, move: int) -> None:
        super().point_at(move)
        self.fresh = False  # the page tells what OK does, not the last move

    def news(self) -> str:
        """Return the last move in words, or that it was taken back; "" once the cursor has moved."""
        return self.say("undone") if self.session.undone else self.last() if self.fresh else ""

    def page_choosing(self, display: "Display") -> None:
        (display.alert if self.session.undone else display.text)(3, self.news())
        if self.refused:
            self.page_refused(display)
        elif self.look.cursor >= 0:  # none while the computer thinks, or before a key is pressed
            self.page_cell(display)

    def page_refused(self, display: "Display") -> None:
        """Write the refusal in the last lines."""
        lines = "\n".join(self.refused).split("\n")
        for k in range(len(lines)):
            display.alert(5 - len(lines) + k, lines[k])

    def page_cell(self, display: "Display") -> None:
        """Write what is under the cursor, and what OK does."""

    def cell_name(self, cell: int) -> str:
        """Return the name of the cell for people."""
        return str(cell + 1)
