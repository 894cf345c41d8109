"""Fanorona's book: the best turns of positions near the start that level 5 would miss. Dropped after use.

book.bin has three bytes an entry, ascending: the position's key in 19 bits, and in five the place of its best turn in the order
in which the search begins. `python -m tools.tables.fanorona_openings` makes it, for the document's rules, from the positions
within four turns of the start. It is in blocks of 63 bytes with a checksum each, as are the endgame tables. Another position with
as many pieces has the key of an entry once in some hundreds; it is played a legal turn.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from games.fanorona import Fanorona

DAMAGED = -2
_KEYS = 524287  # a prime; three times it is a small int


def checksum(data: bytes, block: int) -> int:
    """Return the checksum of a block, from its 63 bytes and its number."""
    return (sum(data) + 89 * block + 7) % 251


def part(game: "Fanorona") -> int:
    """Return the part of endgame3.bin for these options, from the bits of chain, same_direction, choice."""
    return int(game.chain == "may") << 2 | (not game.same_direction) << 1 | int(game.choice == "largest")


def key(position: bytes) -> int:
    """Return the key of a position of 9x5 outside a chain."""
    number = 0
    for point in range(46):  # the player to move too
        number = (number * 3 + position[point]) % _KEYS
    return number


def best(game: "Fanorona", position: bytes, order: list[int]) -> "Generator[None, None, int]":
    """Return the book's turn, an element of `order`; -1 without one, and without the file; DAMAGED when it is damaged."""
    if position[46] or part(game) or game.handicap != "none":
        return -1
    wanted = key(position)
    folder = __file__.rsplit("/", 1)[0]
    try:
        with open(f"{folder}/book.bin", "rb") as file:
            low = 0
            high = file.seek(0, 2) >> 6
            # Find the last block whose first key is at most the wanted one.
            while True:
                middle = (low + high) >> 1
                file.seek(middle << 6)
                block = file.read(64)
                if len(block) < 64 or checksum(block[:63], middle) != block[63]:
                    return DAMAGED
                yield
                if high - low < 2:
                    break
                if (block[0] << 16 | block[1] << 8 | block[2]) >> 5 > wanted:
                    high = middle
                else:
                    low = middle
    except OSError:
        return -1
    for start in range(0, 63, 3):
        place = block[start + 2] & 31
        if (block[start] << 16 | block[start + 1] << 8 | block[start + 2]) >> 5 == wanted and place < len(order):
            return order[place]
    return -1
