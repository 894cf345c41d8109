"""The codes of the blocks of impartial Fafy, as fafy_sums.py tells them, worked out when they are needed.

A count above what can be sown anywhere in its block does not matter, nor does the block's direction. So a block is two
small ints: its west half and its east half, each told from the outside in; short ones are in a table.
"""

from sillon.players.fafy_sums import FIRM, WILD, spans
from sillon.players.fafy_table import FIRST, TABLED, table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

_MOST = 520  # blocks that are remembered, some 10 bytes each
_SLICE = 14  # moves between two yields; one takes up to a ms


class Blocks:
    """The codes of blocks, learnt when they are needed."""

    def __init__(self, short: bytes | None = None) -> None:
        self.short = table() if short is None else short
        self.known: list[dict] = []
        self.forget()
        self.key: "int | tuple[int, int]" = 0
        self.nodes = 0

    def forget(self) -> None:
        self.known = [{} for _ in range(17)]
        self.held = 0

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
        if length <= TABLED and self.short:
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
        if length > TABLED or not self.short:
            self.key = place if length <= 10 else (west, place)
            return self.known[length].get(self.key, -1)
        place += FIRST[length]
        code = self.short[place // 3] // (1, 6, 36)[place % 3] % 6
        return code if code < 5 else FIRM

    def keep(self, length: int, key: "int | tuple[int, int]", code: int) -> None:
        """Remembers it; the shortest blocks are forgotten when there are too many."""
        self.held += 1
        if self.held > _MOST:
            for codes in self.known:
                if len(codes) > 32:
                    self.held -= len(codes)
                    codes.clear()
                    break
        self.known[length][key] = code

    def learn(self, row: "Sequence[int]") -> "Generator[None, None, None]":
        """Makes sure that the codes of the row's blocks are known."""
        found = spans(row)
        going = True
        while going:  # again when one has been forgotten over another
            going = False
            for first, end in found:
                if self.code(row, first, end) < 0:
                    yield from self._work(bytes([min(row[cell], 16) for cell in range(first, end)]))
                    going = True

    def _work(self, block: bytes) -> "Generator[None, None, None]":
        """A block that is not known, and all that it needs. What waits for another block is on a stack."""
        waiting = [(block, self.key, 0, 0, 0, 0)]
        while waiting:
            block, key, move, normal, misere, wild = waiting.pop()
            length = len(block)
            code = self.code
            while move < 2 * length:
                cell = move >> 1
                count = block[cell]
                if move & 1:
                    if cell + count >= length:
                        move += 1
                        continue
                    one = code(block, 0, cell)
                    if one >= 0:
                        two = code(block, cell + 1, length, cell + 1, cell + 1 + count)
                elif count > cell:
                    move += 1
                    continue
                else:
                    one = code(block, 0, cell, cell - count, cell)
                    if one >= 0:
                        two = code(block, cell + 1, length)
                self.nodes += 1
                if self.nodes % _SLICE == 0:
                    yield
                if one < 0 or two < 0:
                    child_key = self.key
                    child = bytearray(block)
                    for _ in range(count):
                        cell += 1 if move & 1 else -1
                        child[cell] += 1
                    cell = move >> 1
                    waiting.append((block, key, move, normal, misere, wild))
                    waiting.append((bytes(child[:cell] if one < 0 else child[cell + 1 :]), child_key, 0, 0, 0, 0))
                    break
                wild |= (one | two) & WILD
                value = (one ^ two) & 31
                normal |= 1 << value
                misere |= 1 << (value ^ 1 if one < 2 and two < 2 else value)
                move += 1
            else:
                self.keep(length, key, _coded(normal, misere, wild))


def _coded(normal: int, misere: int, wild: int) -> int:
    """The code of a block whose moves lead to these sets of values."""
    value = least(normal)
    if not normal:
        return 0
    other = least(misere)
    if wild or other != value and value + other != 1:
        return WILD | value
    return FIRM | value if value < 2 and value == other else value


def least(values: int) -> int:
    """The least number that is not in the set."""
    number = 0
    while values >> number & 1:
        number += 1
    return number
