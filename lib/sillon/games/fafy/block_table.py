"""The table of impartial Fafy's short blocks, blocks.bin, made by tools/tables/fafy.py. Players drop this module after use."""

TABLE_BYTES = 241  # without the checksum of two bytes
PATH = __file__[: max(__file__.rfind("/"), __file__.rfind("\\")) + 1] + "blocks.bin"


def table() -> bytes:
    """Return the codes of the short blocks, three a byte, firm 0 as 5; b"" when the file is missing or damaged."""
    try:
        with open(PATH, "rb") as file:
            data = file.read(TABLE_BYTES + 3)
    except OSError:
        return b""
    if len(data) != TABLE_BYTES + 2 or checksum(data) != data[-2] << 8 | data[-1]:
        return b""
    return data


def checksum(data: bytes) -> int:
    """Return the 16-bit checksum of the table, its last two bytes left out."""
    total = 0
    for k in range(TABLE_BYTES):
        total = (total * 31 + data[k]) & 0xFFFF
    return total
