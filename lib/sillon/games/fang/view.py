"""Fang on the lights: a row of piles in two halves, and the reserves.

On a panel the far side has the reserves, Sud's from the west, Nord's from the east, and the middle column is dark between the
halves. On a strip the reserves lie at the two ends. A player's colour marks the reserve, the first LED of the tibong, and at
the end the seeds of his half.
"""

from games.rules import LIFT
from sillon.views import BARE, SEATS, glow, row
from sillon.views.board_view import DIM, FAULT, PLAYABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.fang import Fang
    from sillon.contract import Colour, Leds, Step
    from sillon.views.board_view import BoardView

MIDDLE = True  # the middle column is free

_ADDED = 3  # a mark: a seed of the reserve is on its way to this cell

# Sud's colours, then Nord's: red, green, blue of the 1st, 2nd, 3rd and 4th layer of seeds: plain, pale, deep, white.
_OWN = bytes((255, 170, 20, 240, 225, 188, 255, 100, 0, 205, 205, 205)) + bytes(
    (70, 170, 255, 196, 235, 250, 0, 80, 255, 205, 205, 205)
)
_QUIET = 125  # of 255: the brightness of what is not playable, or not in turn
_FLYING = (255, 240, 190)


def fits(leds: "Leds", game: "Fang") -> bool:
    """Return whether these lights can show the row and the reserves."""
    if leds.rows > 1:
        return leds.rows > 2 and game.cells <= leds.cols
    return bool(leds.cols // (game.cells + 2) >= 3)


def lights(leds: "Leds", look: "BoardView") -> None:
    """Draw the reserves and the row, and the seed that has just fallen or flies from the reserve."""
    marks = look.marks
    shown = look.shown
    fallen = look.fallen
    cells = len(marks)
    shape = row.Shape(leds, cells, look.turned, True)
    wide = leds.cols // 2 if leds.rows > 1 else shape.height
    _reserve(leds, look, 0, wide)
    _reserve(leds, look, 1, wide)
    if fallen < 0 and not (look.hand or shown[cells] or shown[cells + 1]):
        count(leds, look)
        return
    flies = flying(look)
    if flies:
        shown[fallen] -= 1  # it has not arrived
    row.piles(leds, shape, shown, marks, look.cursor, look.breath, SEATS[look.seat], look.blink)
    _tibong(leds, shape, look, 0, 0)
    _tibong(leds, shape, look, 1, cells - 1)
    if flies:
        shown[fallen] += 1
        # The seed arrives after three quarters of its step.
        row0, col0 = _stored(leds, look, look.seat, shown[cells + look.seat] % wide)
        row1, col1 = shape.place(fallen, (shown[fallen] - 1) % shape.height)
        way = min(look.part, 191)
        leds[row0 + (row1 - row0) * way // 191, col0 + (col1 - col0) * way // 191] = _FLYING
    elif fallen >= 0:
        row.seed(leds, shape, fallen, shown[fallen])


def flying(look: "BoardView") -> bool:
    """Return whether a seed of the reserve is on its way to a cell."""
    return look.fallen >= 0 and look.marks[look.fallen] == _ADDED


def _own(seat: int, layer: int, share: int) -> "Colour":
    """Return the colour of a seat's seeds in a layer, at `share` of 255 of its brightness."""
    k = 12 * seat + 3 * min(layer, 3)
    return _OWN[k] * share // 255, _OWN[k + 1] * share // 255, _OWN[k + 2] * share // 255


def _stored(leds: "Leds", look: "BoardView", seat: int, level: int) -> tuple[int, int]:
    """Return (row, column) of an LED of a reserve, counted from its end of the board."""
    return 0, leds.cols - 1 - level if look.turned != (seat == 1) else level


def _reserve(leds: "Leds", look: "BoardView", seat: int, wide: int) -> None:
    """Draw a reserve of `wide` LEDs, bright for the seat to move; while a cell is being chosen its next seed breathes."""
    seeds = look.shown[len(look.marks) + seat]
    if not seeds:
        leds[_stored(leds, look, seat, 0)] = BARE[seat]
        return
    share = 255 if seat == look.seat else _QUIET
    layer = (seeds - 1) // wide
    last = (seeds - 1) % wide
    upper = _own(seat, layer, share)
    below = _own(seat, layer - 1, share)
    for level in range(min(seeds, wide)):
        leds[_stored(leds, look, seat, level)] = upper if level <= last else below
    if seat == look.seat and look.cursor >= 0:
        leds[_stored(leds, look, seat, last)] = _own(seat, layer, 255 - look.breath * 3 // 4)


def _tibong(leds: "Leds", shape: row.Shape, look: "BoardView", seat: int, cell: int) -> None:
    """Draw the first LED of a tibong, breathing under the cursor."""
    mark = look.marks[cell]
    seeds = look.shown[cell]
    here = cell == look.cursor
    if mark == FAULT or (here and not seeds):
        return
    colour = BARE[seat]
    if seeds:
        colour = _own(seat, (seeds - 1) // shape.height, 255 if here or mark == PLAYABLE else _QUIET)
    if here:
        colour = glow(colour, look.breath if mark == PLAYABLE else look.breath // 2, SEATS[look.seat])
    leds[shape.place(cell, 0)] = colour


def count(leds: "Leds", look: "BoardView") -> None:
    """Draw the row at the end, each half in its owner's colour. The fuller half breathes, or else the fuller tibong."""
    cells = len(look.marks)
    shape = row.Shape(leds, cells, look.turned, True)
    winning = deciding(look)
    for cell in range(cells):
        seat = int(2 * cell >= cells)
        seeds = look.shown[cell]
        share = 255 - look.breath // 2 if cell in winning else _QUIET
        leds[shape.place(cell, 0)] = BARE[seat]
        for level in range(min(seeds, shape.height)):
            leds[shape.place(cell, level)] = _own(seat, (seeds - 1 - level) // shape.height, share)


def deciding(look: "BoardView") -> "Sequence[int]":
    """Return the cells that win: the fuller half, or else the fuller tibong; none after a draw."""
    shown = look.shown
    last = len(look.marks) - 1
    half = last // 2 + 1
    lead = sum(shown[:half]) - sum(shown[half : last + 1])
    if lead:
        return range(half) if lead > 0 else range(half, last + 1)
    lead = shown[0] - shown[last]
    return (0,) if lead > 0 else (last,) if lead else ()


def preview_move(look: "BoardView", move: int) -> None:
    """Set the cursor on the cell of a move, and mark it playable."""
    look.cursor = move
    look.marks[move] = PLAYABLE


def apply_step(look: "BoardView", step: "Step") -> None:
    """Apply a seed of the reserve, a lift or a sowing."""
    kind, cell, seeds = step
    if kind == LIFT:
        look.shown[cell] = 0
        look.marks[cell] = DIM
        look.hand = seeds
        look.fallen = -1
        return
    look.shown[cell] += 1
    look.fallen = cell
    if look.hand:
        look.hand -= 1
    else:
        look.shown[len(look.marks) + look.seat] -= 1
        look.marks[cell] = _ADDED
