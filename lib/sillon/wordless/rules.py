"""The rules of a game without words: the lights play the examples, one after the other; between the buttons, how far one is.

Any key goes on to the next example, as OK does; after the last one it is back to where one came from.
"""

from sillon.keyed.near import buttons
from sillon.keyed.rules import keyed as keys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Leds

_DONE = (150, 150, 150)
_TO_COME = (12, 12, 12)


def keyed(plain: "Any") -> "Any":
    class Rules(keys(plain)):  # type: ignore[misc]
        def lights(self, leds: "Leds") -> None:
            super().lights(leds)
            many = leds.cols - 2
            pages = len(self._pages)
            for k in range(many):
                leds[leds.rows - 1, 1 + k] = (
                    _DONE if k * pages < (self._page_number + 1) * many and k < pages else _TO_COME
                )
            buttons(leds, self.breath)

    return Rules
