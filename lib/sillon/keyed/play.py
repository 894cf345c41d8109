"""The input of a game's screen on lit keys: a key is a cell. Without a display the lights show the turn and the winner.

Where lights can be touched, a light without a cell is refused in words, and touches in the second after the last step of a match
are ignored, so that the user sees the result.
"""

from sillon.common.buttons import CELL, OK, PRESS
from sillon.keyed.button_keys import buttons
from sillon.match.play import CHOOSING, OVER, REVIEWING, SHOWING, PlayInput
from sillon.views import SEATS, back_and_forth
from sillon.views.keyed.field import DARK, SEED
from sillon.views.shades import mixed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds, Target

_HASTY_MS = 1000  # touches are ignored for so long after the last step of a match


class PlayKeys(PlayInput):
    """Subclasses give key(cell)."""

    shows_turn = True  # the lights between the buttons are free, and tell whose turn it is

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        screen = self.screen
        board = screen.app.board
        if code < CELL:
            return super().press(seat, code, kind)
        if kind == PRESS and screen.phase == SHOWING:
            screen.finish_showing()  # only end the animation: the press would choose for the other player
        elif kind == PRESS and screen.phase == OVER and board.leds.touched:
            if board.clock.ms() - screen.since >= _HASTY_MS:
                return super().press(seat, OK, kind)  # nothing is left to choose: any light goes on
        elif kind == PRESS:
            # A review and a thinking computer accept any key; else it must be a cell's.
            cell = self.cell_at(code)
            if cell >= 0 or screen.phase == REVIEWING:
                return super().press(seat, CELL + max(cell, 0), kind)
            if board.leds.touched:
                from sillon.keyed.no_cell import refuse  # where lights can be touched only

                refuse(screen)
        return None

    def cell_at(self, code: int) -> int:
        """Return the cell whose key has this code, -1 for none."""
        screen = self.screen
        leds = screen.app.board.leds
        return int(screen.view.cell_at(leds, screen.look, (code - CELL) // leds.cols, (code - CELL) % leds.cols))

    def press_to_choose(self, code: int, kind: int) -> "Target | None":
        if code >= CELL:
            self.key(code - CELL)
        elif code != OK or self.ok_acts() or self.screen.app.board.leds.touched:
            return self.screen.press_to_choose(code, kind)
        return None

    def key(self, cell: int) -> None:
        """Handle a press of this cell's key, while a move is chosen or the match is over."""

    def ok_acts(self) -> bool:
        """Return whether OK does something."""
        screen = self.screen
        return screen.phase == OVER or (screen.phase == CHOOSING and screen.look.cursor >= 0)

    def lights(self, leds: "Leds") -> None:
        if not leds.keyed:
            super().lights(leds)
            return
        screen = self.screen
        look = screen.look
        look.breath = screen.breath
        look.beat = screen.beat
        self.board(leds)
        if screen.phase == OVER:
            self.won(leds)
        elif self.shows_turn:
            for col in range(1, leds.cols - 1) if leds.named else ():
                leds[leds.rows - 1, col] = mixed(DARK, SEATS[look.seat], 200)
        controller = screen.controller
        if controller.work:
            first = len(leds.named) // 2
            leds[leds.rows - 1, first + back_and_forth(screen.beat, leds.cols - 2 * first)] = SEED
        buttons(leds, screen.breath, not controller.hurry if controller.work else self.ok_acts(), screen.tip != "")

    def won(self, leds: "Leds") -> None:
        """Draw the end: in each breath the winner's colour fills the lights between the buttons; both colours after a draw.

        Where there are no such lights, a light in that colour runs along the edge of the keys.
        """
        winner = self.screen.end.winner
        beat = self.screen.beat
        if leds.named:
            for col in range(1, min(beat // 3, leds.cols - 1)):
                leds[leds.rows - 1, col] = SEATS[col & 1 if winner is None else winner]
            return
        edge = 2 * (leds.rows + leds.cols) - 4
        at = beat * edge // 32
        colour = SEATS[at & 1 if winner is None else winner]
        if at < leds.cols:
            leds[leds.rows - 1, at] = colour
        elif at < leds.cols + leds.rows - 1:
            leds[leds.rows - 2 - at + leds.cols, leds.cols - 1] = colour
        elif at < 2 * leds.cols + leds.rows - 2:
            leds[0, 2 * leds.cols + leds.rows - 3 - at] = colour
        else:
            leds[1 + at - 2 * leds.cols - leds.rows + 2, 0] = colour

    def board(self, leds: "Leds") -> None:
        """Draw the position."""
        self.screen.view.lights(leds, self.screen.look)
