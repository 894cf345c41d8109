"""The Colorigraphe: name a stake, roll as many arcs between 12 plots, colour the plots before the timer ends.

The rules are those of the document "Le Colorigraphe"; docs/rules.md explains the reading. The default is the document's game
for two, to 100 points. Its variants are options: the dice name the stake, two colours only, problems on cards. Other options: one
to three players, the time, and whether a score may fall. By default it may: a stake of 2 with two black tokens is -2.

Every event at the table is a move, dice, cards and the timer included: the rules use no random numbers and no time.
`seconds` is the time of the app's timer, half of it for a challenger; `stakes="dice"` says that the dice name the stake. A
move may put a colour where it is already. `stop` ends training, and any game without a target, at any moment.

A position is LENGTH bytes at the offsets below. Plots are 0..11 here. A colour is 0 none, 1 red, 2 blue, 3 black. The arcs are
a bitmap of all 66.
"""

from games.rules import Game, Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.contract import OptionSpecs, Presets, Step

# Codes of games/rules.py
TARGET = 5
STOPPED = 10

# Offsets of a position's bytes.
PHASE = 0
OWNER = 1  # the seat whose problem it is
PLAYS = 2  # the seat that plays: the owner, or the challenger while he colours
STAKE = 3  # 0 before it is known
FIRST = 4  # the owner's result before a challenge: his black tokens, or INVALID; 0 before that
COLOURS = 5  # 12 bytes
ARCS = 17  # 9 bytes
SCORES = 26  # 3 scores + HIGHEST + 1, in two bytes each, the high byte first
DECK = 32  # 6 bytes, one bit per card that may still be drawn
LENGTH = 38

# The phases; games/colorigraphe_text.py has their names.
NAMING, DRAWING, ROLLING, COLOURING, CLAIMING, CHALLENGED, ENDED = range(7)

# Words in the names of moves: of a token by its colour; of DONE, TIMEOUT, PASS and STOP.
COLOUR_NAMES = ("clear", "red", "blue", "black")
MOVE_WORDS = ("done", "timeout", "pass", "stop")

PLOTS = 12
CARDS = 48
MOST_ARCS = 24  # the highest stake
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

OPTIONS: "OptionSpecs" = (
    ("players", 2, (2, 1, 3)),
    ("target", 100, range(1000)),  # by default 100 for two players: see TARGETS
    ("seconds", 60, (60, 30, 120)),
    ("stakes", "chosen", ("chosen", "dice")),
    ("colours", 3, (3, 2)),
    ("problems", "dice", ("dice", "cards")),
    ("floor", False, (False, True)),
    ("first", 0, (0, 1, 2)),  # one of the seats of the players
)
TARGETS = (0, 100, 70)  # for 1, 2, 3 players


def options_for(players: int) -> "OptionSpecs":
    """Return OPTIONS with the default target and the seats for this number of players."""
    own = {"target": (TARGETS[players - 1], range(1000)), "first": (0, tuple(range(players)))}
    return tuple([(name,) + own.get(name, (default, values)) for name, default, values in OPTIONS])


def arc_number(one: int, other: int) -> int:
    """Return the bit of an arc in the bitmap, 0..65. The plots must differ."""
    if one > other:
        return (one * (one - 1) >> 1) + other
    return (other * (other - 1) >> 1) + one


def has_bit(position: bytes | bytearray, first: int, number: int) -> int:
    """Return a bit of the bitmap that begins at byte `first`."""
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
    """Write the score, clamped to ±HIGHEST."""
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


