"""The base of a game on a row of cells with seeds: a subclass adds its name, its start, and three methods.

A position is the seeds of each cell, from the west, then the seat to move. A move is a cell.
"""

from games.rules import LIFT, SOW, IllegalMove, Outcome

_MOST = 255  # a count is a byte: all seeds together must fit in one cell


class Row:
    """The rules with their options: an immutable object. A subclass has NAME, START, refusal(), steps() and outcome()."""

    NAME = ""
    SEATS = "SN"
    OPTIONS: tuple = ()
    PRESETS: tuple = (("usual", {}),)
    START = b""  # the seeds of each cell

    def __init__(self, **options: object) -> None:
        from games.options import check_options  # needed here only: a board then drops the module

        self.options = tuple(check_options(self.OPTIONS, options))
        self.cells = len(self.START)

    def __repr__(self) -> str:
        from games.texts import constructor_text  # read when a text is needed: a match does without

        return constructor_text(self.NAME, self.OPTIONS, self.options)

    def refusal(self, position: bytes, move: int) -> tuple[int, int]:
        """Return the reason of the refusal (0: legal) and the cell to point at."""
        raise NotImplementedError

    def steps(self, position: bytes, move: int) -> list[tuple[int, int, int]]:
        """Return what the move does, as (kind, cell, count). IllegalMove when it is refused."""
        raise NotImplementedError

    def outcome(self, position: bytes) -> Outcome | None:
        """Return None while the game goes on."""
        raise NotImplementedError

    def start(self) -> bytes:
        """Return the position to begin with: Sud moves."""
        return self.START + b"\0"

    def turn(self, position: bytes) -> int:
        """Return the seat to move; after the end, the seat that would move next."""
        return position[self.cells]

    def moves(self, position: bytes) -> list[int]:
        """Return the legal moves, ascending."""
        return [cell for cell in range(self.cells) if not self.refusal(position, cell)[0]]

    def why_not(self, position: bytes, move: int) -> int:
        """Return 0 for a legal move, else the reason of the refusal."""
        return self.refusal(position, move)[0]

    def check(self, position: bytes, move: int) -> None:
        """Raise IllegalMove when the move is refused."""
        reason = self.refusal(position, move)[0]
        if reason:
            raise IllegalMove(self.move_name(position, move), reason)

    def play(self, position: bytes, move: int) -> bytes:
        """Return the position after the move's steps. IllegalMove when it is refused."""
        board = bytearray(position)
        for kind, cell, count in self.steps(position, move):
            board[cell] = 0 if kind == LIFT else board[cell] + count if kind == SOW else board[cell] - count
        board[self.cells] = 1 - board[self.cells]
        return bytes(board)

    def scores(self, position: bytes) -> tuple[int, int]:
        """Return 1 for the winner; 0 for both while the game goes on."""
        if self.moves(position):
            return 0, 0
        return self.turn(position), 1 - self.turn(position)

    def move_name(self, position: bytes, move: int) -> str:
        """Return the cell, from 1."""
        return str(move + 1)

    def parse_move(self, position: bytes, text: str) -> int:
        """Return the move with this name, legal or not. ValueError says what was expected."""
        for move in range(self.cells):
            if str(move + 1) == text:
                return move
        raise ValueError(f"{text!r} is not a move: write a cell 1..{self.cells}")

    def to_text(self, position: bytes) -> str:
        """Return `1 1 0 2 S`: the seeds of each cell from the west, the seat to move."""
        from games.texts import row_to_text  # read when a text is needed: a match does without

        return row_to_text(position, self.cells, self.turn(position))

    def from_text(self, text: str) -> bytes:
        """Return the position of a text. ValueError says what is wrong and what is allowed."""
        from games.texts import row_from_text  # read when a text is needed: a match does without

        position = row_from_text(text, self.cells, _MOST, lambda index: f"cell {index + 1}")
        if sum(position[: self.cells]) > _MOST:
            raise ValueError(f"{text!r} holds too many seeds: {_MOST} is the most")
        return position
