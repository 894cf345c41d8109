"""Fang's book: what every position is worth that can lie on 8 cells after three turns of the document's game.

`python -m sim.tables.fang` makes data/fang.bin: length and checksum, two bytes each, high byte first; then, for tibongs that
need two seeds and for those that need one: the number of different worths; each of them + 128, and how many positions have
it; the positions, in the order of the worths, two bytes each: own half and the other's, two bits a cell.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_FEW = 3 | 3 << 7 | 3 << 14 | 3 << 21  # what can be told of a half


def checksum(data: bytes) -> int:
    """Two bytes that tell one file from another, its bytes' order too."""
    total = 1
    for byte in data:
        total = (total * 31 + byte) % 65521
    return total


def packed(half: int) -> int:
    """A half of four cells with at most three seeds each, as fang_halves.py has it, in a byte."""
    return half & 3 | half >> 5 & 12 | half >> 10 & 48 | half >> 15 & 192


def read(file: str, tibong_min: int) -> "Callable[[int, int], int | None] | None":
    """The book for these tibongs: a function that tells what two halves are worth, None for a position that is not there.

    None when the file is missing or damaged.
    """
    try:
        with open(file, "rb") as opened:
            data = opened.read()
    except OSError:
        return None
    if len(data) < 4 or data[0] << 8 | data[1] != len(data) or data[2] << 8 | data[3] != checksum(data[4:]):
        return None
    at = 4
    while True:
        worths = data[at + 1 : at + 1 + 2 * data[at]]
        at += 1 + len(worths)
        size = 2 * sum([worths[n] for n in range(1, len(worths), 2)])
        if tibong_min == 2:
            break
        at += size
        tibong_min = 2
    keys = data[at : at + size]

    def known(own: int, other: int) -> int | None:
        if (own | other) & ~_FEW:
            return None
        key = bytes((packed(own), packed(other)))
        at = keys.find(key)
        while at > 0 and at & 1:
            at = keys.find(key, at + 1)
        if at < 0:
            return None
        n = 0
        while at >= 2 * worths[n + 1]:
            at -= 2 * worths[n + 1]
            n += 2
        return worths[n] - 128

    return known


def path() -> str:
    """Where it lies: in the folder data beside this file."""
    return __file__[: max(__file__.rfind("/"), __file__.rfind("\\")) + 1] + "data/fang.bin"
