"""Fang looked ahead, by alpha-beta without recursion: a board's stack is small."""

from sillon.players.fang_end import end, last

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from sillon.players.fang_halves import Halves

BOOKED = 7  # seeds to be sown where the book knows the worth
_MOST = 2000  # no worth is as great
_SLICE = 28  # positions between two yields
# An entry: worth + _MOST, seeds to be sown, bound, best turn.
_ABOVE, _BELOW = 1, 2  # what is remembered is a bound: the worth is at least, at most this


def deep(board: "Halves", own: int, other: int, left: int, low: int, high: int) -> "Generator[None, None, int | None]":
    """The worth for the seat to move with `left` seeds to be sown, in slices; None when it gave up.

    Exact between low and high; else a bound.
    """
    half, bits, mask, least, most = board.half, board.bits, board.mask, board.least, board.most
    here, there, gain, shift = board.here, board.there, board.gain, board.shift
    table, owns, others, entries = board.table, board.owns, board.others, board.entries
    orders = board.orders
    turns = 2 * half
    while len(orders) <= left:
        orders.append(list(range(turns)))
    above: list[tuple[int, int, int, int, int, int, int, int]] = []
    lead = board.lead(own, other)
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
        order = orders[left]
        worth = None
        if left < 2:
            worth = last(board, own, other, lead) if left else end(board, own, other, lead)
        elif left > 2 and table:
            n = (own ^ other << 3) % table
            if owns[n] == own and others[n] == other:
                n = entries[n]
                order.remove(n & 15)
                order.insert(0, n & 15)
                if n >> 6 & 31 == left:
                    worth = (n >> 11) - _MOST
                    n = n >> 4 & 3
                    if n == _ABOVE and worth < high or n == _BELOW and worth > low:
                        worth = None
        if left == BOOKED and worth is None and board.known:
            worth = board.known(own, other)
            if worth is None and board.only:
                board.nodes = nodes
                return None
        n = chosen = 0
        best = -_MOST
        while True:
            while worth is None and n < turns:
                turn = order[n]
                n += 1
                place = turn % half * bits
                count = (other if turn < half else own) >> place & mask
                if not count or count > most or not place and count < least:
                    continue
                to = other + there[count]
                on = own + here[count]
                if turn < half:
                    to -= count << place
                    ahead = -lead - gain[count]
                else:
                    on -= count << place
                    ahead = -lead - shift[count]
                if left > 2:
                    break
                nodes += 1
                ahead = -last(board, to, on, ahead)
                if ahead > best:
                    best = ahead
                    chosen = turn
                    if best >= high:
                        n = turns
            else:
                if worth is None and best == -_MOST:
                    worth = end(board, own, other, lead)
                if worth is None:
                    worth = best
                    n = 0
                    if best >= high:
                        order.remove(chosen)
                        order.insert(0, chosen)
                        n = _ABOVE
                    elif best <= low:
                        n = _BELOW
                    if left > 2 and table:
                        slot = (own ^ other << 3) % table
                        owns[slot] = own
                        others[slot] = other
                        entries[slot] = (best + _MOST) << 11 | left << 6 | n << 4 | chosen
                # Up again, with its worth.
                if not above:
                    board.nodes = nodes
                    return worth
                own, other, lead, low, high, n, best, chosen = above.pop()
                left += 1
                order = orders[left]
                if -worth > best:
                    best = -worth
                    chosen = order[n - 1]
                    if best >= high:
                        n = turns
                worth = None
                continue
            break
        above.append((own, other, lead, low, high, n, best, chosen))
        low, high = -high, -max(low, best)
        own, other, lead = to, on, ahead
        left -= 1
