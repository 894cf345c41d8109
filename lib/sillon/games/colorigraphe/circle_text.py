"""Short forms of the Colorigraphe's positions and moves, for rules' pages, lessons and puzzles.

The parser of the game's own texts does not fit into the heap beside a page.
"""

from games import colorigraphe as rules


def position(arcs: str, tokens: str = "............", phase: int = rules.COLOURING, first: int = 0) -> bytes:
    """Return a position: its arcs as `3-5 7-12`, its tokens as `rb.k........`, and the result of the player in turn."""
    board = bytearray(rules.LENGTH)
    for seat in range(3):
        rules.set_score(board, seat, 0)
    board[rules.PHASE] = phase
    board[rules.PLAYS] = int(phase == rules.CHALLENGED)
    board[rules.FIRST] = first
    for arc in arcs.split(" "):
        one, other = [int(plot) - 1 for plot in arc.split("-")]
        rules.set_bit(board, rules.ARCS, rules.arc_number(one, other))
    # While arcs are rolled, more of them must follow.
    board[rules.STAKE] = 24 if phase == rules.ROLLING else max(rules.arc_count(board), 2)
    board[rules.COLOURS : rules.ARCS] = bytes([".rbk".index(token) for token in tokens])
    return bytes(board)


def moves(text: str) -> tuple[int, ...]:
    """Return the moves of a text with spaces between them: `5-3` is an arc, `r5` a token."""
    result = []
    for part in text.split(" "):
        if part[0] in "rbk":
            result.append(rules.TOKEN + 12 * ".rbk".index(part[0]) + int(part[1:]) - 1)
        else:
            one, other = part.split("-")
            result.append(12 * int(one) + int(other) - 13)
    return tuple(result)


def from_puzzle(data: bytes) -> tuple[bytes, int]:
    """Return the position of a puzzle, nine bytes of arcs, and the offset of what follows: the fewest black tokens."""
    board = bytearray(position("1-2"))
    board[rules.ARCS : rules.ARCS + 9] = data[2:11]
    board[rules.STAKE] = rules.arc_count(board)
    return bytes(board), 11


def from_text(text: str) -> bytes:
    """Return the position of a lesson, `3-5,3-6 ..r.b.......`."""
    lines, tokens = text.split(" ")
    return position(lines.replace(",", " "), tokens)


def parse_move(before: bytes, text: str) -> int:
    """Return the move of a lesson, `r3`."""
    return moves(text)[0]
