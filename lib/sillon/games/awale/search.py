"""Awalé's search: alpha-beta with a small table of what was seen. Nodes wait on a stack: no call is nested."""

from array import array

from sillon.games.awale.evaluation import (
    GRAIN,
    LAST,
    NODES,
    OTHER,
    OWN,
    RULES,
    SHIFTS,
    end,
    last_ply,
    packed,
    ready,
    row,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

PLIES = 18
WON = 700  # the target is reached
_NEVER = 99
_TABLE = 128
_NONE = -999
_MOST = 900
_SLICE = 12  # nodes, some 0.3 ms each on an RP2040


class Search:
    """What a turn's search has seen. `spent`: nodes; `limit`: so many and it stops; `stopped`: it did.

    m, o and told have room for the children of the nodes from the first one to that looked at: seven places a ply.
    From 7 * ply on: the move that was best before, or nothing, then harvests, then a gap, then the others from the left.
    """

    def __init__(self, wide: bool, slam: bool) -> None:
        """`wide`: a pit might come to hold more than 31. `slam`: a harvest of all is illegal; else it takes nothing."""
        self.wide = wide
        self.slam = slam
        self.m = array("i", bytes(28 * PLIES))  # the child's mover's row
        self.o = array("i", self.m)  # the other's
        self.told = bytearray(7 * PLIES)  # pit and, times 8, the seeds won
        self.need = [_NEVER] * (PLIES + 2)  # what the mover lacks to the target, at each ply
        self.limit = self.pause = self.spent = 0
        self.stopped = False
        self.stack: list[list[int]] = []  # the nodes above, by ply: a tuple each would be made anew 500 times a second
        self.seen_m = array("i", bytes(4 * _TABLE))
        self.seen_o = array("i", self.seen_m)
        self.seen = array("i", self.seen_m)  # value + 1024; depth, 5 bits; 1 at least, 2 at most; best pit, 3 bits

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


def deepen(
    player: "Any", position: bytes, after: "dict[int, bytes]", depth: int, nodes: int
) -> "Generator[None, None, None]":
    """Sets the player's move to the best one of `after` (positions by move), its `values` to what was found.

    At most `depth` moves deep, for so many nodes. `values` that are there already are known, and kept. That of the best move is
    the search's, the others are worth no more than theirs.
    """
    yield from ready()
    game = player.game
    seat = position[14]
    search = Search(sum(position[:12]) > 31, game.grand_slam != "no_capture")
    search.limit = nodes
    own_row = game.leftovers == "own_row"
    need = search.need
    if game.target:
        need[0] = game.target
        need[1] = game.target
    values = player.values
    order = sorted(after)
    known = {move: values[move] * GRAIN for move in order if values[move] is not None}
    plies = 1
    while plies <= depth:
        best = -_MOST
        for k in range(len(order)):
            move = order[k]
            if move in known:
                value = known[move]
            else:
                child = after[move]
                gain = (child[12 + seat] - position[12 + seat]) * GRAIN
                m = packed(child, 1 - seat)
                o = packed(child, seat)
                if game.target:
                    need[0] = game.target - child[13 - seat]
                    need[1] = game.target - child[12 + seat]
                low = best if k else -_MOST
                value = gain - (
                    yield from resume(
                        search, own_row, search.tree(m, o, plies, gain - low - 1 if k else -_MOST, gain - low)
                    )
                )
                if k and value > best and not search.stopped:
                    player.move = move
                    value = gain - (yield from resume(search, own_row, search.tree(m, o, plies, -_MOST, gain - best)))
                if search.stopped:
                    break
                values[move] = (value + GRAIN // 2) // GRAIN
            if value > best:
                best = value
                player.move = move
        if player.move != order[0]:
            order.remove(player.move)
            order.insert(0, player.move)
        if search.stopped or len(known) == len(order):
            break
        plies += 1
    player.nodes += search.spent


def resume(search: Search, own_row: bool, work: "Generator[None, None, int]") -> "Generator[None, None, int]":
    """The tree's value, by the rules and with the count of this search: others may think between its slices."""
    while True:
        RULES[0] = search.slam
        RULES[1] = own_row
        NODES[0] = search.spent
        try:
            next(work)
        except StopIteration as end:
            search.spent = NODES[0]
            return end.value
        search.spent = NODES[0]
        yield
