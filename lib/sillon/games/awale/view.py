"""Awalé on the lights: two rows of six pits, a store for each player, and the hand between the rows.

sillon/games/awale/pits.py has the positions and colours.
"""

from games.rules import LIFT, SKIP, SOW
from sillon.games.awale import pits as awale_pits
from sillon.views import SEATS, glow
from sillon.views.board_view import FAULT, PLAYABLE, REFUSED
from sillon.views.shades import shade

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.awale import Awale
    from sillon.contract import Leds
    from sillon.views.board_view import BoardView

MIDDLE = True  # the middle column is free
# More marks of a pit.
ADVICE = 3  # highlighted: the pit breathes
HAND = 4  # the hand is above it and sows nothing there
TAKEN = 5  # its seeds run to the store

_ARRIVED = 200  # of `part`: harvested seeds have reached the store


def fits(leds: "Leds", game: "Awale") -> bool:
    """Return whether these lights can show the board: 5 rows of 9, or a strip of 60."""
    return leds.cols >= 60 if leds.rows == 1 else leds.rows >= 5 and leds.cols >= 9


def lights(leds: "Leds", look: "BoardView") -> None:
    """Draw pits and stores, and the cursor, the hand or a harvest."""
    cursor = look.cursor
    hand = look.fallen
    harvested = -1
    for pit in range(12):
        mark = look.marks[pit]
        playable = mark in (PLAYABLE, ADVICE)
        awale_pits.pit(leds, look, pit, playable, mark == ADVICE or (playable and pit == cursor))
        if mark == HAND:
            hand = pit
        elif mark == TAKEN:
            harvested = pit
    for seat in (0, 1):
        on_its_way = harvested >= 0 and seat == look.seat and look.part < _ARRIVED
        awale_pits.store(leds, look, seat, look.shown[12 + seat] - (look.hand if on_its_way else 0))
    if harvested >= 0:
        _harvest(leds, look, harvested)
    elif hand >= 0 and look.hand:
        leds[awale_pits.place(leds, look, hand, 2)] = shade(SEATS[look.seat], min(100 + 20 * look.hand, 255))
    elif cursor >= 0:
        mark = look.marks[cursor]
        own_colour = SEATS[cursor // 6]
        # The cursor on a playable pit breathes with the full amplitude.
        colour = glow(own_colour, look.breath if mark in (PLAYABLE, ADVICE) else look.breath // 2, own_colour)
        if mark == FAULT:
            colour = REFUSED
        leds[awale_pits.place(leds, look, cursor, 2)] = colour
        if leds.rows == 1:
            leds[awale_pits.place(leds, look, cursor, -1)] = colour


def _harvest(leds: "Leds", look: "BoardView", pit: int) -> None:
    """Draw a harvest: the pit glows, then its seeds run along the middle row, or along the strip, to the store."""
    colour = SEATS[look.seat]
    if look.part < 60:
        for level in (0, 1):
            leds[awale_pits.place(leds, look, pit, level)] = colour
    row, start = awale_pits.place(leds, look, pit, 2)
    distance = awale_pits.stored(leds, look, look.seat, 4)[1] - start
    step = 1 if distance > 0 else -1
    # As many LEDs as seeds; on a strip, where the way is long, three for each.
    train = look.hand if row else 3 * look.hand
    head = min(look.part, _ARRIVED) * (distance * step + train) // _ARRIVED
    for at in range(max(head - train + 1, 0), min(head, distance * step) + 1):
        leds[row, start + at * step] = colour


def preview_move(look: "BoardView", move: int) -> None:
    """Set the cursor on the pit of a move, and mark it playable."""
    look.cursor = move
    look.marks[move] = PLAYABLE


def apply_step(look: "BoardView", step: tuple[int, int, int]) -> None:
    """Apply a lift, a sowing, a skipped pit or a harvest."""
    kind, pit, count = step
    look.unmark()
    look.fallen = -1
    if kind == SOW:
        look.shown[pit] += 1
        look.hand -= 1
        look.fallen = pit
    elif kind == SKIP:
        look.marks[pit] = HAND
    else:
        look.shown[pit] = 0
        look.hand = count
        look.marks[pit] = HAND if kind == LIFT else TAKEN
        if kind != LIFT:
            look.shown[12 + look.seat] += count
