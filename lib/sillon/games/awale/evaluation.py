"""Awalé's board as two small ints, for search: each row of six pits is a number of five bits a pit, its owner's left lowest.

Sowing s seeds from pit p is two additions: OWN[k] to the mover's row, OTHER[k] to the other's, where k = s + 35 * p. LAST[k]
is the shift of the last seed's pit in the other's row; 30, which is always empty, when it falls into the mover's own.
So no pit may come to hold more than 31.

A row as it lies is worth USED[k] for its pits that hold seeds and FULL[k] for those that hold three or more, which are
safe; k is a row that has 1 or 0 in each pit, modulo 127: different for each of the 64. GRAIN is worth one seed.
"""

from array import array

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

GRAIN = 8
OWN = array("i", bytes(828))
OTHER = array("i", bytes(828))
LAST = bytearray(207)
USED = bytearray(128)
FULL = bytearray(128)

# From the left pit to the right one: fitted to what positions are worth in deep searches (tools/strength/awale.py).
_USED = (6, 9, 9, 8, 7, 4)
_FULL = (7, 6, 4, 0, -1, -3)


def ready() -> "Generator[None, None, None]":
    """Fills the tables, once."""
    if LAST[206]:
        return
    for mask in range(64):
        k = used = 0
        full = 4
        for pit in range(6):
            if mask >> pit & 1:
                k += 1 << 5 * pit
                used += _USED[pit]
                full += _FULL[pit]
        USED[k % 127] = used
        FULL[k % 127] = full
        if mask & 15 == 15:
            yield
    for pit in range(6):
        k = 35 * pit
        own = other = 0
        last = pit
        for seeds in range(1, 32):
            last = last + 1 if last < 11 else 0
            if last == pit:
                last += 1
            if last < 6:
                own += 1 << 5 * last
            else:
                other += 1 << 5 * last - 30
            OWN[k + seeds] = own - (seeds << 5 * pit)
            OTHER[k + seeds] = other
            LAST[k + seeds] = 30 if last < 6 else 5 * last - 30
        yield


def packed(pits: "bytes | bytearray", seat: int) -> int:
    """A seat's row; a pit with more than 31 seeds has 31 in it, and must not be sown."""
    row = 0
    for pit in range(6):
        row |= min(pits[6 * seat + pit], 31) << 5 * pit
    return row


def row(m: int) -> int:
    """What a row is worth as it lies."""
    low = m & 0x1EF7BDEF
    return USED[((low + 0x1EF7BDEF | m) >> 4 & 0x2108421) % 127] + FULL[((low + 0x1AD6B5AD | m) >> 4 & 0x2108421) % 127]
