"""Fang's book: what every position is worth that can lie on 8 cells after three turns of the document's game.

`python -m sim.tables.fang` makes data/fang.bin: a checksum, two bytes; the number of positions for tibongs that need two seeds,
and for those that need one; then these positions, three bytes each: own half and the other's, two bits a cell, the worth + 128.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

PATH = __file__[: max(__file__.rfind("/"), __file__.rfind("\\")) + 1] + "data/fang.bin"
HEAD = 4  # bytes before the positions
SIZE = 3  # bytes a position
_FEW = 3 | 3 << 7 | 3 << 14 | 3 << 21  # what can be told of a half


def checksum(data: bytes) -> int:
    """Two bytes that tell what follows them from anything else, its bytes' order too."""
    total = 1
    for byte in data:
        total = (total * 31 + byte) % 65521
    return total


def packed(half: int) -> int:
    """A half of four cells with at most three seeds each, as fang_halves.py has it, in a byte."""
    return half & 3 | half >> 5 & 12 | half >> 10 & 48 | half >> 15 & 192


def read(tibong_min: int) -> "Callable[[int, int], int | None] | None":
    """The book for these tibongs: a function that tells what two halves are worth, None for a position that is not there.

    None when the file is missing or damaged.
    """
    try:
        with open(PATH, "rb") as file:
            data = file.read()
    except OSError:
        return None
    if (
        len(data) < HEAD
        or len(data) != HEAD + SIZE * (data[2] + data[3])
        or data[0] << 8 | data[1] != checksum(data[2:])
    ):
        return None
    split = HEAD + SIZE * data[2]
    data = data[HEAD:split] if tibong_min == 2 else data[split:]

    def known(own: int, other: int) -> int | None:
        if (own | other) & ~_FEW:
            return None
        key = bytes((packed(own), packed(other)))
        at = data.find(key)
        while at > 0 and at % SIZE:
            at = data.find(key, at + 1)
        return None if at < 0 else data[at + 2] - 128

    return known
