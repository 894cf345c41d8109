"""Awalé's search: alpha-beta with a small transposition table and a stack of its own, without recursion."""

from array import array

from sillon.games.awale.evaluation import (
    GRAIN,
    LAST,
    NODES,
    OTHER,
    OWN,
    RULES,
    SHIFTS,
    TABLES,
    end,
    last_ply,
    packed,
    ready,
    row,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from sillon.players.opponent import Opponent

PLIES = 18
WON = 700  # the target is reached
_NEVER = 99
_TABLE = 128
_NONE = -999
_MOST = 900
_SLICE = 12  # nodes a slice, about 0.3 ms each on an RP2040


class Search:
    """The state of one turn's search. `spent`: nodes; `limit`: the most nodes; `stopped`: whether the limit was reached.

    m, o and moves hold the children of the nodes from the root to the current one: seven places a ply. From 7 * ply on: the
    table's best move, or nothing, then harvests, then a gap, then the others from the left.
    """

    def __init__(self, tables: "list[bytearray]", wide: bool, slam: bool) -> None:
        """Begin a search with these tables of leaves.py.

        `wide`: a pit may come to hold more than 31 seeds. `slam`: a harvest of all seeds is illegal; else it takes nothing.
        """
        self.tables = tables
        self.wide = wide
        self.slam = slam
        self.m = array("i", bytes(28 * PLIES))  # the row of the child's player to move
        self.o = array("i", self.m)  # the other's
        self.moves = bytearray(7 * PLIES)  # pit + 8 * seeds won
        self.need = [_NEVER] * (PLIES + 2)  # the seeds that the mover lacks to the target, by ply
        self.limit = self.pause = self.spent = 0
        self.stopped = False
        # The nodes above, by ply: lists that are reused, where tuples would allocate 500 times a second.
        self.stack: list[list[int]] = []
        self.table_m = array("i", bytes(4 * _TABLE))
        self.table_o = array("i", self.table_m)
        # value + 1024; depth, 5 bits; bound, 2 bits: 1 lower, 2 upper; best pit, 3 bits.
        self.table = array("i", self.table_m)

    def fill(self, m: int, o: int, first: int, ply: int) -> int:
        """Write the children of the rows, pit `first` first. Return -1 when one of them reaches the target.

        Else return front + 128 * back: the gap is from front to back. Without children back is the last place, front the second.
        """
        ms = self.m
        os = self.o
        moves = self.moves
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
                    moves[at] = gain << 3 | shift // 5
        return front | back << 7

    def alpha_beta(self, m: int, o: int, depth: int, alpha: int, beta: int) -> "Generator[None, None, int]":
        """Return the value of the rows, `depth` > 0 plies deep. need[0] is the mover's, need[1] the other's."""
        moves = self.moves
        need = self.need
        table_m = self.table_m
        table_o = self.table_o
        table = self.table
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
            best_pit = 7
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
                if table_m[entry] == m and table_o[entry] == o:
                    value = table[entry]
                    best_pit = value & 7
                    if value >> 5 & 31 >= depth:
                        kind = value >> 3 & 3
                        value = (value >> 10) - 1024
                        if kind < 1 or value >= beta and kind < 2 or value <= alpha and kind > 1:
                            best = value
                            best_pit = 7
                if best == _NONE:
                    front = self.fill(m, o, best_pit, ply)
                    if front < 0:
                        best = WON
                        best_pit = 7
                    else:
                        back = front >> 7
                        front &= 127
                        cursor = 7 * ply + (best_pit > 6)
                        best_pit = 6
                        if cursor == front:
                            cursor = back + 1
                            if cursor > edge:
                                best = end(m, o)
                                best_pit = 7
            # best_pit is 6 when none is known yet, and 7 when none is needed.
            while True:
                if best > _NONE and (best >= beta or cursor > edge or best_pit > 6):
                    if best_pit < 6:
                        table_m[entry] = m
                        table_o[entry] = o
                        kind = 1 if best >= beta else 2 if best <= low else 0
                        table[entry] = best + 1024 << 10 | depth << 5 | kind << 3 | best_pit
                    if not ply:
                        return best
                    value = best
                    ply -= 1
                    m, o, depth, low, alpha, beta, best, best_pit, cursor, front, back, entry = stack[ply]
                    edge = 7 * ply + 6
                    k = moves[cursor]
                    value = (k & 248) - value
                else:
                    k = moves[cursor]
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
                        kept[7] = best_pit
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
                        yield  # the quiescence search was long
                if value > best:
                    best = value
                    best_pit = k & 7
                    if value > alpha:
                        alpha = value
                cursor += 1
                if cursor == front:
                    cursor = back + 1


def deepen(
    player: "Opponent",
    tables: "list[bytearray]",
    position: bytes,
    after: "dict[int, bytes]",
    depth: int,
    nodes: int,
) -> "Generator[None, None, None]":
    """Set the player's move to the best one of `after` (positions by move), and its `values`, by iterative deepening.

    At most `depth` plies and `nodes` nodes, with the `tables` of leaves.py. Values already set are kept. The values of
    the best move and of the named one are the search's, those of the others are upper bounds.
    """
    yield from ready()
    game = player.game
    seat = position[14]
    yield
    search = Search(tables, sum(position[:12]) > 31, game.grand_slam != "no_capture")
    search.limit = nodes
    own_row = game.leftovers == "own_row"
    need = search.need
    if game.target:
        need[0] = game.target
        need[1] = game.target
    values = player.values
    order = sorted(after)
    known = {move: values[move] * GRAIN for move in order if values[move] is not None}  # type: ignore[operator]
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
                full = not k or move == player.named
                low = -_MOST if full else best
                value = gain - (
                    yield from resume(
                        search, own_row, search.alpha_beta(m, o, plies, -_MOST if full else gain - low - 1, gain - low)
                    )
                )
                if k and value > best and not search.stopped:
                    player.move = move
                    value = gain - (
                        yield from resume(search, own_row, search.alpha_beta(m, o, plies, -_MOST, gain - best))
                    )
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
    """Return the value of a search `work`. Other players may think between slices, so each slice first sets what is shared."""
    while True:
        RULES[0] = search.slam
        RULES[1] = own_row
        NODES[0] = search.spent
        TABLES[:] = search.tables
        try:
            next(work)
        except StopIteration as end:
            search.spent = NODES[0]
            value: int = end.value
            return value
        search.spent = NODES[0]
        yield