class Colorigraphe(Game):
    """The rules with their options: an immutable object."""

    NAME = "colorigraphe"
    SEATS = "SNE"  # on an instance: one letter per player
    OPTIONS = OPTIONS
    TEXTS = "colorigraphe_text"
    cells = PLOTS
    PRESETS: "Presets" = (
        ("colorigraphe", {}),
        ("three", {"players": 3}),
        ("training", {"players": 1}),
        ("dice", {"stakes": "dice"}),
        ("simple", {"colours": 2}),
        ("cards", {"problems": "cards"}),
    )

    def __init__(self, **options: object) -> None:
        from games.options import check_options  # as in Game

        self.OPTIONS = options_for(check_options(OPTIONS, options)[0])
        super().__init__(**options)
        self.players, self.target, self.seconds, self.stakes, self.colours, _, self.floor, self.first = self.options
        self.problems = self.options[5]
        self.cards = bool(self.problems == "cards")
        self.challenges = bool(self.players > 1 and self.colours == 3)
        self.endless = bool(self.players == 1 or not self.target)
        self.SEATS = "SNE"[: self.players]

    def start(self) -> bytes:
        """Return a position without points, in which `first` names a stake or draws a card."""
        board = bytearray(LENGTH)
        board[PHASE] = DRAWING if self.cards else NAMING
        board[OWNER] = board[PLAYS] = self.first
        for seat in range(3):
            set_score(board, seat, 0)
        if self.cards:
            fill_deck(board)
        return bytes(board)

    def turn(self, position: bytes) -> int:
        """Return the player in turn, or the challenger while he plays."""
        return position[PLAYS]

    def _rules(self) -> "Any":
        # Imported by name, because that module imports this one; at each use, because a board drops it between two screens.
        return __import__("games.colorigraphe_moves", None, None, ("apply",))

    def moves(self, position: bytes) -> list[int]:
        """Return the legal moves, ascending."""
        moves: list[int] = self._rules().phase_moves(self, position)
        if self._rules().some_refused(position):
            moves = [move for move in moves if not self.why_not(position, move)]
        return moves

    def refusal(self, position: bytes, move: int) -> tuple[int, int]:
        """Return the reason of the refusal (0: legal) and the plot to point at: the token's, or the first die's."""
        refused: tuple[int, int] = self._rules().refusal(self, position, move)
        return refused

    def steps(self, position: bytes, move: int) -> "list[Step]":
        """Return an empty list: no seed and no piece moves. A move changes one token or one arc, or clears the table."""
        self.check(position, move)
        return []

    def play(self, position: bytes, move: int) -> bytes:
        """Return the position after the move. Raises IllegalMove if it is refused."""
        self.check(position, move)
        board = bytearray(position)
        self._rules().apply(self, board, move)
        return bytes(board)

    def outcome(self, position: bytes) -> Outcome | None:
        """Return None during the game. In a stopped game the highest score wins; in training there is no winner."""
        if position[PHASE] != ENDED:
            return None
        scores = self.scores(position)
        most = max(scores)
        best = [seat for seat in range(self.players) if scores[seat] == most]
        if self.target and most >= self.target:
            return Outcome(best[0], scores, TARGET)
        return Outcome(best[0] if len(best) == 1 < self.players else None, scores, STOPPED)

    def scores(self, position: bytes | bytearray) -> "tuple[int, ...]":
        """Return the points of each player."""
        return tuple([score(position, seat) for seat in range(self.players)])

    def move_name(self, position: bytes, move: int) -> str:
        """Return `stake 10`, `arc 5-3`, `red 5`, `done`, `challenge 1`, `card 7` ...; another number stays a number."""
        if not 0 <= move < MOVES_END:
            return str(move)
        if move < NAME_STAKE:
            return f"arc {move // PLOTS + 1}-{move % PLOTS + 1}"
        if move < TOKEN:
            return f"stake {move - NAME_STAKE + 2}"
        if move < DONE:
            colour = COLOUR_NAMES[(move - TOKEN) // PLOTS]
            return f"{colour} {(move - TOKEN) % PLOTS + 1}"
        if move < CHALLENGE:
            return MOVE_WORDS[move - DONE]
        if move < DRAW:
            return f"challenge {move - CHALLENGE}"
        return f"card {move - DRAW + 1}"


GAME = Colorigraphe
