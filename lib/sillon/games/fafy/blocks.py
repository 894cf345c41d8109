"""Impartial Fafy's blocks, and what each is worth: its code, as far as it is known; learn.py works them out.

A code is a Grundy value, plus FIRM or WILD. In misère play a block is fickle (code 0 or 1: it ends like heaps of one), firm
(2 and more, or with FIRM: like larger heaps of Nim) or wild (like none: the row has to be searched).

A count above what can be sown anywhere in its block does not matter, nor does the block's direction. So a block is two
small ints: its west half and its east half, each told from the outside in; short ones are in the table of block_table.py.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

FIRM, WILD = 32, 64
TABLED = 5  # the longest blocks in the table
FIRST = (0, 0, 0, 3, 15, 93)  # where each length begins in it; three codes in each byte


class Blocks:
    """The codes of blocks, the table `short` among them, or b"" for none; `most` are remembered, some 12 bytes each.

    `nodes` counts the moves looked at to learn them.
    """

    def __init__(self, short: bytes, most: int = 240) -> None:
        self.short = short
        self.most = most
        self.known: dict[int, dict] = {}  # by length
        self.held = 0
        self.key: int | tuple[int, int] = 0
        self.nodes = 0

    def code(self, row: "Sequence[int]", first: int, end: int, sown: int = 0, last: int = 0) -> int:
        """Of the block from cell `first` to `end` - 1 with a seed more in each cell from `sown` to `last` - 1.

        -1 when it is not known yet; `key` is then where it belongs.
        """
        length = top = end - first
        if length < 2:
            return 0
        west = east = 0
        middle = end - 1
        while first < middle:
            count = row[first]
            if sown <= first < last:
                count += 1
            west = west * top + (count if count < top else top) - 1
            count = row[middle]
            if sown <= middle < last:
                count += 1
            east = east * top + (count if count < top else top) - 1
            top -= 1
            first += 1
            middle -= 1
        if west > east:
            west, east = east, west
        short = self.short if length <= TABLED else b""
        if short:
            place = east * (east + 1) // 2 + west
        elif length <= 10:
            place = east * 30240 + west
        else:
            place = east
        if first == middle:
            count = row[first]
            if sown <= first < last:
                count += 1
            place = place * top + (count if count < top else top) - 1
        if short:
            place += FIRST[length]
            count = short[place // 3] // (1, 6, 36)[place % 3] % 6
            return count if count < 5 else FIRM
        self.key = place if length <= 10 else (west, place)
        return self.known[length].get(self.key, -1) if length in self.known else -1

    def keep(self, length: int, key: "int | tuple[int, int]", code: int) -> None:
        """Remembers it; the shortest blocks are forgotten when there are too many."""
        known = self.known
        self.held += 1
        if self.held > self.most:
            for k in sorted(known):
                if len(known[k]) > 32:
                    self.held -= len(known[k])
                    known[k] = {}
                    break
        if length not in known:
            known[length] = {}
        known[length][key] = code

    def value(self, row: "Sequence[int]") -> int:
        """The Grundy value of a row that was learnt."""
        found = 0
        for first, end in spans(row):
            found ^= self.code(row, first, end)
        return found & 31

    def wins(self, row: "Sequence[int]") -> int:
        """1 when the mover wins the learnt row in misère play, 0 when not, -1 when a block is wild or forgotten.

        Without a firm block the mover loses when the xor is 1, else when it is 0, as in misère Nim.
        """
        found = 0
        fickle = 1
        for first, end in spans(row):
            code = self.code(row, first, end)
            if code < 0 or code & WILD:
                return -1
            if code > 1:
                fickle = 0
            found ^= code & 31
        return int(found != fickle)


def spans(row: "Sequence[int]") -> "list[tuple[int, int]]":
    """The blocks as (first cell, the cell after the last one)."""
    found = []
    first = -1
    for cell in range(len(row)):
        if row[cell]:
            if first < 0:
                first = cell
        elif first >= 0:
            found.append((first, cell))
            first = -1
    if first >= 0:
        found.append((first, len(row)))
    return found
