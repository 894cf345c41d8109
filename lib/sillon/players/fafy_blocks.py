"""The codes of the blocks of impartial Fafy, as fafy_sums.py tells them, as far as they are known; fafy_learn.py works them out.

A count above what can be sown anywhere in its block does not matter, nor does the block's direction. So a block is two
small ints: its west half and its east half, each told from the outside in; short ones are in a table.
"""

from sillon.players.fafy_sums import FIRM
from sillon.players.fafy_table import FIRST, TABLED, table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_MOST = 520  # blocks that are remembered, some 10 bytes each


class Blocks:
    """The codes of blocks. `nodes` counts the moves looked at to learn them."""

    def __init__(self, short: bytes | None = None) -> None:
        self.short = table() if short is None else short
        self.known: list[dict] = []
        self.forget()
        self.key: int | tuple[int, int] = 0
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
