"""Positions and moves of the Colorigraphe from texts of the app's own, shorter than the game's, for rules' pages and lessons.

The reader of the game's texts is too large to stand beside a page.
"""

from games import colorigraphe_table as table


def position(arcs: str, tokens: str = "............", phase: int = table.COLOURING, first: int = 0) -> bytes:
    """A position, by its arcs as `3-5 7-12`, its tokens `rb.k........`, and what the player in turn has reached."""
    board = bytearray(table.LENGTH)
    for seat in range(3):
        table.set_score(board, seat, 0)
    board[table.PHASE] = phase
    board[table.PLAYS] = int(phase == table.CHALLENGED)
    board[table.FIRST] = first
    for each in arcs.split(" "):
        one, other = [int(plot) - 1 for plot in each.split("-")]
        table.set_bit(board, table.ARCS, table.arc_number(one, other))
    # While arcs are rolled there are some to come.
    board[table.STAKE] = 24 if phase == table.ROLLING else max(table.arc_count(board), 2)
    board[table.COLOURS : table.ARCS] = bytes([".rbk".index(token) for token in tokens])
    return bytes(board)


def moves(text: str) -> tuple:
    """The moves as `5-3` for an arc, `r5` for a token, with spaces between."""
    found = []
    for each in text.split(" "):
        if each[0] in "rbk":
            found.append(table.TOKEN + 12 * ".rbk".index(each[0]) + int(each[1:]) - 1)
        else:
            one, other = each.split("-")
            found.append(12 * int(one) + int(other) - 13)
    return tuple(found)
