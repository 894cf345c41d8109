"""Awalé's pits and stores on the lights: positions and colours.

A panel is the board itself: Sud's pits A..F on the near side from west to east, Nord's a..f on the far side from east to west,
each player's store at his right hand, and the middle row for the hand and for a harvest.

On a strip the round is unrolled: Sud's store, A..F, a..f, Nord's store. Two children side by side have half of it each, with
the store at their own end; sowing always runs to the right, and from the far end it continues at the other.

Turned for Nord, the players change places: the board is alike from both sides.

A pit is a histogram, as in the other sowing games: when its two LEDs are full it continues from the first in the next colour. 1
and 2 seeds, which the next seed makes a harvest, are all amber; 3 is half blue, 4 is blue.
"""

from sillon.views import SEATS
from sillon.views.board_view import FAULT
from sillon.views.shades import COLOURS, EMPTY, shade

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds
    from sillon.views.board_view import BoardView

_DIM = 130  # of 255: the brightness of a pit that is not playable
_FAULT = (255, 40, 0)
SEED = (255, 240, 190)  # the seed that has just fallen
RUN = (205, 192, 150)  # the light that runs along a full store: less bright than a cursor beside it
GLASS = ((8, 0, 0), (0, 0, 8))  # the colours of an empty store


def place(leds: "Leds", look: "BoardView", pit: int, level: int) -> tuple[int, int]:
    """Return (row, column) of an LED of a pit: level 0 or 1; level 2 is beside it in the middle row, or on a strip after it."""
    if look.turned:
        pit = (pit + 6) % 12
    if leds.rows == 1:
        return 0, 6 + 4 * pit + pit // 6 * 2 + level
    if pit < 6:
        return 4 - level, 1 + pit + pit // 3
    return level, 15 - pit - pit // 3


def stored(leds: "Leds", look: "BoardView", seat: int, level: int) -> tuple[int, int]:
    """Return (row, column) of an LED of a seat's store; level 0 fills first, 4 last."""
    if look.turned:
        seat = 1 - seat
    if leds.rows == 1:
        return 0, 59 - level if seat else level
    return level if seat else 4 - level, 0 if seat else 8


def pit(leds: "Leds", look: "BoardView", cell: int, bright: bool, breathes: bool) -> None:
    """Draw a pit's seeds. A fault blinks."""
    count = look.shown[cell]
    fault = look.marks[cell] == FAULT
    if fault and not look.blink:
        return
    if not count:
        leds[place(leds, look, cell, 0)] = _FAULT if fault else EMPTY
        return
    share = 255 if bright or fault else _DIM
    if breathes:
        share -= look.breath // 3
    for level in range(min(count, 2)):
        colour = _FAULT if fault else COLOURS[min((count - 1 - level) // 2, 4)]
        leds[place(leds, look, cell, level)] = shade(colour, share)
    if cell == look.fallen:
        leds[place(leds, look, cell, (count - 1) % 2)] = SEED


def store(leds: "Leds", look: "BoardView", seat: int, count: int) -> None:
    """Draw a store, five seeds a LED, the last one in proportion. Along a full store, a won game, a light runs."""
    for level in range(5):
        leds[stored(leds, look, seat, level)] = filled(look, seat, level, count)


def filled(look: "BoardView", seat: int, level: int, count: int) -> tuple[int, int, int]:
    """Return the colour of an LED of a seat's store that holds `count` seeds."""
    seeds = min(count - 5 * level, 5)
    if count >= 25 and look.beat // 4 == level:
        return RUN
    return shade(SEATS[seat], 255 * (seeds + 1) // 6) if seeds > 0 else GLASS[seat]
