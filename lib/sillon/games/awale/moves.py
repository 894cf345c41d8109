"""Awalé's moves in the search of search.py: a node's children, the promising ones first."""

from array import array

from sillon.games.awale.evaluation import LAST, OTHER, OWN
from sillon.games.awale.leaf import SHIFTS

PLIES = 18
NEVER = 99


class Places:
    """Room for the children of the nodes from the first one to that looked at: seven places a ply.

    From 7 * ply on: the move that was best before, or nothing, then harvests, then a gap, then the others from the left.
    """

    def __init__(self, slam: bool) -> None:
        """`slam`: a harvest of all is illegal; else it takes nothing."""
        self.slam = slam
        self.m = array("i", bytes(28 * PLIES))  # the child's mover's row
        self.o = array("i", self.m)  # the other's
        self.told = bytearray(7 * PLIES)  # pit and, times 8, the seeds won
        self.need = [NEVER] * (PLIES + 2)  # what the mover lacks to the target, at each ply

    def fill(self, m: int, o: int, first: int, ply: int) -> int:
        """Lays the children of the rows out, pit `first` first; -1 when one of them reaches the target.

        Else front + 128 * back: the gap is from front to back. Without children back is the last place, front the second.
        """
        ms = self.m
        os = self.o
        told = self.told
        other = OTHER
        lasts = LAST
        at = 7 * ply
        front = at + 1
        back = at + 6
        first *= 5
        for shift in SHIFTS:
            k = m >> shift & 31
            if k:
                k += shift * 7
                o2 = o + other[k]
                if o2:
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
                            if gain >= self.need[ply]:
                                return -1
                        elif self.slam:
                            continue
                        else:
                            gain = 0
                    if shift == first:
                        at = 7 * ply
                    elif gain:
                        at = front
                        front += 1
                    else:
                        at = back
                        back -= 1
                    ms[at] = o2
                    os[at] = m + OWN[k]
                    told[at] = gain << 3 | shift // 5
        return front | back << 7
