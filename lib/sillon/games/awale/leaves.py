"""Awalé's leaf values: tables of the search, fitted to the values of deep searches (tools/weights/awale.py). Dropped after use.

leaves.bin is three tables and a checksum of two bytes. A table belongs to two neighbouring pits, from the left of their row. It
has a byte for each pair of counts up to 15, `left + 16 * right`: their worth to the row's owner, in eighths of a seed, plus 128.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

COUNTS = 16
_TABLES = 3
_SIZE = _TABLES * COUNTS * COUNTS + 2
_FILE = __file__[: __file__.rfind("/") + 1] + "leaves.bin"

# Without the file: the worth of a pit with seeds, and of one with three or more, from the left.
_USED = (6, 9, 9, 8, 7, 4)
_FULL = (7, 6, 4, 0, -1, -3)


def checksum(worth: bytes) -> bytes:
    total = 1
    for byte in worth:
        total = (total * 31 + byte) % 65521
    return total.to_bytes(2, "big")


def read_file() -> bytes:
    """Return the file without its checksum; b"" when it is missing or damaged."""
    try:
        with open(_FILE, "rb") as file:
            data = file.read()
    except OSError:
        return b""
    return data[:-2] if len(data) == _SIZE and data[-2:] == checksum(data[:-2]) else b""


def by_hand() -> "Generator[None, None, bytes]":
    """Return what a weaker player has in place of the file, in slices."""
    data = bytearray()
    for left in (0, 2, 4):
        for k in range(COUNTS * COUNTS):
            worth = 128
            for pit, count in ((left, k % COUNTS), (left + 1, k // COUNTS)):
                worth += (_USED[pit] if count else 0) + (_FULL[pit] if count > 2 else 0)
            data.append(worth)
            if k & 63 == 63:
                yield
    return bytes(data)


def read_tables() -> "Generator[None, None, tuple[list[bytearray], bool]]":
    """Return the three tables, and whether the file is missing or damaged, so that they are weaker.

    A table is looked up by ten bits of a row as evaluation.py packs it, five a pit: counts above 15 have the worth of 15.
    """
    data = read_file()
    weak = not data
    if weak:
        data = yield from by_hand()
    yield
    tables = [bytearray(1024) for k in range(_TABLES)]
    at = 0
    for table in tables:
        for right in range(32):
            for left in range(32):
                table[32 * right + left] = data[at + min(left, COUNTS - 1)]
            if right < COUNTS - 1:
                at += COUNTS
            if right & 3 == 3:
                yield
        at += COUNTS
    return tables, weak
