"""What a game of Fang is worth at its end, and one seed before. `board` is a Halves; fang_halves.py tells what the ints are."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.players.fang_halves import Halves


def end(board: "Halves", own: int, other: int, lead: int) -> int:
    """When it is over."""
    own &= board.mask
    other &= board.mask
    return lead or (own > other) - (own < other)


def last(board: "Halves", own: int, other: int, lead: int) -> int:
    """When one seed is still to be sown.

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
        worth = lead + board.gain[best]
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
        worth = lead + board.shift[best]
    return worth or level(board, own, other, lead)


def level(board: "Halves", own: int, other: int, lead: int) -> int:
    """The same when equal halves are the best that can be reached: which tibong can be the fuller one."""
    best = -1
    for turn in range(2 * board.half):
        place = turn % board.half * board.bits
        count = (other if turn < board.half else own) >> place & board.mask
        gains = board.gain if turn < board.half else board.shift
        if (1 if place else board.least) <= count <= board.most and lead + gains[count] == 0:
            to, on = board.after(own, other, turn)
            best = max(best, -end(board, to, on, 0))
    return best
