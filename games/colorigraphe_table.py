"""The layout of a Colorigraphe position, the numbers of its moves, and functions on a position or a copy of it.

Plots are 0..11 here. A colour is 0 none, 1 red, 2 blue, 3 black. An arc is a bit of a map of all 66.
"""

# Offsets of a position's bytes.
PHASE = 0
OWNER = 1  # the seat whose problem it is
PLAYS = 2  # the seat that plays: the owner, or the challenger while he colours
STAKE = 3  # 0 before it is known
FIRST = 4  # the owner's result before a challenge: his black tokens, or INVALID; 0 before that
COLOURS = 5  # 12 bytes
ARCS = 17  # 9 bytes
SCORES = 26  # 3 of two bytes, the high one first: the score + HIGHEST + 1
DECK = 32  # 6 bytes, one bit per card that may still be drawn
LENGTH = 38

# The phases, in the order of their names in texts.
PHASES = ("stake", "card", "arc", "colour", "claim", "challenge", "end")
NAMING, DRAWING, ROLLING, COLOURING, CLAIMING, CHALLENGED, ENDED = range(7)

# Words in the names of moves: of a token by its colour; of DONE, TIMEOUT, PASS and STOP.
COLOUR_NAMES = ("clear", "red", "blue", "black")
MOVE_WORDS = ("done", "timeout", "pass", "stop")

PLOTS = 12
CARDS = 48
BLACK_TOKENS = 6
INVALID = 7
HIGHEST = 9999  # a score stays between -HIGHEST and HIGHEST

# The numbers of the moves: an arc is 12 * the first die + the second, both from 0.
NAME_STAKE = 144  # + stake - 2
TOKEN = 167  # + 12 * colour + plot
RED = 179
BLACK = 203
DONE = 215
TIMEOUT = 216
PASS = 217
STOP = 218
CHALLENGE = 219  # + seat
DRAW = 222  # + card - 1
MOVES_END = 270


def arc_number(one: int, other: int) -> int:
    """Return the place of an arc in the map, 0..65. The plots must differ."""
    if one > other:
        return (one * (one - 1) >> 1) + other
    return (other * (other - 1) >> 1) + one


def has_bit(position: bytes | bytearray, first: int, number: int) -> int:
    """Return the bit in the map that begins at byte `first`."""
    return position[first + (number >> 3)] >> (number & 7) & 1


def set_bit(board: bytearray, first: int, number: int) -> None:
    board[first + (number >> 3)] |= 1 << (number & 7)


def arcs(position: bytes | bytearray) -> list[tuple[int, int]]:
    """Return the arcs in order, as pairs of plots, the smaller first."""
    return [
        (one, other)
        for one in range(PLOTS)
        for other in range(one + 1, PLOTS)
        if has_bit(position, ARCS, arc_number(one, other))
    ]


def arc_count(position: bytes | bytearray) -> int:
    """Return the number of arcs."""
    found = 0
    for byte in range(ARCS, SCORES):
        bits = position[byte]
        while bits:
            bits &= bits - 1
            found += 1
    return found


def black_count(position: bytes | bytearray) -> int:
    """Return the number of black tokens on plots, isolated plots included."""
    return sum([1 for plot in range(PLOTS) if position[COLOURS + plot] == 3])


def reached(position: bytes | bytearray) -> int:
    """Return the number of black tokens of a valid colouring, else INVALID.

    Valid: both ends of every arc are coloured, and not the same. Plots without an arc may be left out.
    """
    for one, other in arcs(position):
        colour = position[COLOURS + one]
        if not colour or colour == position[COLOURS + other] or not position[COLOURS + other]:
            return INVALID
    return black_count(position)


def score(position: bytes | bytearray, seat: int) -> int:
    return (position[SCORES + 2 * seat] << 8) + position[SCORES + 2 * seat + 1] - HIGHEST - 1


def set_score(board: bytearray, seat: int, points: int) -> None:
    """Write the score, or the nearest that can be written."""
    points = min(max(points, -HIGHEST), HIGHEST) + HIGHEST + 1
    board[SCORES + 2 * seat] = points >> 8
    board[SCORES + 2 * seat + 1] = points & 255


def fill_deck(board: bytearray) -> None:
    """Put all cards into the deck."""
    for byte in range(DECK, LENGTH):
        board[byte] = 255


def clear(board: bytearray, colour: int) -> None:
    """Set the same colour, or none, on every plot."""
    for plot in range(COLOURS, ARCS):
        board[plot] = colour
