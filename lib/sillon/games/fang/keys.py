"""Fang on keys."""

from games.fang import COUNTED
from sillon.games.fang import keys_view as fang
from sillon.keyed.choose import keyed as choose
from sillon.match.play import OVER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Leds


def keyed(plain: "Any") -> "Any":
    class Fang(choose(plain)):  # type: ignore[misc]
        view = fang

        def board(self, leds: "Leds") -> None:
            super().board(leds)
            # Without reserves the view sees the end itself.
            if self.phase == OVER and self.end.reason != COUNTED and not self.refused and not self.counts:
                fang.count(leds, self.look)

    return Fang
