"""Awalé on keys. Where the store of Sud lies between the buttons, the ends of a player's row tell whose turn it is."""

from sillon.keyed.choose import ChooseKeys
from sillon.match.play import OVER
from sillon.views import SEATS
from sillon.views.shades import shade

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds


class Keys(ChooseKeys):
    shows_turn = False

    def board(self, leds: "Leds") -> None:
        super().board(leds)
        if leds.named and self.screen.phase != OVER and not self.showing_count:
            seat = self.screen.look.seat
            for col in (0, leds.cols - 1):
                leds[1 if seat else 2, col] = shade(SEATS[seat], 200)

    def won(self, leds: "Leds") -> None:
        if not leds.named:
            super().won(leds)
            return
        # The two sides of the board fill with the winner's colour, again and again; after a draw each has one colour.
        winner = self.screen.end.winner
        for k in range(min(self.screen.beat // 6, 3)):
            for side in (0, 1):
                leds[2 - k, side * (leds.cols - 1)] = SEATS[side if winner is None else winner]
