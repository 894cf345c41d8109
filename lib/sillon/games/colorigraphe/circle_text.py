"""Short forms of the Colorigraphe's positions and moves, for rules' pages, lessons and puzzles.

The parser of the game's own texts does not fit into the heap beside a page.
"""

from games import colorigraphe as table


def position(arcs: str, tokens: str = "............", phase: int = table.COLOURING, first: int = 0) -> bytes:
    """Return a position: its arcs as `3-5 7-12`, its tokens as `rb.k........`, and the result of the player in turn."""
    board = bytearray(table.LENGTH)
    for seat in range(3):
        table.set_score(board, seat, 0)
    board[table.PHASE] = phase
    board[table.PLAYS] = int(phase == table.CHALLENGED)
    board[table.FIRST] = first
    for arc in arcs.split(" "):
        one, other = [int(plot) - 1 for plot in arc.split("-")]
        table.set_bit(board, table.ARCS, table.arc_number(one, other))
    # While arcs are rolled, more of them must follow.
    board[table.STAKE] = 24 if phase == table.ROLLING else max(table.arc_count(board), 2)
    board[table.COLOURS : table.ARCS] = bytes([".rbk".index(token) for token in tokens])
    return bytes(board)


def moves(text: str) -> tuple[int, ...]:
    """Return the moves of a text with spaces between them: `5-3` is an arc, `r5` a token."""
    result = []
    for part in text.split(" "):
        if part[0] in "rbk":
            result.append(table.TOKEN + 12 * ".rbk".index(part[0]) + int(part[1:]) - 1)
        else:
            one, other = part.split("-")
            result.append(12 * int(one) + int(other) - 13)
    return tuple(result)


def from_puzzle(data: bytes) -> tuple[bytes, int]:
    """Return the position of a puzzle, nine bytes of arcs, and the offset of what follows: the fewest black tokens."""
    board = bytearray(position("1-2"))
    board[table.ARCS : table.ARCS + 9] = data[2:11]
    board[table.STAKE] = table.arc_count(board)
    return bytes(board), 11


def from_text(text: str) -> bytes:
    """Return the position of a lesson, `3-5,3-6 ..r.b.......`."""
    lines, tokens = text.split(" ")
    return position(lines.replace(",", " "), tokens)


def parse_move(before: bytes, text: str) -> int:
    """Return the move of a lesson, `r3`."""
    return moves(text)[0]
