"""Laying the start position: OK puts a seed into the cursor's cell, BACK removes the last one, OK past the end is done."""

from sillon.common.buttons import BACK, DOWN, LEFT, LONG, OK, PRESS, RELEASE, REPEAT, RIGHT, UP
from sillon.manifest import manifest_of
from sillon.match.choices import choice_of
from sillon.ui.screen import ALL, Screen, write_lines
from sillon.views import glow, view_of
from sillon.views.board_view import DIM, PLAYABLE, BoardView
from sillon.views.row_page import row_lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_READY = (0, 200, 60)
_MAX_SEEDS = 24  # in a cell


class Lay(Screen):
    """`laid` are the cells of the seeds in the order of laying; coming back here keeps them."""

    keyed_input = ("screens.lay_keys", "Keys")

    def __init__(self, app: "App", name: str, laid: list[int]) -> None:
        super().__init__(app)
        self.view = view_of(app.board.leds, name)
        self._name = name
        self.choice = choice_of(app, name)
        self._game = self.choice.game()
        self._cells = self._game.cells
        self.look = BoardView(self._game, self._game.start(), self._cells)
        self._seeds = manifest_of(name).seeds_to_lay
        self._laid = laid
        for cell in range(self._cells):
            self.look.shown[cell] = 0
        for cell in laid:
            self.look.shown[cell] += 1
        # A cell, or `_cells` for the place past the last one, "ready".
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

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK and kind == LONG:
            return ("pause",)
        self.redraw = ALL
        row = self.look.shown
        if code == BACK and kind == RELEASE:
            self._message = ""
            if not self._laid:
                return ("setup", self._name)
            row[self._laid.pop()] -= 1
        elif kind in (PRESS, REPEAT) and code in (LEFT, RIGHT, UP, DOWN):
            self.go_to((self._cursor + (1 if code in (RIGHT, UP) else -1)) % (self._cells + 1))
        elif code == OK and kind == PRESS:
            if self._cursor == self._cells:
                return self._ready()
            if len(self._laid) == self._seeds:
                self._cursor = self._cells  # no seed left to lay
            elif row[self._cursor] < _MAX_SEEDS:
                row[self._cursor] += 1
                self._laid.append(self._cursor)
        self._point()
        return None

    def _start(self, seat: int) -> bytes:
        """Return the start position for this seat: a sowing game's position ends with the seat to move."""
        return bytes(self.look.shown[:-1]) + bytes((seat,))

    def _ready(self) -> "Target | None":
        if not self._laid:
            self._message = self.say("lay_few")
            return None
        ends = [self._game.outcome(self._start(seat)) for seat in (0, 1)]
        blocked = [seat for seat in (0, 1) if ends[seat]]
        if blocked and not self._message:
            if len(blocked) == 1:
                lines = [self.say(f"lay_stuck_{blocked[0]}"), self.say("lay_stuck_why")]
            else:
                # In Fafy the winner depends on who begins; where seeds are counted it does not.
                winner = ends[0].winner  # type: ignore[union-attr]
                if winner != ends[1].winner:  # type: ignore[union-attr]
                    lines = [self.say("lay_blocked" if winner else "lay_blocked_wins")]
                else:
                    lines = [self.say("lay_even") if winner is None else self.say(f"lay_over_{winner}")]
            self._message = "\n".join(lines + [self.say("lay_keep")])
            return None
        return ("pie", self._name, self._laid, self._start(0))

    def lights(self, leds: "Leds") -> None:
        if not leds.rows:
            return
        self.look.breath = self.breath
        self.look.beat = self.beat
        self.view.lights(leds, self.look)
        if self._cursor == self._cells:
            colour = glow(_READY, self.breath)
            # Past the last cell; where the row fills the panel's ends, between its halves.
            col = leds.cols // 2 if hasattr(self.view, "MIDDLE") else leds.cols - 1
            for row in range(leds.rows):
                leds[row, col] = colour

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
        display.text(3, self.say("lay_left", self._seeds - len(self._laid)))
        if ready:
            display.text(4, self.say("lay_ready"), True)
        else:
            display.text(4, self.say("lay_keys"))


SCREEN = Lay
