"""Awalé's endgames from a file: what a position with few seeds is worth, and a move that proves it.

`python -m tools.tables.awale` makes the files: endgame.bin knows all positions of up to five seeds, whatever the options;
endgame9.bin, made on demand for the options of one game, those of up to nine. A file is a row of blocks: 510 bytes, one a
position, and a checksum in two. Worth: what the player to move still stores more than the other, leftovers included. It lies
between a least and a most, and where the two differ it hangs on when a game that goes in circles is ended. Pit, counted from
the player's left: a move that leads to the least by force, without any position coming again that was already there (or,
where seeds left on the board are nobody's, with nothing to lose when it does).

A byte is 6 * k + pit, or 255 where that is too much. Where least and most are one, k is worth + `most seeds`. Else k goes on
from there: of n seeds the player gets a at least and b at most, and k is 2 * `most seeds` + 1 + b * (b - 1) / 2 + a.
"""

BLOCK = 510


def combinations(n: int, k: int) -> int:
    """How many ways there are to choose k of n."""
    found = 1
    for i in range(k):
        found = found * (n - i) // (i + 1)
    return found


def place(pits: "bytes | bytearray", seat: int, seeds: int) -> int:
    """Where a position's byte stands: first fewer seeds, then fewer in the mover's left pit, the next ...; the other's last."""
    found = combinations(seeds + 11, 12)
    for i in range(11):
        count = pits[(6 * seat + i) % 12]
        for less in range(count):
            found += combinations(seeds - less + 10 - i, 10 - i)
        seeds -= count
    return found


def checksum(data: "bytes | bytearray", number: int) -> int:
    """Of the 510 bytes of a block; the block's number counts too."""
    total = number
    for byte in data[:BLOCK]:
        total = (total * 31 + byte) % 65521
    return total


def page(file: str, number: int) -> "bytes | None":
    """A block of a file; None where it is missing or damaged."""
    try:
        with open(file, "rb") as opened:
            opened.seek(number * (BLOCK + 2))
            data = opened.read(BLOCK + 2)
    except OSError:
        return None
    if len(data) < BLOCK + 2 or data[BLOCK] << 8 | data[BLOCK + 1] != checksum(data, number):
        return None
    return data


def worth(file: str, first: int, most: int, pits: "bytes | bytearray", seat: int) -> "tuple[int, int, int] | None":
    """(least worth, most, pit) of a position with at most `most` seeds in the table that begins with block `first`.

    None where the file does not know it, is missing or damaged.
    """
    seeds = sum(pits[:12])
    block, at = divmod(place(pits, seat, seeds), BLOCK)
    data = page(file, first + block)
    if data is None or data[at] == 255:
        return None
    k, pit = divmod(data[at], 6)
    if k <= 2 * most:
        return k - most, k - most, pit
    k -= 2 * most + 1
    top = 1
    while k >= top:
        k -= top
        top += 1
    return 2 * k - seeds, 2 * top - seeds, pit
