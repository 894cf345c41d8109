"""Fang looked ahead, by alpha-beta without recursion: a board's stack is small."""

from sillon.games.fang.halves import end, first, known, last

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from sillon.games.fang.player import Player

BOOKED = 7  # seeds to be sown where the book knows the value
_MOST = 2000  # no value is as great
_SLICE = 28  # positions between two yields
# The table's entry: own, other, and as bits value + _MOST, seeds to be sown, bound (two), best turn (four). A bound says that
# the value is at least (1) or at most (2) this.


def deep(board: "Player", own: int, other: int, left: int, low: int, high: int) -> "Generator[None, None, int | None]":
    """The value for the seat to move with `left` seeds to be sown, in slices; None when it gave up.

    Exact between low and high; else a bound.
    """
    half, bits, mask, least, most = board.half, board.bits, board.mask, board.least, board.most
    near, far, gains, table, orders = board.near, board.far, board.gains, board.table, board.orders
    turns = 2 * half
    size = len(table) // 3
    while len(orders) <= left * turns:
        orders.extend(bytes(range(turns)))
    above: list[tuple[int, int, int, int, int, int, int, int]] = []
    lead = 0
    for k in range(0, half * bits, bits):
        lead += 2 * ((own >> k & mask) - (other >> k & mask))
    nodes = board.nodes
    while True:
        # Down to a position.
        nodes += 1
        if nodes >= board.pause:
            board.nodes = nodes
            board.pause = nodes + _SLICE
            yield
            if nodes >= board.limit:
                return None
        value = None
        if left < 2:
            value = last(board, own, other, lead) if left else end(board, own, other, lead)
        elif left > 2 and size:
            k = (own ^ other << 3) % size * 3
            if table[k] == own and table[k + 1] == other:
                k = table[k + 2]
                first(orders, left * turns, k & 15)
                if k >> 6 & 31 == left:
                    value = (k >> 11) - _MOST
                    k = k >> 4 & 3
                    if k == 1 and value < high or k == 2 and value > low:
                        value = None
        if left == BOOKED and value is None and board.book:
            value = known(board.book, own, other)
            if value is None and board.only:
                board.nodes = nodes
                return None
        k = left * turns
        stop = k + turns
        chosen = 0
        best = -_MOST
        while True:
            while value is None and k < stop:
                turn = orders[k]
                k += 1
                place = turn % half * bits
                count = (other if turn < half else own) >> place & mask
                if not count or count > most or not place and count < least:
                    continue
                to = other + far[count]
                on = own + near[count]
                ahead = -lead - gains[count]
                if turn < half:
                    to -= count << place
                else:
                    on -= count << place
                    ahead += 4 * count
                if left > 2:
                    break
                nodes += 1
                ahead = -last(board, to, on, ahead)
                if ahead > best:
                    best = ahead
                    chosen = turn
                    if best >= high:
                        k = stop
            else:
                if value is None and best == -_MOST:
                    value = end(board, own, other, lead)
                if value is None:
                    value = best
                    k = 0
                    if best >= high:
                        first(orders, left * turns, chosen)
                        k = 1
                    elif best <= low:
                        k = 2
                    if left > 2 and size:
                        place = (own ^ other << 3) % size * 3
                        table[place] = own
                        table[place + 1] = other
                        table[place + 2] = (best + _MOST) << 11 | left << 6 | k << 4 | chosen
                # Up again, with its value.
                if not above:
                    board.nodes = nodes
                    return value
                own, other, lead, low, high, k, best, chosen = above.pop()
                left += 1
                stop = (left + 1) * turns
                if -value > best:
                    best = -value
                    chosen = orders[k - 1]
                    if best >= high:
                        k = stop
                value = None
                continue
            break
        above.append((own, other, lead, low, high, k, best, chosen))
        low, high = -high, -max(low, best)
        own, other, lead = to, on, ahead
        left -= 1
