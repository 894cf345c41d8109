"""Fang's search: iterative deepening, and alpha-beta without recursion, as a board's stack is small.

The board is two ints, so that a turn is two table look-ups and three additions, with nothing to copy or undo. A half of the
board is an int of `bits` bits a cell, its owner's tibong lowest: `own` for the seat to move, `other` for the other. So a
position looks the same from both seats. Turn k takes the seeds of the other's cell k, counted from its tibong, turn half + k
those of one's own cell k. A value is twice the margin, and 1 or -1 where the tibongs decide between equal halves; `lead` is
twice the current margin.

`board` is the player, which holds the tables of board.py.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from sillon.games.fang.board import Board

BOOK_SEEDS = 7  # the seeds to be sown in positions of the book
_MOST = 2000  # no value is as great
_SLICE = 28  # positions between two yields
_EASY = 8  # with this many seeds to be sown, or fewer, no shallower search comes first
_WIDE = 5000  # more than any value
# An entry of the transposition table: own, other, and in one int value + _MOST, seeds to be sown, bound (two bits: 1 lower,
# 2 upper), best turn (four bits).


def deepen(
    player: "Board", own: int, other: int, left: int, turns: "list[tuple[int, int]]"
) -> "Generator[None, None, None]":
    """Search deeper and deeper with `left` seeds to be sown; near the book, first only as far as the book."""
    turns.sort()
    player.book_only = bool(player.book) and BOOK_SEEDS < left <= BOOK_SEEDS + 3
    k = left if player.book_only or left <= _EASY else 4 + left % 2
    while k <= left and not player.exact and player.nodes < player.limit:
        yield from _iterate(player, own, other, k, left, turns)
        if player.book_only:
            player.book_only = False
            k = 2 + left % 2 if left > _EASY else left - 2
        k += 2


def _iterate(
    player: "Board", own: int, other: int, depth: int, left: int, turns: "list[tuple[int, int]]"
) -> "Generator[None, None, None]":
    """Set `move` to the best one of a game that ends after `depth` turns, and put it first in `turns`.

    When the game does end then, set verdicts and values, and choose among the best moves by chance.
    """
    proven = depth == left
    best = last = _WIDE  # values for the other seat
    good: list[int] = []
    for k, (turn, move) in enumerate(turns):
        to, on = after(player, own, other, turn)
        # A null window first: most moves are worth the same as the one before.
        value: int | None = last - 1
        if last < _WIDE:
            value = yield from alpha_beta(player, to, on, depth - 1, last - 1, last + proven)
        if value is not None and (value < last or proven and value > last):
            low, high = (-_WIDE, last) if value < last else (last, _WIDE)
            value = yield from alpha_beta(player, to, on, depth - 1, low, high)
        if value is None:
            return  # the limit is reached
        if value < best:
            best = value
            good = []
            player.move = move
            turns.insert(0, turns.pop(k))
        if value == best:
            good.append(move)
        last = value if proven else best
        if proven:
            player.verdicts[move] = (value < 0) - (value > 0)
            player.values[move] = 0 if value * value == 1 else -value // 2
    if proven:
        good.sort()
        player.move = good[player.rng.randrange(len(good))]
        player.exact = True


def alpha_beta(
    board: "Board", own: int, other: int, left: int, low: int, high: int
) -> "Generator[None, None, int | None]":
    """Return the value for the seat to move with `left` seeds to be sown, None when the search gave up.

    Exact between low and high, else a bound.
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
        # Enter a position.
        nodes += 1
        if nodes >= board.pause:
            board.nodes = nodes
            board.pause = nodes + _SLICE
            yield
            if nodes >= board.limit:
                return None
        value = None
        if left < 2:
            value = last_ply(board, own, other, lead) if left else final_value(board, own, other, lead)
        elif left > 2 and size:
            k = (own ^ other << 3) % size * 3
            if table[k] == own and table[k + 1] == other:
                k = table[k + 2]
                move_to_front(orders, left * turns, k & 15)
                if k >> 6 & 31 == left:
                    value = (k >> 11) - _MOST
                    k = k >> 4 & 3
                    if k == 1 and value < high or k == 2 and value > low:
                        value = None
        if left == BOOK_SEEDS and value is None and board.book:
            value = book_value(board.book, own, other)
            if value is None and board.book_only:
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
                ahead = -last_ply(board, to, on, ahead)
                if ahead > best:
                    best = ahead
                    chosen = turn
                    if best >= high:
                        k = stop
            else:
                if value is None and best == -_MOST:
                    value = final_value(board, own, other, lead)
                if value is None:
                    value = best
                    k = 0
                    if best >= high:
                        move_to_front(orders, left * turns, chosen)
                        k = 1
                    elif best <= low:
                        k = 2
                    if left > 2 and size:
                        place = (own ^ other << 3) % size * 3
                        table[place] = own
                        table[place + 1] = other
                        table[place + 2] = (best + _MOST) << 11 | left << 6 | k << 4 | chosen
                # Back to the position above, with the value.
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


def book_value(book: bytes, own: int, other: int) -> "int | None":
    """Return the book's value of a position, None when it is not in the book."""
    key = b""
    for half in (own, other):
        if half & ~0x60C183:
            return None
        key += bytes((half & 3 | half >> 5 & 12 | half >> 10 & 48 | half >> 15 & 192,))
    offset = book.find(key)
    while offset > 0 and offset % 3:
        offset = book.find(key, offset + 1)
    return None if offset < 0 else book[offset + 2] - 128


def after(board: "Board", own: int, other: int, turn: int) -> tuple[int, int]:
    """Return the halves after a turn, as the other seat sees them. The turn is not checked."""
    place = turn % board.half * board.bits
    count = (other if turn < board.half else own) >> place & board.mask
    if turn < board.half:
        other -= count << place
    else:
        own -= count << place
    return other + board.far[count], own + board.near[count]


def final_value(board: "Board", own: int, other: int, lead: int) -> int:
    """Return the value of a game that is over."""
    own &= board.mask
    other &= board.mask
    return lead or (own > other) - (own < other)


def last_ply(board: "Board", own: int, other: int, lead: int) -> int:
    """Return the value with one seed to be sown.

    The more seeds are taken from the other's half the better, and any of them are better than the fewest of one's own.
    """
    bits, mask, most, least = board.bits, board.mask, board.most, board.least
    best = 0
    rest = other
    while rest:
        count = rest & mask
        if best < count <= most and count >= least:
            best = count
        rest >>= bits
        least = 1
    if best:
        value = lead + board.gains[best]
    else:
        best = mask + 1
        least = board.least
        rest = own
        while rest:
            count = rest & mask
            if best > count >= least and count <= most:
                best = count
            rest >>= bits
            least = 1
        if best > mask:
            return final_value(board, own, other, lead)
        value = lead + board.gains[best] - 4 * best
    if value:
        return value
    # Equal halves are the best: try which turns make one's own tibong the fuller one.
    best = -1
    for turn in range(2 * board.half):
        place = turn % board.half * bits
        count = (other if turn < board.half else own) >> place & mask
        if (1 if place else board.least) <= count <= most:
            value = lead + board.gains[count]
            if value == (0 if turn < board.half else 4 * count):
                best = max(best, -final_value(board, *after(board, own, other, turn), 0))  # noqa: B026
    return best


def move_to_front(orders: bytearray, first: int, turn: int) -> None:
    """Move a turn to the front of the order that begins at `first`."""
    k = turn
    while True:
        orders[first], k = k, orders[first]
        if k == turn:
            return
        first += 1
