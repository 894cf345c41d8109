"""Awalé on the lights: two rows of six pits, a store for each player, and the hand between the rows.

A panel is the board itself: Sud's pits A..F on the near side from west to east, Nord's a..f on the far side from east to west,
each player's store at the right hand, and the middle row for the hand and for a harvest.

On a strip the round is unrolled: Sud's store, A..F, a..f, Nord's store. Two children side by side have half of it each, with
the store at their own end; sowing always runs to the right, and from the far end it continues at the other.

Turned for Nord, the players change places: the board is alike from both sides.

A pit is a histogram, as in the other sowing games: when its two LEDs are full it continues from the first in the next colour. 1
and 2 seeds, which the next seed makes a harvest, are all amber; 3 is half blue, 4 is blue.
"""

from games.rules import LIFT, SKIP, SOW
from sillon.views import BARE, SEATS, glow
from sillon.views.board_view import FAULT, PLAYABLE, REFUSED
from sillon.views.shades import COLOURS, EMPTY, shade

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.awale import Awale
    from sillon.contract import Colour, Leds, Step
    from sillon.views.board_view import BoardView

MIDDLE = True  # the middle column is free
# More marks of a pit.
ADVICE = 3  # highlighted: the pit breathes
HAND = 4  # the hand is above it and sows nothing there
TAKEN = 5  # its seeds run to the store

_ARRIVED = 200  # of `part`: harvested seeds have reached the store
_DIM = 130  # of 255: the brightness of a pit that is not playable
_FAULT = (255, 40, 0)
SEED = (255, 240, 190)  # the seed that has just fallen
RUN = (205, 192, 150)  # the light that runs along a full store: less bright than a cursor beside it


def fits(leds: "Leds", game: "Awale") -> bool:
    """Return whether these lights can show the board: 5 rows of 9, or a strip of 60."""
    return leds.cols >= 60 if leds.rows == 1 else leds.rows >= 5 and leds.cols >= 9


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


def _draw_pit(leds: "Leds", look: "BoardView", cell: int, bright: bool, breathes: bool) -> None:
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


def _draw_store(leds: "Leds", look: "BoardView", seat: int, count: int) -> None:
    """Draw a store, five seeds a LED, the last one in proportion. Along a full store, a won game, a light runs."""
    for level in range(5):
        leds[stored(leds, look, seat, level)] = filled(look, seat, level, count)


def filled(look: "BoardView", seat: int, level: int, count: int) -> "Colour":
    """Return the colour of an LED of a seat's store that holds `count` seeds."""
    seeds = min(count - 5 * level, 5)
    if count >= 25 and look.beat // 4 == level:
        return RUN
    return shade(SEATS[seat], 255 * (seeds + 3) // 8) if seeds > 0 else BARE[seat]


def lights(leds: "Leds", look: "BoardView") -> None:
    """Draw pits and stores, and the cursor, the hand or a harvest."""
    cursor = look.cursor
    hand = look.fallen
    harvested = -1
    for pit in range(12):
        mark = look.marks[pit]
        playable = mark in (PLAYABLE, ADVICE)
        _draw_pit(leds, look, pit, playable, mark == ADVICE or (playable and pit == cursor))
        if mark == HAND:
            hand = pit
        elif mark == TAKEN:
            harvested = pit
    for seat in (0, 1):
        on_its_way = harvested >= 0 and seat == look.seat and look.part < _ARRIVED
        _draw_store(leds, look, seat, look.shown[12 + seat] - (look.hand if on_its_way else 0))
    if harvested >= 0:
        _harvest(leds, look, harvested)
    elif hand >= 0 and look.hand:
        leds[place(leds, look, hand, 2)] = shade(SEATS[look.seat], min(100 + 20 * look.hand, 255))
    elif cursor >= 0:
        mark = look.marks[cursor]
        own_colour = SEATS[cursor // 6]
        # The cursor on a playable pit breathes with the full amplitude.
        colour = glow(own_colour, look.breath if mark in (PLAYABLE, ADVICE) else look.breath // 2, own_colour)
        if mark == FAULT:
            colour = REFUSED
        leds[place(leds, look, cursor, 2)] = colour
        if leds.rows == 1:
            leds[place(leds, look, cursor, -1)] = colour


def _harvest(leds: "Leds", look: "BoardView", pit: int) -> None:
    """Draw a harvest: the pit glows, then its seeds run along the middle row, or along the strip, to the store."""
    colour = SEATS[look.seat]
    if look.part < 60:
        for level in (0, 1):
            leds[place(leds, look, pit, level)] = colour
    row, start = place(leds, look, pit, 2)
    distance = stored(leds, look, look.seat, 4)[1] - start
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


def apply_step(look: "BoardView", step: "Step") -> None:
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
