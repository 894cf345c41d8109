"""The table of the short blocks of impartial Fafy, a file that tools/tables/grundy.py makes."""

TABLE_BYTES = 241  # two more check them
PATH = __file__[: max(__file__.rfind("/"), __file__.rfind("\\")) + 1] + "blocks.bin"


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
    for k in range(TABLE_BYTES):
        found = (found * 31 + data[k]) & 0xFFFF
    return found
