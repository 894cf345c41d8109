"""Fang's board as two ints, so that a turn is two table look-ups and three additions, with nothing to copy or undo.

A half of the board is an int of `bits` bits a cell, its owner's tibong lowest: `own` for the seat to move, `other` for the
one that faces him. So a position looks the same from both seats. Turn n takes up what lies in the other's cell n, counted
from his tibong, turn half + n what lies in one's own cell n. A worth is twice the margin, and 1 or -1 where the tibongs
decide between equal halves.
"""

from array import array

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from games.fang import Fang


class Halves:
    """The board with the options of a game, and what a search keeps; it holds in every game with the same options.

    `seeds` is the most that can ever lie in one cell. By the seeds that lay in the cell: `here`, `there`, what is sown in one's
    own half and in the other's; `gain`, `shift`, what worth is gained with seeds out of the other's half, and with one's own.

    `table` positions are remembered: their halves, and as an entry what is known. `known(own, other)` is the book's answer, or
    None; while `only` is True a search gives up where the book knows nothing. It gives up too when `nodes` reaches `limit`, and
    yields when it reaches `pause`.
    """

    def __init__(self, game: "Fang", seeds: int, table: int) -> None:
        cells = game.cells
        self.half = half = cells // 2
        self.seeds = seeds
        # Beyond 28 bits an int takes heap, so eight bits a cell are only for boards that are heaped full by hand.
        self.bits = bits = 7 if seeds < 128 else 8
        self.mask = (1 << bits) - 1
        self.least = game.tibong_min
        self.most = min(game.most, seeds)
        self.here, self.there, self.gain, self.shift = [1], [0], [2], [2]
        for count in range(1, self.most + 1):
            place = count % cells
            near = place < half
            self.here.append(self.here[-1] + (1 << bits * place if near else 0))
            self.there.append(self.there[-1] + (0 if near else 1 << bits * (cells - 1 - place)))
            self.gain.append(self.gain[-1] + (4 if near else 0))
            self.shift.append(self.shift[-1] - (0 if near else 4))
        self.table = table
        self.owns, self.others, self.entries = array("I", [0] * table), array("I", [0] * table), array("I", [0] * table)
        self.orders: list[list[int]] = []  # turns in the order they are tried, by the seeds to be sown
        self.known: Callable[[int, int], int | None] | None = None
        self.only = False
        self.nodes = self.pause = self.limit = 0

    def halves(self, position: bytes) -> tuple[int, int]:
        """`own` and `other` of a position."""
        last = 2 * self.half - 1
        south = north = 0
        for cell in range(self.half - 1, -1, -1):
            south = south << self.bits | position[cell]
            north = north << self.bits | position[last - cell]
        return (north, south) if position[last + 3] else (south, north)

    def turn(self, position: bytes, cell: int) -> int:
        """The turn that takes up the cell's seeds, for the seat to move."""
        last = 2 * self.half - 1
        if position[last + 3]:
            cell = last - cell
        return self.half + cell if cell < self.half else last - cell

    def after(self, own: int, other: int, turn: int) -> tuple[int, int]:
        """The halves after a turn, as the other seat sees them. It is not checked."""
        place = turn % self.half * self.bits
        count = (other if turn < self.half else own) >> place & self.mask
        if turn < self.half:
            other -= count << place
        else:
            own -= count << place
        return other + self.there[count], own + self.here[count]

    def lead(self, own: int, other: int) -> int:
        """Twice the margin as it is."""
        lead = 0
        while own or other:
            lead += (own & self.mask) - (other & self.mask)
            own >>= self.bits
            other >>= self.bits
        return 2 * lead
