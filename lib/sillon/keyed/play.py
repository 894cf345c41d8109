"""The input of a game's screen on lit keys: a key is a cell. Without a display the lights show the turn and the winner."""

from sillon.common.buttons import CELL, OK, PRESS
from sillon.keyed.near import buttons, thinks, turn, won
from sillon.match.play import CHOOSING, LOOKING, OVER, SHOWING, PlayInput

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds, Target


class PlayKeys(PlayInput):
    """Subclasses give key(cell)."""

    shows_turn = True  # the lights between the buttons are free, and tell whose turn it is

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        screen = self.screen
        if code < CELL:
            return super().press(seat, code, kind)
        if kind == PRESS and screen.phase == SHOWING:
            screen.finish_showing()  # only end the animation: the press would choose for the other player
        elif kind == PRESS:
            # A review and a thinking computer take any key; else it must be a cell's.
            cell = self.cell_at(code)
            if cell >= 0 or screen.phase == LOOKING:
                return super().press(seat, CELL + max(cell, 0), kind)
        return None

    def cell_at(self, code: int) -> int:
        """Return the cell whose key has this code, -1 for none."""
        screen = self.screen
        leds = screen.app.board.leds
        return int(screen.view.cell_at(leds, screen.look, (code - CELL) // leds.cols, (code - CELL) % leds.cols))

    def choose(self, code: int, kind: int) -> "Target | None":
        if code >= CELL:
            self.key(code - CELL)
        elif code != OK or self.ok_acts():
            return self.screen.choose(code, kind)
        return None

    def key(self, cell: int) -> None:
        """Take a press of this cell's key, while a move is chosen or the match is over."""

    def ok_acts(self) -> bool:
        """Return whether OK does something."""
        screen = self.screen
        return screen.phase == OVER or (screen.phase == CHOOSING and screen.look.cursor >= 0)

    def lights(self, leds: "Leds") -> None:
        screen = self.screen
        look = screen.look
        look.breath = screen.breath
        look.beat = screen.beat
        self.board(leds)
        if screen.phase == OVER:
            self.won(leds)
        elif self.shows_turn:
            turn(leds, look.seat, 200)
        controller = screen.controller
        if controller.work:
            thinks(leds, screen.beat)
        buttons(leds, screen.breath, not controller.hurry if controller.work else self.ok_acts())

    def won(self, leds: "Leds") -> None:
        """Show who has won."""
        won(leds, self.screen.end.winner, self.screen.beat)

    def board(self, leds: "Leds") -> None:
        """Draw the position."""
        self.screen.view.lights(leds, self.screen.look)
