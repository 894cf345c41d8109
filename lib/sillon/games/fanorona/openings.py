"""Fanorona's book: the best turns of positions near the start that level 5 would miss. Dropped after use.

book.bin has four bytes an entry, ascending: the position's key in 27 bits, and in five the place of its best turn in the order
in which the search begins. `python -m tools.tables.fanorona_openings` makes it, for the document's rules, from the positions
within four turns of the start. It is in blocks of 63 bytes with a checksum each, as are the endgame tables; 60 of them are
entries. Another position with as many pieces has the key of an entry once in 130,000.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from games.fanorona import Fanorona

DAMAGED = -2
BLOCKS = 67
ENTRIES = 15  # of a block
_KEYS = 134217689  # a prime; three times it is a small int


def checksum(data: bytes, block: int) -> int:
    """Return the checksum of a block, from its 63 bytes and its number."""
    total = block % 250 + 1  # zeros alone never have the sum 0
    for byte in data:
        total = (total * 31 + byte) % 251
    return total


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
            if high != BLOCKS:
                return DAMAGED
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
                if (block[0] << 19 | block[1] << 11 | block[2] << 3 | block[3] >> 5) > wanted:
                    high = middle
                else:
                    low = middle
    except OSError:
        return -1
    for start in range(0, 4 * ENTRIES, 4):
        number = block[start] << 19 | block[start + 1] << 11 | block[start + 2] << 3 | block[start + 3] >> 5
        place = block[start + 3] & 31
        if number == wanted and place < len(order):
            return order[place]
    return -1
