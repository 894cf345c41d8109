"""Awalé on keys, a light a pit.

On 4 rows of 3 the pits are a closed furrow: Sud's A..F in the two near rows, Nord's a..f in the two far ones, neighbours always
adjacent. The stores are on the display, and harvested seeds run to the taker's right hand.

On 3 rows of 8 above the buttons Sud's pits lie west to east in the near row, Nord's east to west in the next. A store has five
lights of five seeds, 25 in all, which is a won game: Nord's on the far side, Sud's between the buttons, each filling from its
owner's left to right.
"""

from sillon.games.awale import view as panel
from sillon.games.awale.view import filled
from sillon.views import SEATS
from sillon.views.keyed.field import light
from sillon.views.keyed.row import wide
from sillon.views.shades import shade

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.awale import Awale
    from sillon.contract import Leds
    from sillon.views.board_view import BoardView

preview_move = panel.preview_move
apply_step = panel.apply_step

_RING = b"\x20\x30\x31\x32\x22\x21\x11\x12\x02\x01\x00\x10"  # row and column of each pit, a nibble each
_GOES = 60  # of `part`: harvested seeds glow until here, then move
_THERE = 200  # of `part`: they have reached the store


def fits(leds: "Leds", game: "Awale") -> bool:
    """Return whether these lights have one for each pit."""
    return leds.rows >= 4


def place(leds: "Leds", look: "BoardView", pit: int) -> tuple[int, int]:
    """Return (row, column) of a pit."""
    if look.turned:
        pit = (pit + 6) % 12
    if not wide(leds):
        return _RING[pit] >> 4, _RING[pit] & 15
    return (2, pit + 1) if pit < 6 else (1, 12 - pit)


def stored(leds: "Leds", seat: int, level: int) -> tuple[int, int]:
    """Return (row, column) of a light of a seat's store; level 0 fills first."""
    return (0, 6 - level) if seat else (3, 1 + level)


def lights(leds: "Leds", look: "BoardView") -> None:
    """Draw pits and stores, the hand over a pit, and harvested seeds on their way."""
    harvested = -1
    for pit in range(12):
        mark = look.marks[pit]
        colour = light(look, pit, SEATS[pit // 6], mark == panel.ADVICE)
        if mark == panel.ADVICE and pit != look.cursor:
            colour = shade(colour, 255 - look.breath // 3)
        elif mark == panel.HAND:
            colour = shade(SEATS[look.seat], min(100 + 20 * look.hand, 255))
        elif mark == panel.TAKEN:
            harvested = pit
        leds[place(leds, look, pit)] = colour
    if wide(leds):
        for seat in (0, 1):
            on_its_way = harvested >= 0 and seat == look.seat and look.part < _THERE
            count = look.shown[12 + seat] - (look.hand if on_its_way else 0)
            for level in range(5):
                leds[stored(leds, seat, level)] = filled(look, seat, level, count)
    if harvested >= 0:
        _harvest(leds, look, harvested)


def _harvest(leds: "Leds", look: "BoardView", pit: int) -> None:
    """Draw a harvest: the pit glows in the taker's colour, then as many lights as seeds run to the taker's store."""
    colour = SEATS[look.seat]
    row, col = place(leds, look, pit)
    if look.part < _GOES:
        leds[row, col] = colour
        return
    if wide(leds):
        level = (look.shown[12 + look.seat] - 1) // 5
        end = stored(leds, look.seat, min(level, 4))
    else:
        end = (0, 0) if (look.seat == 1) != look.turned else (3, 2)
    distance = max(abs(end[0] - row), abs(end[1] - col), 1)
    head = min(look.part - _GOES, _THERE - _GOES) * (distance + look.hand) // (_THERE - _GOES)
    for step in range(max(head - look.hand + 1, 0), min(head, distance) + 1):
        leds[row + (end[0] - row) * step // distance, col + (end[1] - col) * step // distance] = colour


def cell_at(leds: "Leds", look: "BoardView", y: int, x: int) -> int:
    """Return the pit whose light the key is, -1 for none."""
    for pit in range(12):
        if place(leds, look, pit) == (y, x):
            return pit
    return -1
