"""Fang on keys."""

from games.fang import COUNTED
from sillon.games.fang import keys_view as fang
from sillon.keyed.choose import ChooseKeys
from sillon.match.play import OVER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds


class Keys(ChooseKeys):
    def board(self, leds: "Leds") -> None:
        super().board(leds)
        screen = self.screen
        # Without reserves the view sees the end itself.
        if screen.phase == OVER and screen.end.reason != COUNTED and not screen.refused and not self.showing_count:
            fang.count(leds, screen.look)
