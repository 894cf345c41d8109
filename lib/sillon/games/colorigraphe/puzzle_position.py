"""The parser of a puzzle's position: nine bytes of arcs, and one with the fewest black tokens."""

from games.colorigraphe_table import ARCS, COLOURING, LENGTH, PHASE, STAKE, arc_count


def position(data: bytes) -> tuple[bytes, int]:
    """Return the position in a puzzle's bytes, and the offset of the bytes after it."""
    board = bytearray(LENGTH)
    board[PHASE] = COLOURING
    board[ARCS : ARCS + 9] = data[2:11]
    board[STAKE] = arc_count(board)
    for k in range(26, 32, 2):
        board[k : k + 2] = b"\x27\x10"  # no points
    return bytes(board), 11
