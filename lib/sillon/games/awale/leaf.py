"""The last ply of Awalé's search, and the harvests that may follow it: plain functions, a few ms at most.

Values are for the player to move: what he still wins more than the other, in GRAINs of a seed. The numbers: 0x1EF7BDEF has 15
in each pit, 0x1AD6B5AD 13, 0x2108421 1. The worth of a row is written out where it is wanted most: see awale_rows.row.
"""

from sillon.games.awale.evaluation import FULL, LAST, OTHER, OWN, USED, row

SHIFTS = (25, 20, 15, 10, 5, 0)
NODES = [0]  # looked at by the functions here and by the search
RULES = [0, 1]  # harvests that take all are not allowed; seeds left on the board are their row's
_NONE = -999


def quiet(m: int, o: int, best: int, alpha: int, beta: int, left: int) -> int:
    """The value by harvests alone, `best` without any; `left` of them may follow the first one."""
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
                            value = gain - quiet(o2, m2, gain - value, gain - beta, gain - alpha, left - 1)
                            if value <= best:
                                continue
                        best = value
                        if best > alpha:
                            if best >= beta:
                                return best
                            alpha = best
    return best


def last_ply(m: int, o: int, alpha: int, beta: int) -> int:
    """The value one move deep."""
    NODES[0] += 1
    other = OTHER
    lasts = LAST
    used = USED
    full = FULL
    best = _NONE
    theirs = row(o)
    # Where a whole seed is missing to be of interest, only harvests are.
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
                c = o2 & 0x1EF7BDEF
                value = (
                    gain
                    - used[((c + 0x1EF7BDEF | o2) >> 4 & 0x2108421) % 127]
                    - full[((c + 0x1AD6B5AD | o2) >> 4 & 0x2108421) % 127]
                )
            elif not o:
                continue  # nothing for the other, who has nothing
            elif hopeless:
                if best == _NONE:
                    best += 1
                continue
            else:
                o2 = o
                gain = 0
                value = -theirs
            k = m + OWN[k]
            c = k & 0x1EF7BDEF
            value += (
                used[((c + 0x1EF7BDEF | k) >> 4 & 0x2108421) % 127]
                + full[((c + 0x1AD6B5AD | k) >> 4 & 0x2108421) % 127]
            )
            if value > best:
                if value > alpha:
                    value = gain - quiet(o2, k, gain - value, gain - beta, gain - alpha, 2)
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
    """The value when the mover cannot move."""
    total = 0
    if RULES[1]:
        while m or o:
            total += (m & 31) - (o & 31)
            m >>= 5
            o >>= 5
    return total * 8
