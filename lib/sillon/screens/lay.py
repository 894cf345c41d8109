"""Laying the start position: OK puts a seed into the cursor's cell, BACK takes the last one back.

UP or DOWN goes to the hand from any cell; it is also past the last cell, and before the first. While it has all seeds, OK there
changes how many they are; once a seed lies, OK there is "ready". Where the row leaves a column free, its lights are the hand:
amber seeds that become a green "ready".
"""

from sillon.common import per_game
from sillon.common.buttons import BACK, DOWN, LEFT, LONG, OK, PRESS, RELEASE, REPEAT, RIGHT, UP
from sillon.manifest import letter, manifest_of
from sillon.match.choices import choice_of
from sillon.ui.screen import ALL, Screen, with_mark, write_lines
from sillon.views import SEATS, glow, view_of
from sillon.views.board_view import DIM, PLAYABLE, BoardView
from sillon.views.row_page import row_lines
from sillon.views.shades import shade

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_READY = (0, 200, 60)
_QUIET = 100  # of 255: the hand's brightness while the cursor is on a cell
_MAX_SEEDS = 24  # in a cell
_NAME = "lay"  # the record with the number of seeds of each game: the index in the manifest's seeds_to_lay
_SIZE = 1


class Lay(Screen):
    """`laid` are the cells of the seeds in the order of laying; coming back here keeps them.

    `_number` is an index in the manifest's seeds_to_lay, `_unsaved`: it has changed.
    """

    keyed_input = ("screens.lay_keys", "Keys")

    def __init__(self, app: "App", name: str, laid: list[int]) -> None:
        super().__init__(app)
        self.view = view_of(app.board.leds, name)
        self._name = name
        self.choice = choice_of(app, name)
        self._game = self.choice.game()
        self._cells = self._game.cells
        self.look = BoardView(self._game, self._game.start(), self._cells)
        self._numbers = manifest_of(name).seeds_to_lay
        stored = per_game.load(app.board.store, _NAME, letter(name), _SIZE)
        self._number = stored[0] if stored and stored[0] < len(self._numbers) else 0
        self._unsaved = False
        self._seeds = max(self._numbers[self._number], len(laid))
        self._laid = laid
        for cell in range(self._cells):
            self.look.shown[cell] = 0
        for cell in laid:
            self.look.shown[cell] += 1
        # A cell, or `_cells` for the hand, past the last one.
        self._cursor = self._cells if len(laid) == self._seeds else 0
        self._message = ""  # why OK does not start the match; with seeds, another OK starts it
        self._point()

    def _point(self) -> None:
        """Set the cursor, or light all cells when it is past the last one."""
        ready = self._cursor == self._cells
        self.look.cursor = -1 if ready else self._cursor
        for cell in range(self._cells):
            self.look.marks[cell] = PLAYABLE if ready else DIM

    def go_to(self, cell: int) -> None:
        """Move the cursor to a cell, or beyond the last one; a message is gone."""
        self._cursor = cell
        self._message = ""
        self._point()
        self.redraw = ALL

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK and kind == LONG:
            return ("pause",)
        self.redraw = ALL
        row = self.look.shown
        if code == BACK and kind == RELEASE:
            self._message = ""
            if not self._laid:
                return ("tournament.tables",) if self.app.table else ("setup", self._name)
            row[self._laid.pop()] -= 1
        elif kind in (PRESS, REPEAT) and code in (LEFT, RIGHT):
            self.go_to((self._cursor + (1 if code == RIGHT else -1)) % (self._cells + 1))
        elif kind == PRESS and code in (UP, DOWN):
            last = self._laid[-1] if self._laid else 0
            self.go_to(self._cells if self._cursor < self._cells else last)
        elif code == OK and kind == PRESS:
            if self._cursor == self._cells:
                if self._laid:
                    return self._ready()
                self._number = (self._number + 1) % len(self._numbers)
                self._seeds = self._numbers[self._number]
                self._unsaved = True
                self.flip_hand()
            elif len(self._laid) == self._seeds:
                self._cursor = self._cells  # no seed left to lay
            elif row[self._cursor] < _MAX_SEEDS:
                row[self._cursor] += 1
                self._laid.append(self._cursor)
        self._point()
        return None

    def _start(self, seat: int) -> bytes:
        """Return the start position for this seat: a sowing game's position ends with the seat to move."""
        return bytes(self.look.shown[:-1]) + bytes((seat,))

    def flip_hand(self) -> None:
        """Show on the lights that OK was pressed: a full hand looks the same with another number."""
        self.breath = 0 if self.breath > 127 else 255

    def on_idle(self) -> None:
        """Store the number of seeds."""
        if self._unsaved:
            self._unsaved = False
            per_game.save(self.app.board.store, _NAME, letter(self._name), bytes((self._number,)))

    def _ready(self) -> "Target | None":
        ends = [self._game.outcome(self._start(seat)) for seat in (0, 1)]
        blocked = [seat for seat in (0, 1) if ends[seat]]
        table = self.app.table  # a tournament's match needs moves
        if blocked and (table or not self._message):
            if len(blocked) == 1:
                lines = [self.say(f"lay_stuck_{blocked[0]}"), self.say("lay_stuck_why")]
            else:
                # In Fafy the winner depends on who begins; where seeds are counted it does not.
                winner = ends[0].winner  # type: ignore[union-attr]
                if winner != ends[1].winner:  # type: ignore[union-attr]
                    lines = [self.say("lay_blocked" if winner else "lay_blocked_wins")]
                else:
                    lines = [self.say("lay_even") if winner is None else self.say(f"lay_over_{winner}")]
            self._message = "\n".join(lines + [self.say("lay_more" if table else "lay_keep")])
            return None
        return ("pie", self._name, self._laid, self._start(0))

    def lights(self, leds: "Leds") -> None:
        if not leds.rows:
            return
        self.look.breath = self.breath
        self.look.beat = self.beat
        self.view.lights(leds, self.look)
        if leds.rows == 1 or hasattr(self.view, "MIDDLE") or self._cells != leds.cols:
            # Past the last cell; where the row fills the panel's ends, between its halves.
            col = leds.cols // 2 if hasattr(self.view, "MIDDLE") else leds.cols - 1
            self.hand(leds, [(row, col) for row in range(leds.rows - 1, -1, -1)])
        elif self._cursor == self._cells:
            # No column is free: "ready" covers the last cell.
            self.hand(leds, [(row, leds.cols - 1) for row in range(leds.rows)])

    def hand(self, leds: "Leds", places: "list[tuple[int, int]]") -> None:
        """Draw the hand on these lights, (row, column) from the near side: its seeds, and above them "ready" in green."""
        laid = len(self._laid)
        most = len(places)
        seeds = most if not laid else min((most * (self._seeds - laid) + self._seeds - 1) // self._seeds, most - 1)
        here = self._cursor == self._cells
        for k in range(most):
            own = SEATS[0] if k < seeds else _READY
            leds[places[k]] = shade(own, _QUIET) if not here else glow(_READY if laid else own, self.breath)

    def _arrow(self) -> str:
        """Return the arrow from the cursor's cell to the hand, two for several presses."""
        if DOWN in [code for _, code in self.app.board.buttons.codes]:
            return "↓"
        after = self._cells - 1 - self._cursor
        arrow = "←" if self._cursor <= after else "→"
        return arrow * 2 if self._cursor and after else arrow

    def page(self, display: "Display") -> None:
        ready = self._cursor == self._cells
        row = self.look.shown[: self._cells]
        display.text(0, self.say("lay"))
        if not manifest_of(self._name).two_rows:
            counts, below = row_lines(display.columns, row, -1 if ready else self._cursor, False)
            display.text(1, counts)
            display.text(2, below)
        elif not self._message:
            page = __import__(f"sillon.games.{self._name}.page", None, None, ("rows",))
            page.rows(display, 1, row, self.app.board.leds.rows == 1, self._cursor)
        if self._message:
            write_lines(display, 2, self._message)
            return
        left = self._seeds - len(self._laid)
        display.text(3, self.say("lay_back" if self._laid else "lay_left", left))
        if ready:
            display.text(4, self.say("lay_ready" if self._laid else "lay_number"), True)
        elif not left:
            display.text(4, self.say("lay_empty"))
        else:
            hand = f"{self._arrow()} {self.say('lay_done' if self._laid else 'lay_how_many')}"
            display.text(4, with_mark(display, self.say("lay_seed"), hand))


SCREEN = Lay
