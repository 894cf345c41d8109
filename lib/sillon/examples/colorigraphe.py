"""The Colorigraphe's rules, page by page, each with an example that the lights show; examples/fafy.py says what a page is.

The plots are lit, the arcs are not: where the cursor stands, the other ends of its arcs shine. The reader of the game's texts
is too large to stand beside the page of rules: so positions and moves are made here, from texts of their own.
"""

from games import colorigraphe_table as table


def _position(phase: int, arcs: str, tokens: str = "............", first: int = 0) -> bytes:
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
    board[table.STAKE] = 24 if phase == table.ROLLING else max(table.arcs_on(board), 2)
    board[table.COLOURS : table.ARCS] = bytes([".rbk".index(token) for token in tokens])
    return bytes(board)


def _moves(text: str) -> tuple:
    """The moves as `5-3` for an arc, `r5` for a token."""
    moves = []
    for each in text.split(" "):
        if each[0] in "rbk":
            moves.append(table.TOKEN + 12 * ".rbk".index(each[0]) + int(each[1:]) - 1)
        else:
            one, other = each.split("-")
            moves.append(12 * int(one) + int(other) - 13)
    return tuple(moves)


_FIVE = "3-5 3-6 3-12 7-12 11-12"  # the document's first problem
_TRIANGLE = "1-5 1-9 3-5 5-9"
_RING = "1-2 1-12 2-3 3-4 4-5 5-6 6-7 7-8 8-9 9-10 10-11 11-12"
_BLACK = _position(table.COLOURING, "1-5 1-9 5-9", "r.k.k...b...")
_ROLLING = _position(table.ROLLING, "3-6")
_THREE = ("colours", 3)
_NONE: tuple = ()

PAGES: tuple = (
    ("arcs", None, {}, _ROLLING, _moves("5-3 7-12 12-3"), False),
    ("dice", ("stakes", "dice"), {}, _ROLLING, _moves("9-10 1-6 2-8"), False),
    ("cards", ("problems", "cards"), {}, _ROLLING, _moves("9-10 1-6 2-8"), False),
    ("again", ("problems", "dice"), {}, _ROLLING, _moves("7-7 6-3"), True),
    ("colour", _THREE, {}, _position(table.COLOURING, _FIVE), _moves("r3 b5 b6 b12 r7 r11"), False),
    (
        "turn",
        ("colours", 2),
        {"colours": 2},
        _position(table.COLOURING, _FIVE, "bbbbbbbbbbbb"),
        _moves("r3 r7 r11"),
        False,
    ),
    ("ends", _THREE, {}, _position(table.CLAIMING, _FIVE, "..r.bbr...bb", table.INVALID), _NONE, False),
    ("empty", _THREE, {}, _position(table.COLOURING, _FIVE, "..r.bbr...rb"), _NONE, False),
    ("triangle", _THREE, {}, _position(table.COLOURING, _TRIANGLE), _moves("r1 b9 k5 r3"), False),
    ("black", _THREE, {}, _position(table.COLOURING, _TRIANGLE, "r.r.k...b..."), _NONE, False),
    ("six", _THREE, {}, _position(table.COLOURING, _TRIANGLE, ".k.k.kkk.k.."), _moves("k9"), True),
    ("time", None, {}, _position(table.COLOURING, _FIVE, "..r.b......."), _moves("b6"), False),
    ("challenge", _THREE, {}, _position(table.CLAIMING, _TRIANGLE, "k.k.r...b...", 2), _NONE, False),
    ("better", _THREE, {}, _position(table.CHALLENGED, _TRIANGLE, first=2), _moves("r1 k5 b9 r3"), False),
    ("risk", _THREE, {}, _position(table.CHALLENGED, _TRIANGLE, "r.r.r.......", 2), _moves("b9"), False),
    ("less", ("floor", False) + _THREE, {}, _BLACK, _NONE, False),
    ("floor", ("floor", True) + _THREE, {}, _BLACK, _NONE, False),
    ("goal", None, {}, _position(table.COLOURING, _RING, "rbrbrbrbrbrb"), _NONE, False),
)
del _position, _moves  # a board keeps what has a name
