"""The Colorigraphe: name a stake, roll as many arcs between 12 plots, colour the plots before the timer ends.

The rules are those of the document "Le Colorigraphe"; docs/rules.md explains the reading. The default is the document's game
for two, to 100 points. Its variants are options: the dice name the stake, two colours only, problems on cards; so are one or
three players, the time, and whether a score may fall. By default it may: a stake of 2 with two black tokens is -2.

Every event at the table is a move, dice, cards and the timer included: the rules use no random numbers and no time.
`seconds` is the time of the app's timer, half of it for a challenger; `stakes="dice"` says that the dice name the stake. A
move may put a colour where it is already. `stop` ends training, and any game without a target, at any moment.

The bytes of a position and the numbers of the moves are in games/colorigraphe_table.py, the rules of the moves in
games/colorigraphe_moves.py. A method imports the module that it needs, so that a board can drop it again.
"""

from games import colorigraphe_table as table
from games.rules import IllegalMove, Outcome

# Codes of games/rules.py
TARGET = 5
STOPPED = 10

OPTIONS = (
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


def options_for(players: int) -> tuple:
    """Return OPTIONS with the default target and the seats for so many players."""
    own = {"target": (TARGETS[players - 1], range(1000)), "first": (0, tuple(range(players)))}
    return tuple([(name,) + own.get(name, (default, values)) for name, default, values in OPTIONS])


class Colorigraphe:
    """The rules with their options: an immutable object."""

    NAME = "colorigraphe"
    SEATS = "SNE"  # of an object: one per player
    OPTIONS = OPTIONS
    PRESETS: tuple = (
        ("colorigraphe", {}),
        ("three", {"players": 3}),
        ("training", {"players": 1}),
        ("dice", {"stakes": "dice"}),
        ("simple", {"colours": 2}),
        ("cards", {"problems": "cards"}),
    )

    def __init__(self, **options: object) -> None:
        from games.options import check_options  # needed here only: a board then drops the module

        self.OPTIONS = options_for(check_options(OPTIONS, options)[0])
        self.options = tuple(check_options(self.OPTIONS, options))
        self.players, self.target, self.seconds, self.stakes, self.colours, _, self.floor, self.first = self.options
        self.problems = self.options[5]
        self.cards = self.problems == "cards"
        self.challenges = self.players > 1 and self.colours == 3
        self.endless = self.players == 1 or not self.target
        self.SEATS = "SNE"[: self.players]

    def __repr__(self) -> str:
        from games.texts import constructor_text  # read when a text is needed: a match does without

        return constructor_text(self.NAME, self.OPTIONS, self.options)

    def start(self) -> bytes:
        """Return a position without points, in which `first` names a stake or draws a card."""
        board = bytearray(table.LENGTH)
        board[table.PHASE] = table.DRAWING if self.cards else table.NAMING
        board[table.OWNER] = board[table.PLAYS] = self.first
        for seat in range(3):
            table.set_score(board, seat, 0)
        if self.cards:
            table.fill_deck(board)
        return bytes(board)

    def turn(self, position: bytes) -> int:
        """Return the player in turn, or the challenger while he plays."""
        return position[table.PLAYS]

    def moves(self, position: bytes) -> list[int]:
        """Return the legal moves, ascending."""
        from games.colorigraphe_moves import phase_moves, some_refused  # a board drops it between two screens

        moves = phase_moves(self, position)
        return [move for move in moves if not self.refusal(position, move)[0]] if some_refused(position) else moves

    def refusal(self, position: bytes, move: int) -> tuple[int, int]:
        """Return the reason of the refusal (0: legal) and the plot to point at: the token's, or the first die's."""
        from games.colorigraphe_moves import refusal  # a board drops it between two screens

        return refusal(self, position, move)

    def why_not(self, position: bytes, move: int) -> int:
        return self.refusal(position, move)[0]

    def steps(self, position: bytes, move: int) -> list[tuple[int, int, int]]:
        """Return an empty list: no seed and no piece moves. A move changes one token or one arc, or clears the table."""
        reason = self.refusal(position, move)[0]
        if reason:
            raise IllegalMove(self.move_name(position, move), reason)
        return []

    def play(self, position: bytes, move: int) -> bytes:
        """Return the position after the move. IllegalMove when it is refused."""
        self.steps(position, move)
        from games.colorigraphe_moves import apply  # a board drops it between two screens

        board = bytearray(position)
        apply(self, board, move)
        return bytes(board)

    def outcome(self, position: bytes) -> Outcome | None:
        """Return None while the game goes on. In a stopped game the highest score wins; in training there is no winner."""
        if position[table.PHASE] != table.ENDED:
            return None
        scores = self.scores(position)
        most = max(scores)
        best = [seat for seat in range(self.players) if scores[seat] == most]
        if self.target and most >= self.target:
            return Outcome(best[0], scores, TARGET)
        return Outcome(best[0] if len(best) == 1 < self.players else None, scores, STOPPED)

    def scores(self, position: bytes | bytearray) -> tuple:
        """Return the points of each player."""
        return tuple([table.score(position, seat) for seat in range(self.players)])

    def move_name(self, position: bytes, move: int) -> str:
        """Return `stake 10`, `arc 5-3`, `red 5`, `done`, `challenge 1`, `card 7` ...; another number stays a number."""
        if not 0 <= move < table.MOVES_END:
            return str(move)
        if move < table.NAME_STAKE:
            return f"arc {move // table.PLOTS + 1}-{move % table.PLOTS + 1}"
        if move < table.TOKEN:
            return f"stake {move - table.NAME_STAKE + 2}"
        if move < table.DONE:
            colour = table.COLOUR_NAMES[(move - table.TOKEN) // table.PLOTS]
            return f"{colour} {(move - table.TOKEN) % table.PLOTS + 1}"
        if move < table.CHALLENGE:
            return table.MOVE_WORDS[move - table.DONE]
        if move < table.DRAW:
            return f"challenge {move - table.CHALLENGE}"
        return f"card {move - table.DRAW + 1}"

    def parse_move(self, position: bytes, text: str) -> int:
        """Return the move with this name, legal or not. ValueError says what was expected."""
        from games.colorigraphe_text import parse_move  # read when a text is needed: a match does without

        return parse_move(self, text)

    def to_text(self, position: bytes) -> str:
        """Return `colour S 5,8 12 3-5,7-12 rb.k........`: see docs/rules.md."""
        from games.colorigraphe_text import write  # read when a text is needed: a match does without

        return write(self, position)

    def from_text(self, text: str) -> bytes:
        """Return the position of a text. ValueError says what is wrong and what is allowed."""
        from games.colorigraphe_text import read  # read when a text is needed: a match does without

        return read(self, text)


GAME = Colorigraphe
