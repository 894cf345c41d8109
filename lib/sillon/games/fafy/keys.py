"""Fafy on keys. Where a cell has two directions, the player presses its key, then a key on the side to sow to."""

from sillon.common.buttons import OK, PRESS
from sillon.games.fafy import keys_view as fafy
from sillon.keyed.choose import ChooseKeys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds, Target
    from sillon.games.fafy.screen import Fafy


class Keys(ChooseKeys):
    screen: "Fafy"

    def key(self, cell: int) -> None:
        screen = self.screen
        if screen.way < 0:
            super().key(cell)
        elif cell == screen.look.cursor:
            screen.way ^= 1  # the other direction is shown
            screen.beat = 4
        else:
            screen.way = int(cell > screen.look.cursor)
            self.play_cell()

    def press_to_choose(self, code: int, kind: int) -> "Target | None":
        target = super().press_to_choose(code, kind)
        if code == OK and kind == PRESS and not self.screen.app.board.leds.touched:
            self.show_seed()
        return target

    def play_cell(self) -> None:
        self.screen.asks_way = "touch_way"
        super().play_cell()
        self.show_seed()

    def show_seed(self) -> None:
        """While the player chooses a direction, show its first seed at once."""
        if self.screen.way >= 0:
            self.screen.beat = 4

    def board(self, leds: "Leds") -> None:
        super().board(leds)
        if self.screen.way >= 0 and not self.showing_count:
            fafy.way(leds, self.screen.look, 2 * self.screen.way - 1)
