"""The Colorigraphe on twelve keys: plot n is key n, in reading order; its arcs are on the display.

Drawing goes to a strip of 24 lights, of which every other is a plot and a key. What a strip shows between its plots, such as the
clock, is on the display too.
"""

from sillon.games.colorigraphe import view as panel
from sillon.views.behind import Behind

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.colorigraphe import Colorigraphe
    from sillon.contract import Colour, Leds
    from sillon.views.board_view import BoardView

preview_move = panel.preview_move
apply_step = panel.apply_step


class _Strip(Behind):
    keyed = True
    named = ()
    rows = 1
    cols = 24

    def __init__(self, leds: "Leds") -> None:
        self._leds = leds

    def __setitem__(self, place: tuple[int, int], colour: "Colour") -> None:
        if not place[1] & 1:
            self._leds[place[1] // 2 // 3, place[1] // 2 % 3] = colour


def strip(leds: "Leds") -> "Leds":
    """Return twelve keys as a strip of 24 lights; other lights, which can be touched, as they are."""
    return _Strip(leds) if leds.keyed else leds  # type: ignore[return-value]  # what drawing uses of lights


def plot_at(leds: "Leds", key: int) -> int:
    """Return the plot of a key, or of a light that can be touched; -1 or more than 11 for none."""
    if leds.keyed:
        return key
    from sillon.games.colorigraphe.touch_view import touched_plot  # not where lights are keys

    return touched_plot(leds, key // leds.cols, key % leds.cols)


def fits(leds: "Leds", game: "Colorigraphe") -> bool:
    """Return whether there are twelve keys."""
    return leds.rows == 4 and leds.cols == 3


def lights(leds: "Leds", look: "BoardView") -> None:
    """Draw the twelve plots."""
    panel.lights(strip(leds), look)


def cell_at(leds: "Leds", look: "BoardView", y: int, x: int) -> int:
    """Return the plot of this key."""
    return 3 * y + x
