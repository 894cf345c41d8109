"""Awalé's evaluation: the board as two ints, the last ply of the search and the quiescence search behind it.

Each row of six pits is an int of five bits a pit, its owner's left pit lowest. Sowing s seeds from pit p is two additions:
OWN[k] to the mover's row, OTHER[k] to the other's, where k = s + 35 * p. LAST[k] is the shift of the last seed's pit in the
other's row; 30, which is always empty, when the seed falls into the mover's own row. So no pit may hold more than 31.

The static evaluation of a row adds TABLES, each by ten bits of the row: two neighbouring pits. leaves.py makes them. One seed
counts GRAIN.

In all functions `m` is the mover's row and `o` the other's.

Values are for the player to move: how many more seeds than the other he will still win, times GRAIN. last_ply() and
quiescence() take a few ms at most. last_ply() has row() inlined.
"""

from array import array

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

GRAIN = 8
SHIFTS = (25, 20, 15, 10, 5, 0)
NODES = [0]  # the nodes visited here and by the search
RULES = [0, 1]  # whether a harvest of all is illegal; whether seeds left on the board go to their row's owner
_NONE = -999

OWN = array("i", bytes(828))
OTHER = array("i", bytes(828))
LAST = bytearray(207)
TABLES = [bytearray() for k in range(3)]  # those of the search that goes on


def ready() -> "Generator[None, None, None]":
    """Fill the tables, once."""
    if LAST[206]:
        return
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
    """Return a seat's row as an int; a pit with more than 31 seeds becomes 31, and must not be sown."""
    row = 0
    for pit in range(6):
        row |= min(pits[6 * seat + pit], 31) << 5 * pit
    return row


def row(m: int) -> int:
    """Return the static evaluation of a row."""
    left, middle, right = TABLES
    return left[m & 1023] + middle[m >> 10 & 1023] + right[m >> 20]


def quiescence(m: int, o: int, best: int, alpha: int, beta: int, left: int) -> int:
    """Return the value of harvests only: `best` without any; up to `left` more may follow the first one."""
    NODES[0] += 1
    other = OTHER
    lasts = LAST
    if best > alpha:
        alpha = best
    for shift in SHIFTS:
        k = m >> shift & 31
        if k:
            k += shift * 7
            last = lasts[k]
            o2 = o + other[k]
            c = o2 >> last & 31
            if c >> 1 == 1:
                gain = 0
                while c >> 1 == 1:
                    gain += c
                    o2 -= c << last
                    last -= 5
                    if last < 0:
                        break
                    c = o2 >> last & 31
                if o2:
                    gain <<= 3
                    m2 = m + OWN[k]
                    value = gain - row(o2) + row(m2)
                    if value > best:
                        if left and value > alpha:
                            value = gain - quiescence(o2, m2, gain - value, gain - beta, gain - alpha, left - 1)
                            if value <= best:
                                continue
                        best = value
                        if best > alpha:
                            if best >= beta:
                                return best
                            alpha = best
    return best


def last_ply(m: int, o: int, alpha: int, beta: int) -> int:
    """Return the value one ply deep."""
    NODES[0] += 1
    other = OTHER
    lasts = LAST
    left, middle, right = TABLES
    best = _NONE
    theirs = row(o)
    # Where the evaluation is more than a seed below alpha, only harvests are tried.
    hopeless = alpha - 8 > row(m) - theirs
    for shift in SHIFTS:
        k = m >> shift & 31
        if k:
            k += shift * 7
            o2 = other[k]
            if o2:
                o2 += o
                last = lasts[k]
                c = o2 >> last & 31
                gain = 0
                if c >> 1 == 1:
                    o3 = o2
                    while c >> 1 == 1:
                        gain += c
                        o3 -= c << last
                        last -= 5
                        if last < 0:
                            break
                        c = o3 >> last & 31
                    if o3:
                        o2 = o3
                        gain <<= 3
                    elif RULES[0]:
                        continue
                    else:
                        gain = 0
                if hopeless and not gain:
                    if best == _NONE:
                        best += 1
                    continue
                value = gain - left[o2 & 1023] - middle[o2 >> 10 & 1023] - right[o2 >> 20]
            elif not o:
                continue  # illegal: it leaves an empty row without seeds
            elif hopeless:
                if best == _NONE:
                    best += 1
                continue
            else:
                o2 = o
                gain = 0
                value = -theirs
            k = m + OWN[k]
            value += left[k & 1023] + middle[k >> 10 & 1023] + right[k >> 20]
            if value > best:
                if value > alpha:
                    value = gain - quiescence(o2, k, gain - value, gain - beta, gain - alpha, 2)
                    if value <= best:
                        continue
                best = value
                if best > alpha:
                    if best >= beta:
                        return best
                    alpha = best
    if best > _NONE + 1:
        return best
    return end(m, o) if best == _NONE else alpha


def end(m: int, o: int) -> int:
    """Return the value when the mover cannot move."""
    total = 0
    if RULES[1]:
        while m or o:
            total += (m & 31) - (o & 31)
            m >>= 5
            o >>= 5
    return total * 8
