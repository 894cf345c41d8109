"""The Colorigraphe: name a stake, let the dice give as many arcs between 12 plots, colour the plots before the timer ends.

The document "Le Colorigraphe", read as docs/rules.md says. The default is the document's game for two, to 100 points. Its
variants are options: the dice name the stake, two colours only, problems on cards; so are one or three players, the time, and
whether a score may fall. A score may by default: a stake of 2 with two black tokens is -2.

What happens at the table is a move, dice, cards and the timer included: nothing here is random and nothing knows the time.
`seconds` is what the app's timer is set to, half of it for a challenger; `stakes="dice"` says who names the stake. A move may
put a colour where it is already. `stop` ends training at any moment, and any game without a target, which would have no end.

A position's bytes and the numbers of the moves are in games/colorigraphe_table.py. What a method needs is read when it is
called, so that a board can drop it again.
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
    ("first", 0, (0, 1, 2)),  # a seat that is taken
)
TARGETS = (0, 100, 70)  # for 1, 2, 3 players


def options_for(players: int) -> tuple:
    """OPTIONS with the target that goes with so many players, and the seats that are taken."""
    own = {"target": (TARGETS[players - 1], range(1000)), "first": (0, tuple(range(players)))}
    return tuple([(name,) + own.get(name, (default, values)) for name, default, values in OPTIONS])


class Colorigraphe:
    """The rules with their options; it never changes."""

    NAME = "colorigraphe"
    SEATS = "SNE"  # as many as there are players
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
        from games.options import check_options  # a board forgets it when the game is made

        self.OPTIONS = options_for(check_options(OPTIONS, options)[0])
        self.options = tuple(check_options(self.OPTIONS, options))
        self.players, self.target, self.seconds, self.stakes, self.colours, _, self.floor, self.first = self.options
        self.problems = self.options[5]
        self.cards = self.problems == "cards"
        self.challenges = self.players > 1 and self.colours == 3
        self.endless = self.players == 1 or not self.target
        self.SEATS = "SNE"[: self.players]

    def __repr__(self) -> str:
        from games.texts import constructor_text

        return constructor_text(self.NAME, self.OPTIONS, self.options)

    def start(self) -> bytes:
        """Nobody has a point; `first` names a stake, or draws a card."""
        board = bytearray(table.LENGTH)
        board[table.PHASE] = table.DRAWING if self.cards else table.NAMING
        board[table.OWNER] = board[table.PLAYS] = self.first
        for seat in range(3):
            table.set_score(board, seat, 0)
        if self.cards:
            table.fill_deck(board)
        return bytes(board)

    def turn(self, position: bytes) -> int:
        """The player in turn, or the challenger while he plays."""
        return position[table.PLAYS]

    def moves(self, position: bytes) -> list[int]:
        """The legal moves, ascending."""
        from games.colorigraphe_moves import phase_moves, some_refused

        moves = phase_moves(self, position)
        return [move for move in moves if not self.refusal(position, move)[0]] if some_refused(position) else moves

    def refusal(self, position: bytes, move: int) -> tuple[int, int]:
        """Why the move may not be played (0: it may), and the plot to point at: the token's, or the first die's."""
        from games.colorigraphe_moves import refusal

        return refusal(self, position, move)

    def why_not(self, position: bytes, move: int) -> int:
        return self.refusal(position, move)[0]

    def steps(self, position: bytes, move: int) -> list[tuple[int, int, int]]:
        """None: no seed and no piece moves. A move changes one token or one arc, or clears the table."""
        reason = self.refusal(position, move)[0]
        if reason:
            raise IllegalMove(self.move_name(position, move), reason)
        return []

    def play(self, position: bytes, move: int) -> bytes:
        """The position after the move; IllegalMove when it is refused."""
        self.steps(position, move)
        from games.colorigraphe_moves import apply

        board = bytearray(position)
        apply(self, board, move)
        return bytes(board)

    def outcome(self, position: bytes) -> Outcome | None:
        """None while the game goes on. Stopped, the higher score wins; in training nobody does."""
        if position[table.PHASE] != table.ENDED:
            return None
        scores = self.scores(position)
        most = max(scores)
        best = [seat for seat in range(self.players) if scores[seat] == most]
        if self.target and most >= self.target:
            return Outcome(best[0], scores, TARGET)
        return Outcome(best[0] if len(best) == 1 < self.players else None, scores, STOPPED)

    def scores(self, position: bytes) -> tuple:
        """The points of each player."""
        return tuple([table.score(position, seat) for seat in range(self.players)])

    def move_name(self, position: bytes, move: int) -> str:
        """`stake 10`, `arc 5-3`, `red 5`, `done`, `challenge 1` ...; a number that is no move stands for itself."""
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
        """The move that `text` names, legal or not. ValueError says what was expected."""
        from games.colorigraphe_text import parse_move

        return parse_move(self, text)

    def to_text(self, position: bytes) -> str:
        """`colour S 5,8 12 3-5,7-12 rb.k........`: see docs/rules.md."""
        from games.colorigraphe_text import write

        return write(self, position)

    def from_text(self, text: str) -> bytes:
        """The position that `text` tells; ValueError says what is wrong and what is allowed."""
        from games.colorigraphe_text import read

        return read(self, text)


GAME = Colorigraphe
