"""Fanorona: take the enemies just beyond the point one moves to (percussion) or just behind the point one leaves (aspiration).

The document "Fanorona" (lakam-panorona), read as docs/rules.md says. The default is the document's game: a capture is
compulsory, a chain goes on while it can, percussion or aspiration as one chooses. `preset="tournament"` is what is usual
elsewhere: a chain may stop, and no two captures on end run in the same direction.

A move is one STEP: 256 * the point left + 4 * the point reached + 0 for a plain step, 1 for percussion, 2 for aspiration;
0 stops a chain. A position is a byte a point, row by row from White's left (0 free, 1 White, 2 Black), then the colour to
move, and inside a chain 3 + the point of the piece and 3 + the point that it left last, else twice 0. A point visited in the
chain holds 3 + the point visited before it, the start 3 + itself: neither free nor a piece. The turns without a capture are no
part of a position: `judge` counts them in a match's past.
"""

from games.fanorona_draw import draw
from games.fanorona_step import NO_WAY, NOTHING, STOP, barred_way, burden, captures, plain, smaller, step, told
from games.rules import IllegalMove, Outcome

# Codes of games/rules.py
BLOCKED = 1
NO_PIECE = 8

_MIDDLE = {"9x5": b"\2\1\2\1\0\2\1\2\1", "5x5": b"\2\1\0\2\1", "3x3": b"\2\0\1"}  # the middle row at the start
_tables: dict = {}  # of each size that was made: the rules' examples change between two

OPTIONS = (
    ("size", "9x5", ("9x5", "5x5", "3x3")),
    ("chain", "must", ("must", "may")),
    ("same_direction", True, (True, False)),
    ("choice", "free", ("free", "largest")),
    ("draw_after", 50, range(201)),
    ("handicap", "none", ("none", "no_capture", "one_by_one", "vela")),
    ("winner", 0, (0, 1)),
)


class Fanorona:
    """The rules with their options; it never changes."""

    NAME = "fanorona"
    SEATS = "WB"
    OPTIONS = OPTIONS
    PRESETS: tuple = (
        ("fanorona", {}),
        ("tournament", {"chain": "may", "same_direction": False}),
        ("five", {"size": "5x5"}),
        ("three", {"size": "3x3"}),
    )

    def __init__(self, **options: object) -> None:
        from games.options import checked  # a board forgets it when the game is made

        self.options = tuple(checked(OPTIONS, options))
        self.size, self.chain, self.same_direction, self.choice, self.draw_after, self.handicap, self.winner = (
            self.options
        )
        self.columns = len(_MIDDLE[self.size])
        self.rows = 3 if self.columns == 3 else 5
        self.cells = self.rows * self.columns
        if self.size not in _tables:
            from games.fanorona_lines import tables

            _tables[self.size] = tables(self.rows, self.columns)
        self.first, self.lines, self.ray, self.way = _tables[self.size]

    def __repr__(self) -> str:
        from games.texts import constructor_text

        return constructor_text(self.NAME, OPTIONS, self.options)

    def start(self) -> bytes:
        """Every point but the middle one is taken; White starts, or in a second round the seat that lost the first."""
        camp = self.cells // 2 - self.columns // 2
        first = 1 if self.handicap == "none" else 2 - self.winner
        return b"\1" * camp + _MIDDLE[self.size] + b"\2" * camp + bytes((first, 0, 0))

    def turn(self, position: bytes) -> int:
        """The seat to move, or that would move next."""
        return position[self.cells] - 1

    def moves(self, position: bytes) -> list[int]:
        """The legal moves, ascending; none when a colour has no piece, or the player in turn is blocked."""
        cells = self.cells
        if 3 - position[cells] not in position:
            return []
        piece = position[cells + 1] - 3
        if piece >= 0:
            found = captures(self, position, piece, piece + 1, barred_way(self, position))
        elif self.handicap != "none" and burden(self, position) == NOTHING:
            return plain(self, position)
        else:
            found = captures(self, position, 0, cells, NO_WAY)
            if not found:
                return plain(self, position)
        if self.choice == "largest":
            found = [move for move in found if not smaller(self, position, move)]
        return [STOP] + found if piece >= 0 and self.chain == "may" else found

    def refusal(self, position: bytes, move: int) -> tuple[int, int]:
        """Why the move may not be played (0: it may), and the point to look at."""
        from games.fanorona_refusal import refusal  # read at the first refusal

        return refusal(self, position, move)

    def why_not(self, position: bytes, move: int) -> int:
        return self.refusal(position, move)[0]

    def play(self, position: bytes, move: int) -> bytes:
        """The position after the move; IllegalMove when it is refused."""
        if move not in self.moves(position):
            raise IllegalMove(self.move_name(position, move), self.refusal(position, move)[0])
        board = bytearray(position)
        step(self, board, move)
        return bytes(board)

    def steps(self, position: bytes, move: int) -> list[tuple[int, int, int]]:
        """The piece leaves a point and reaches another; a take for each enemy, the nearest first. A stop does nothing."""
        return told(self, position, move, self.play(position, move))

    def outcome(self, position: bytes) -> Outcome | None:
        """None while the game goes on; `judge` sees to draws."""
        cells = self.cells
        own = position[cells]
        seat = own - 1
        if 3 - own not in position:
            return Outcome(seat, self.scores(position), NO_PIECE)
        if position[cells + 1]:
            return None
        reason = NO_PIECE
        for point in range(cells):
            if position[point] == own:
                reason = BLOCKED
                for line in range(self.first[point] << 2, self.first[point + 1] << 2, 4):
                    if not position[self.lines[line]]:
                        return None
        return Outcome(1 - seat, self.scores(position), reason)

    def irreversible(self, before: bytes, after: bytes) -> bool:
        """True after a capture, each of a chain: pieces never come back, and turns without a capture are counted anew."""
        return self.scores(before) != self.scores(after)

    def judge(self, positions: list[bytes]) -> Outcome | None:
        """The draws of a match: `draw_after` turns without a capture, or the third occurrence of a position."""
        reason = draw(self, positions)
        return Outcome(None, self.scores(positions[-1]), reason) if reason else None

    def scores(self, position: bytes) -> tuple[int, int]:
        """The pieces of White and of Black."""
        own = position[self.cells]
        return position.count(b"\1") - (own == 1), position.count(b"\2") - (own == 2)

    def move_name(self, position: bytes, move: int) -> str:
        """`D2-E3P` percussion, `D2-E3A` aspiration, `D2-E3` a plain step, `.` stop."""
        from games.fanorona_text import move_name

        return move_name(self, move)

    def parse_move(self, position: bytes, text: str) -> int:
        """The move that `text` names, legal or not. ValueError says what was expected."""
        from games.fanorona_read import parse_move

        return parse_move(self, text)

    def to_text(self, position: bytes) -> str:
        """Rows from White's side, the colour to move; in a chain the piece's point and those visited."""
        from games.fanorona_write import write

        return write(self, position)

    def from_text(self, text: str) -> bytes:
        """The position that `text` tells; ValueError says what is wrong and what is allowed."""
        from games.fanorona_read import read

        return read(self, text)


GAME = Fanorona
