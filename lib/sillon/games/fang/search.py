"""Fang looked ahead, by alpha-beta without recursion, as a board's stack is small; and level 5's proof.

The board is two ints, so that a turn is two table look-ups and three additions, with nothing to copy or undo.

A half of the board is an int of `bits` bits a cell, its owner's tibong lowest: `own` for the seat to move, `other` for the
one that faces him. So a position looks the same from both seats. Turn k takes up what lies in the other's cell k, counted
from his tibong, turn half + k what lies in one's own cell k. A worth, here a value, is twice the margin, and 1 or -1 where
the tibongs decide between equal halves; `lead` is twice the margin as it is.

`board` is the player; what it holds of the board is told in board.py.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from sillon.games.fang.player import Player

BOOKED = 7  # seeds to be sown where the book knows the value
_MOST = 2000  # no value is as great
_SLICE = 28  # positions between two yields
_EASY = 8  # seeds to be sown that need no preparation
_WIDE = 5000  # more than any value
# The table's entry: own, other, and as bits value + _MOST, seeds to be sown, bound (two), best turn (four). A bound says that
# the value is at least (1) or at most (2) this.


def search(
    player: "Player", own: int, other: int, left: int, turns: "list[tuple[int, int]]"
) -> "Generator[None, None, None]":
    """Searches deeper and deeper with `left` seeds to be sown, or first to where the book knows all."""
    turns.sort()
    player.only = bool(player.book) and BOOKED < left <= BOOKED + 3
    k = left if player.only or left <= _EASY else 4 + left % 2
    while k <= left and not player.exact and player.nodes < player.limit:
        yield from _round(player, own, other, k, left, turns)
        if player.only:
            player.only = False
            k = 2 + left % 2 if left > _EASY else left - 2
        k += 2


def _round(
    player: "Player", own: int, other: int, depth: int, left: int, turns: "list[tuple[int, int]]"
) -> "Generator[None, None, None]":
    """Sets `move` to the one that is best when the game ends after `depth` turns, and puts it in front.

    When it does end then: verdicts and values, and a best move by chance.
    """
    proven = depth == left
    best = last = _WIDE  # values are the other's here
    good: list[int] = []
    for k, (turn, move) in enumerate(turns):
        to, on = after(player, own, other, turn)
        # Most moves are worth the same as the one before, and that is quickly shown.
        value: int | None = last - 1
        if last < _WIDE:
            value = yield from deep(player, to, on, depth - 1, last - 1, last + proven)
        if value is not None and (value < last or proven and value > last):
            low, high = (-_WIDE, last) if value < last else (last, _WIDE)
            value = yield from deep(player, to, on, depth - 1, low, high)
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


def known(book: bytes, own: int, other: int) -> int | None:
    """What the book of book.py knows of a position."""
    key = b""
    for half in (own, other):
        if half & ~0x60C183:
            return None
        key += bytes((half & 3 | half >> 5 & 12 | half >> 10 & 48 | half >> 15 & 192,))
    at = book.find(key)
    while at > 0 and at % 3:
        at = book.find(key, at + 1)
    return None if at < 0 else book[at + 2] - 128


def after(board: "Player", own: int, other: int, turn: int) -> tuple[int, int]:
    """The halves after a turn, as the other seat sees them. It is not checked."""
    place = turn % board.half * board.bits
    count = (other if turn < board.half else own) >> place & board.mask
    if turn < board.half:
        other -= count << place
    else:
        own -= count << place
    return other + board.far[count], own + board.near[count]


def end(board: "Player", own: int, other: int, lead: int) -> int:
    """The value when it is over."""
    own &= board.mask
    other &= board.mask
    return lead or (own > other) - (own < other)


def last(board: "Player", own: int, other: int, lead: int) -> int:
    """The value when one seed is still to be sown.

    The more seeds are taken from the other the more is gained, and always more than with the fewest of one's own.
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
            return end(board, own, other, lead)
        value = lead + board.gains[best] - 4 * best
    if value:
        return value
    # Equal halves are the best that can be reached: which tibong can be the fuller one?
    best = -1
    for turn in range(2 * board.half):
        place = turn % board.half * bits
        count = (other if turn < board.half else own) >> place & mask
        if (1 if place else board.least) <= count <= most:
            value = lead + board.gains[count]
            if value == (0 if turn < board.half else 4 * count):
                best = max(best, -end(board, *after(board, own, other, turn), 0))  # noqa: B026
    return best


def first(orders: bytearray, at: int, turn: int) -> None:
    """Puts a turn in front of those that begin there, in the order of trying."""
    k = turn
    while True:
        orders[at], k = k, orders[at]
        if k == turn:
            return
        at += 1
