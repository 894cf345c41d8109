"""Fang's book: the value of every position on 8 cells after three turns of the document's game. Players drop it after use.

`python -m tools.tables.fang` makes book.bin: a checksum, two bytes; the number of positions for tibongs that need two seeds,
and for those that need one; then these positions, three bytes each: own half and the other's, two bits a cell, the worth + 128.
"""

PATH = __file__[: max(__file__.rfind("/"), __file__.rfind("\\")) + 1] + "book.bin"
HEAD = 4  # bytes before the positions
SIZE = 3  # bytes a position


def checksum(data: bytes) -> int:
    """Return the 16-bit checksum; it depends on the order of the bytes."""
    total = 1
    for byte in data:
        total = (total * 31 + byte) % 65521
    return total


def read(tibong_min: int) -> bytes:
    """Return the book's positions for these tibongs, as search.py looks them up; b"" when the file is missing or damaged."""
    try:
        with open(PATH, "rb") as file:
            data = file.read()
    except OSError:
        return b""
    if (
        len(data) < HEAD
        or len(data) != HEAD + SIZE * (data[2] + data[3])
        or data[0] << 8 | data[1] != checksum(data[2:])
    ):
        return b""
    split = HEAD + SIZE * data[2]
    return data[HEAD:split] if tibong_min == 2 else data[split:]
