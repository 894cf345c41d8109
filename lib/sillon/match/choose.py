"""Choosing among cells: a cursor that remembers its place, jumps to what may be played, and says why a cell may not."""

from games.rules import GAME_OVER
from sillon.common.buttons import LEFT, OK, PRESS, RIGHT, UP
from sillon.match.play import LOOKING, OVER, Play
from sillon.ui.screen import ALL
from sillon.views.board_view import DIM, FAULT, PLAYABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Target


class Choose(Play):
    """`playable` is a byte a cell, 0 where nothing may be played; `refused` the lines that say why a cell may not.

    Subclasses give take(), faults(), and what a move is when it is more than a cell.
    """

    def __init__(self, app: "App") -> None:
        self.playable = bytearray(0)
        self.refused = []
        self.fresh = True  # nobody has moved the cursor since the last move
        super().__init__(app)

    def settled(self) -> None:
        look = self.look
        self.playable = bytearray(len(look.marks))
        self.fresh = True
        for move in self.session.game.moves(self.session.position):
            self.allow(move)
        self.unrefuse()
        if self.phase == LOOKING:
            return
        look.cursor = self.session.places[self._whose()]
        if look.cursor < 0 or not self.playable[look.cursor]:
            self.jump(1)

    def allow(self, move: int) -> None:
        """Notes in `playable` that the move may be played."""
        self.playable[move] = 1

    def cursor_range(self) -> tuple[int, int]:
        """The first cell that the cursor may visit, and how many they are."""
        return 0, len(self.playable)

    def remember_cursor(self) -> None:
        """Let the next turn begin with the cursor here."""
        self.session.places[self._whose()] = self.look.cursor

    def _whose(self) -> int:
        """Whose place the cursor remembers: each seat has its own in a camp of its own, on a shared row it stays where it is."""
        return self.look.seat if self.cursor_range()[1] < len(self.playable) else 0

    def jump(self, step: int) -> None:
        """The cursor to the next cell that may be played, round and round; the first cell when there is none."""
        look = self.look
        first, many = self.cursor_range()
        # Nowhere yet: the step leads to the first cell, or to the last.
        at = look.cursor - first if look.cursor >= 0 else -1 if step > 0 else many
        for k in range(1, many + 1):
            cell = first + (at + k * step) % many
            if self.playable[cell]:
                look.cursor = cell
                return
        look.cursor = max(look.cursor, first)

    def way_of(self, code: int) -> int:
        """1 when the arrow leads to the next cell, -1 to the one before."""
        return 1 if (code in (RIGHT, UP)) != self.look.turned else -1

    def choose(self, code: int, kind: int) -> "Target | None":
        self.redraw = ALL
        self.fresh = False
        if code == OK:
            if kind == PRESS:
                self.take()
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

    def take(self) -> None:
        """OK on the cell under the cursor: plays it, or says why not."""
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
        """No refusal is shown any more: only what may be played is marked."""
        self.refused = []
        marks = self.look.marks
        for cell in range(len(marks)):
            marks[cell] = PLAYABLE if self.playable[cell] and self.phase != LOOKING else DIM

    def explain(self) -> None:
        """Why the cell under the cursor may not be played: fills `refused` and marks the places at fault."""
        self.unrefuse()
        reason, cell = self.session.game.refusal(self.session.position, self.look.cursor)
        if reason not in (0, GAME_OVER):
            self.refused.append(self.say(f"no_{reason}", self.cell_name(cell)))
            self.look.marks[cell] = FAULT
            self.beat = 0  # lit at once

    def point_at(self, move: int) -> None:
        super().point_at(move)
        self.fresh = False  # the page tells what OK does, not the last move

    def news(self) -> str:
        """The last move in words, until the cursor is moved."""
        return self.last() if self.fresh else ""

    def page_choosing(self, display: "Display") -> None:
        display.text(3, self.news())
        if self.refused:
            self.page_refused(display)
        elif self.look.cursor >= 0:  # none while the computer thinks, or before a key is pressed
            self.page_cell(display)

    def page_refused(self, display: "Display") -> None:
        """Why the cell may not be played, in the last lines."""
        lines = "\n".join(self.refused).split("\n")
        for k in range(len(lines)):
            display.text(5 - len(lines) + k, lines[k])

    def page_cell(self, display: "Display") -> None:
        """What is under the cursor, and what OK does."""

    def cell_name(self, cell: int) -> str:
        """The cell as a person reads it."""
        return str(cell + 1)
