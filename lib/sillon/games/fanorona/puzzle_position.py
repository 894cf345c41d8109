"""The parser of a puzzle's position: five points a byte, in base 3."""

_CELLS = (9, 25, 45)  # by the puzzle's form


def position(data: bytes) -> tuple[bytes, int]:
    """Return the position in a puzzle's bytes, and the offset of the bytes after it."""
    cells = _CELLS[data[0]]
    points = bytearray()
    end = 2 + (cells + 4) // 5
    for five in data[2:end]:
        for power in (1, 3, 9, 27, 81):
            points.append(five // power % 3)
    return bytes(points[:cells]) + b"\1\0\0", end
