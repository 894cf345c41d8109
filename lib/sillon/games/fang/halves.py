"""Fang's board as two ints, so that a turn is two table look-ups and three additions, with nothing to copy or undo.

A half of the board is an int of `bits` bits a cell, its owner's tibong lowest: `own` for the seat to move, `other` for the
one that faces him. So a position looks the same from both seats. Turn k takes up what lies in the other's cell k, counted
from his tibong, turn half + k what lies in one's own cell k. A worth, here a value, is twice the margin, and 1 or -1 where
the tibongs decide between equal halves; `lead` is twice the margin as it is.

`board` is the player; what it holds of the board is told in board.py.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.games.fang.player import Player


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
