"""Fafy on keys. Where there are two directions, a key on the side to which one sows is pressed after the cell's."""

from sillon.games.fafy import keys_view as fafy
from sillon.keyed.choose import keyed as choose

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Leds


def keyed(plain: "Any") -> "Any":
    class Fafy(choose(plain)):  # type: ignore[misc]
        view = fafy
        _asked: int

        def key(self, cell: int) -> None:
            if self._asked < 0:
                super().key(cell)
            elif cell == self.look.cursor:
                self._asked ^= 1  # the other direction is shown
                self.beat = 4
            else:
                self._asked = int(cell > self.look.cursor)
                self.take()

        def take(self) -> None:
            super().take()
            if self._asked >= 0:
                self.beat = 4  # the first seed shows at once

        def board(self, leds: "Leds") -> None:
            super().board(leds)
            if self._asked >= 0 and not self.counts:
                fafy.way(leds, self.look, 2 * self._asked - 1)

    return Fafy
