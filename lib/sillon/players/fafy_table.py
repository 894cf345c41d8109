"""The table of the short blocks of impartial Fafy, a file that sim/tables/fafy.py makes."""

TABLED = 6  # the longest blocks in it
# Where each length begins in it, and its bytes: three codes in each. Two more check them.
FIRST = (0, 0, 0, 3, 15, 93, 723)
TABLE_BYTES = 2661
PATH = __file__[: max(__file__.rfind("/"), __file__.rfind("\\")) + 1] + "data/fafy.bin"


def table() -> bytes:
    """The codes of the short blocks, three a byte, firm 0 as 5; empty when the file is missing or damaged."""
    try:
        with open(PATH, "rb") as file:
            data = file.read(TABLE_BYTES + 3)
    except OSError:
        return b""
    if len(data) != TABLE_BYTES + 2 or check(data) != data[-2] << 8 | data[-1]:
        return b""
    return data


def check(data: bytes) -> int:
    """16 bits of the table, its last two bytes left out."""
    found = 0
    for first in range(0, TABLE_BYTES, 32):
        found = (found * 31 + sum(data[first : first + 32 if first + 32 < TABLE_BYTES else TABLE_BYTES])) & 0xFFFF
    return found
