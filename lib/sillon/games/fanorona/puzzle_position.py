"""The parser of a puzzle's position: five points a byte, in base 3."""


def from_puzzle(data: bytes) -> tuple[bytes, int]:
    """Return the position in a puzzle's bytes, and the offset of the bytes after it."""
    cells = (9, 25, 45)[data[0]]  # by the puzzle's form
    points = bytearray()
    end = 2 + (cells + 4) // 5
    for five in data[2:end]:
        for power in (1, 3, 9, 27, 81):
            points.append(five // power % 3)
    return bytes(points[:cells]) + b"\1\0\0", end
