"""Grundy values of impartial Fafy: of a row and of each of its blocks.

A block is a run of neighbouring cells that are not empty. Blocks are independent games, so a row's value is the xor of theirs,
and the player to move in a row of value 0 loses against perfect play (normal play, rule="fafy").

A block's code is its Grundy value, plus FIRM or WILD. In misère play a block is fickle (code 0 or 1: like heaps of one), firm
(2 and more, or with FIRM: like larger heaps of Nim) or wild (like no heap: the row has to be searched).

Counts above what can be sown anywhere in their block are equivalent, and so are mirrored blocks. So the key of a block is two
small ints: its west half and its east half, each from the outside in. Short blocks are in a table, blocks.bin: their codes, three
a byte, firm 0 as 5, in the order of tools/tables/fafy.py, which makes it; then a checksum of two bytes.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Sequence

FIRM, WILD = 32, 64
TABLED = 5  # the longest blocks in the table
FIRST = (0, 0, 0, 3, 15, 93)  # the first code of each length in it; a byte holds three codes
TABLE_BYTES = 241  # without the checksum
PATH = __file__[: max(__file__.rfind("/"), __file__.rfind("\\")) + 1] + "blocks.bin"
_SLICE = 14  # moves between two yields; one takes up to a ms


def table() -> bytes:
    """Return the table; b"" when the file is missing or damaged."""
    try:
        with open(PATH, "rb") as file:
            data = file.read(TABLE_BYTES + 3)
    except OSError:
        return b""
    return data if len(data) == TABLE_BYTES + 2 and checksum(data) == data[-2] << 8 | data[-1] else b""


def checksum(data: bytes) -> int:
    """Return the 16-bit checksum of the table, its last two bytes left out."""
    total = 1  # zeros alone have another sum than 0
    for k in range(TABLE_BYTES):
        total = (total * 31 + data[k]) & 0xFFFF
    return total


class Blocks:
    """The codes of blocks: those of the table `short`, or b"" for none, and at most `most` others, about 12 bytes each.

    `nodes` counts the moves visited to compute them.
    """

    def __init__(self, short: bytes, most: int = 240) -> None:
        self.short = short
        self.most = most
        self.known: dict[int, dict[int | tuple[int, int], int]] = {}  # by length
        self.held = 0
        self.key: int | tuple[int, int] = 0
        self.nodes = 0

    def code(self, row: "Sequence[int]", first: int, end: int, sown: int = 0, last: int = 0) -> int:
        """Return the code of the block from cell `first` to `end` - 1 with one seed more in each cell from `sown` to
        `last` - 1.

        Return -1 when it is unknown; `key` is then its key in `known`.
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
        """Store a code; when there are too many, drop the codes of the shortest blocks."""
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
        """Return the Grundy value of a row whose codes are known."""
        result = 0
        for first, end in spans(row):
            result ^= self.code(row, first, end)
        return result & 31

    def wins(self, row: "Sequence[int]") -> int:
        """Return 1 when the mover wins the row in misère play, 0 when not, -1 when a block is wild or unknown.

        Without a firm block the mover loses when the xor is 1, else when it is 0, as in misère Nim.
        """
        result = 0
        fickle = 1
        for first, end in spans(row):
            code = self.code(row, first, end)
            if code < 0 or code & WILD:
                return -1
            if code > 1:
                fickle = 0
            result ^= code & 31
        return int(result != fickle)


def spans(row: "Sequence[int]") -> "list[tuple[int, int]]":
    """Return the blocks as (first cell, the cell after the last one)."""
    result = []
    first = -1
    for cell in range(len(row)):
        if row[cell]:
            if first < 0:
                first = cell
        elif first >= 0:
            result.append((first, cell))
            first = -1
    if first >= 0:
        result.append((first, len(row)))
    return result


def compute_codes(blocks: "Blocks", row: "Sequence[int]") -> "Generator[None, None, None]":
    """Compute the codes of the row's blocks, from the blocks that each move leaves. Counts are 16 at most."""
    code = blocks.code
    waiting: list[
        tuple[bytes, int | tuple[int, int], int, int, int, int]
    ] = []  # a stack: a block that is unknown, above it a block that it depends on
    runs = spans(row)
    k = 0
    while k < len(runs):
        first, end = runs[k]
        k += 1
        if code(row, first, end) >= 0:
            continue
        k = 0  # restart, because keep() may drop a block computed before
        waiting.append((bytes(row[first:end]), blocks.key, 0, 0, 0, 0))
        while waiting:
            block, key, move, normal, misere, wild = waiting.pop()
            end = len(block)
            while move < 2 * end:
                cell = move >> 1
                count = block[cell]
                if move & 1:
                    if cell + count >= end:
                        move += 1
                        continue
                    one = code(block, 0, cell)
                    if one >= 0:
                        two = code(block, cell + 1, end, cell + 1, cell + 1 + count)
                elif count > cell:
                    move += 1
                    continue
                else:
                    one = code(block, 0, cell, cell - count, cell)
                    if one >= 0:
                        two = code(block, cell + 1, end)
                blocks.nodes += 1
                if blocks.nodes % _SLICE == 0:
                    yield
                if one < 0 or two < 0:
                    waiting.append((block, key, move, normal, misere, wild))
                    key = blocks.key
                    new = bytearray(block)
                    for _ in range(count):
                        cell += 1 if move & 1 else -1
                        new[cell] += 1
                    cell = move >> 1
                    waiting.append((bytes(new[:cell] if one < 0 else new[cell + 1 :]), key, 0, 0, 0, 0))
                    break
                wild |= (one | two) & WILD
                value = (one ^ two) & 31
                normal |= 1 << value
                misere |= 1 << (value ^ 1 if one < 2 and two < 2 else value)
                move += 1
            else:
                blocks.keep(end, key, coded(normal, misere, wild))


def coded(normal: int, misere: int, wild: int) -> int:
    """Return the code of a block whose moves lead to these values, as masks. `wild`: a move leads to a wild block."""
    if not normal:
        return 0
    value = other = 0
    while normal >> value & 1:
        value += 1
    while misere >> other & 1:
        other += 1
    if wild or other != value and value + other != 1:
        return WILD | value
    return FIRM | value if value < 2 and value == other else value


def grundy(counts: "Iterable[int]") -> int:
    """Return the Grundy value of a row of 0..16 cells. Raises ValueError if there are more cells, or if a count is not 0..255."""
    value = 0
    for block in blocks(counts):
        value ^= block[2]
    return value


def blocks(counts: "Iterable[int]") -> "list[tuple[int, int, int]]":
    """Return (first cell from 0, length, Grundy value) of each block, from the west."""
    work = valued(counts)
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: list[tuple[int, int, int]] = end.value
            return found


def valued(counts: "Iterable[int]") -> "Generator[None, None, list[tuple[int, int, int]]]":
    """The generator form of blocks(), a slice at a time."""
    row = list(counts)
    if len(row) > 16:
        raise ValueError(f"{len(row)} cells: a row has 16 at most")
    for count in row:
        if type(count) is not int or not 0 <= count <= 255:
            raise ValueError(f"{count!r} is not a count: a cell holds 0..255 seeds")
    row = [min(count, 16) for count in row]  # higher counts can never be sown
    known = Blocks(table())
    yield
    yield from compute_codes(known, row)
    return [(first, end - first, known.code(row, first, end) & 31) for first, end in spans(row)]
