"""The part of a keyed board's lights that a game uses, and the colour of a single light for a count.

Where two of the keys are buttons, the near row is theirs; the game uses the rest of it to show the seat to move.
"""

from sillon.views import glow
from sillon.views.behind import Behind
from sillon.views.board_view import DIM, FAULT, NOTHING, PLAYABLE, REFUSED
from sillon.views.shades import COLOURS, EMPTY, shade

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Colour, Leds
    from sillon.views.board_view import BoardView

DARK = (0, 0, 0)
SEED = (255, 240, 190)  # a falling seed
_QUIET = 124  # of 255: the brightness of cells that are not playable
_FAULT = (255, 40, 0)
_FIVES = ((255, 150, 0), (170, 200, 255))  # counted lights change colour every five
_MORE = (230, 60, 240)  # a light that counts a second time


class _Field(Behind):
    """The upper `rows` of the lights."""

    keyed = True
    named = ()

    def __init__(self, leds: "Leds", rows: int) -> None:
        self._leds = leds
        self.rows = rows
        self.cols = leds.cols

    def __setitem__(self, place: tuple[int, int], colour: "Colour") -> None:
        self._leds[place] = colour


def field(leds: "Leds", rows: int = 0) -> "Leds":
    """Return the game's part of the lights, or its upper `rows`, as lights of their own."""
    return _Field(leds, rows or leds.rows - (len(leds.named) > 0))  # type: ignore[return-value]  # what drawing uses


def light(look: "BoardView", cell: int, own: "Colour", bright: bool = False) -> "Colour":
    """Return a cell's colour: its seeds, bright where playable; under the cursor it breathes towards `own`."""
    mark = look.marks[cell]
    count = look.shown[cell]
    here = cell == look.cursor
    if mark == FAULT:
        return REFUSED if here else _FAULT if look.blink else DARK
    if cell == look.fallen and look.part < 160:
        return SEED
    colour = EMPTY
    if count:
        colour = shade(COLOURS[min(count, len(COLOURS)) - 1], 255 if bright or mark == PLAYABLE else _QUIET)
    return glow(colour if count else NOTHING, look.breath // 2 if mark == DIM else look.breath, own) if here else colour


def number(leds: "Leds", count: int) -> None:
    """Light `count` lights, row by row from the near side, in fives; beyond the size of the field, change the first
    ones again.
    """
    part = field(leds)
    capacity = part.rows * part.cols
    for k in range(min(count, capacity)):
        colour = _FIVES[k // 5 & 1] if k + capacity >= count else _MORE
        part[part.rows - 1 - k // part.cols, k % part.cols] = colour
