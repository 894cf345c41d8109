"""Awalé's search: alpha-beta with a small table of what was seen. Nodes wait on a stack: no call is nested."""

from array import array

from sillon.games.awale.evaluation import row
from sillon.games.awale.leaf import NODES, end, last_ply
from sillon.games.awale.moves import Places

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

WON = 700  # the target is reached
_TABLE = 128
_NONE = -999
_SLICE = 12  # nodes, some 0.3 ms each on an RP2040


class Search(Places):
    """What a turn's search has seen. `spent`: nodes; `limit`: so many and it stops; `stopped`: it did."""

    def __init__(self, wide: bool, slam: bool) -> None:
        """`wide`: a pit might come to hold more than 31. `slam`: as in Places."""
        Places.__init__(self, slam)
        self.wide = wide
        self.limit = self.pause = self.spent = 0
        self.stopped = False
        self.stack: list[list[int]] = []  # the nodes above, by ply: a tuple each would be made anew 500 times a second
        self.seen_m = array("i", bytes(4 * _TABLE))
        self.seen_o = array("i", self.seen_m)
        self.seen = array("i", self.seen_m)  # value + 1024; depth, 5 bits; 1 at least, 2 at most; best pit, 3 bits

    def tree(self, m: int, o: int, depth: int, alpha: int, beta: int) -> "Generator[None, None, int]":
        """The value of the rows, `depth` > 0 moves deep; need[0]: the mover's, need[1]: the other's."""
        told = self.told
        need = self.need
        seen_m = self.seen_m
        seen_o = self.seen_o
        seen = self.seen
        count = NODES
        pause = self.pause
        stack = self.stack
        ply = 0
        while True:
            if count[0] > pause:
                pause = count[0]
                if pause > self.limit:
                    self.stopped = True
                    return 0
                self.pause = pause = pause + _SLICE
                yield
            best = _NONE
            low = alpha
            mover = 7
            cursor = edge = 7 * ply + 6
            front = back = entry = 0
            # From 21 seeds a pit may soon hold 32.
            if self.wide and ((m & 0x1EF7BDEF) + 0x16B5AD6B & m | (o & 0x1EF7BDEF) + 0x16B5AD6B & o) & 0x21084210:
                best = row(m) - row(o)
            elif depth < 2:
                best = last_ply(m, o, alpha, beta)
            else:
                count[0] += 1
                entry = m % 509 + o % 503 & _TABLE - 1
                if seen_m[entry] == m and seen_o[entry] == o:
                    value = seen[entry]
                    mover = value & 7
                    if value >> 5 & 31 >= depth:
                        kind = value >> 3 & 3
                        value = (value >> 10) - 1024
                        if kind < 1 or value >= beta and kind < 2 or value <= alpha and kind > 1:
                            best = value
                            mover = 7
                if best == _NONE:
                    front = self.fill(m, o, mover, ply)
                    if front < 0:
                        best = WON
                        mover = 7
                    else:
                        back = front >> 7
                        front &= 127
                        cursor = 7 * ply + (mover > 6)
                        mover = 6
                        if cursor == front:
                            cursor = back + 1
                            if cursor > edge:
                                best = end(m, o)
                                mover = 7
            # mover: the best pit; 6: none yet, 7: none is needed.
            while True:
                if best > _NONE and (best >= beta or cursor > edge or mover > 6):
                    if mover < 6:
                        seen_m[entry] = m
                        seen_o[entry] = o
                        kind = 1 if best >= beta else 2 if best <= low else 0
                        seen[entry] = best + 1024 << 10 | depth << 5 | kind << 3 | mover
                    if not ply:
                        return best
                    value = best
                    ply -= 1
                    m, o, depth, low, alpha, beta, best, mover, cursor, front, back, entry = stack[ply]
                    edge = 7 * ply + 6
                    k = told[cursor]
                    value = (k & 248) - value
                else:
                    k = told[cursor]
                    value = k & 248
                    if depth > 2:
                        if ply == len(stack):
                            stack.append([0] * 12)
                        kept = stack[ply]
                        kept[0] = m
                        kept[1] = o
                        kept[2] = depth
                        kept[3] = low
                        kept[4] = alpha
                        kept[5] = beta
                        kept[6] = best
                        kept[7] = mover
                        kept[8] = cursor
                        kept[9] = front
                        kept[10] = back
                        kept[11] = entry
                        need[ply + 2] = need[ply] - (k >> 3)
                        alpha, beta = value - beta, value - alpha
                        m = self.m[cursor]
                        o = self.o[cursor]
                        depth -= 1
                        ply += 1
                        break
                    value -= last_ply(self.m[cursor], self.o[cursor], value - beta, value - alpha)
                    if count[0] > pause + _SLICE:
                        yield  # harvests that follow each other take long
                if value > best:
                    best = value
                    mover = k & 7
                    if value > alpha:
                        alpha = value
                cursor += 1
                if cursor == front:
                    cursor = back + 1
