"""The rules of a game without words: the lights play the examples in turn; the near row shows the progress.

Any key goes on to the next example, as OK does; after the last one the previous screen returns.
"""

from sillon.keyed.keys import AnyKey
from sillon.keyed.near import buttons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds
    from sillon.screens.rules import Rules

_DONE = (150, 150, 150)
_TO_COME = (12, 12, 12)


class Keys(AnyKey):
    screen: "Rules"

    def lights(self, leds: "Leds") -> None:
        rules = self.screen
        rules.lights(leds)
        many = leds.cols - 2
        pages = len(rules.pages)
        for k in range(many):
            leds[leds.rows - 1, 1 + k] = _DONE if k * pages < (rules.page_number + 1) * many and k < pages else _TO_COME
        buttons(leds, rules.breath)
