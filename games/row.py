"""The base of a game on a row of cells with seeds: a subclass adds its name, its start, and three methods.

A position is the seeds of each cell, from the west, then the seat to move. A move is a cell.
"""

from games.rules import LIFT, SOW, Game, Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.contract import Step


class Row(Game):
    """The rules with their options: an immutable object. A subclass has NAME, START, refusal(), steps() and outcome()."""

    START = b""  # the seeds of each cell

    def __init__(self, **options: object) -> None:
        super().__init__(**options)
        self.cells = len(self.START)

    def steps(self, position: bytes, move: int) -> "list[Step]":
        """Return what the move does, as (kind, cell, count). Raises IllegalMove if it is refused."""
        raise NotImplementedError

    def outcome(self, position: bytes) -> Outcome | None:
        """Return None during the game."""
        raise NotImplementedError

    def start(self) -> bytes:
        """Return the position to begin with: Sud moves."""
        return self.START + b"\0"

    def moves(self, position: bytes) -> list[int]:
        """Return the legal moves, ascending."""
        return [cell for cell in range(self.cells) if not self.refusal(position, cell)[0]]

    def play(self, position: bytes, move: int) -> bytes:
        """Return the position after the move's steps. Raises IllegalMove if it is refused."""
        board = bytearray(position)
        for kind, cell, count in self.steps(position, move):
            board[cell] = 0 if kind == LIFT else board[cell] + count if kind == SOW else board[cell] - count
        board[self.cells] = 1 - board[self.cells]
        return bytes(board)

    def scores(self, position: bytes) -> tuple[int, int]:
        """Return 1 for the winner; 0 for both during the game."""
        if self.moves(position):
            return 0, 0
        return self.turn(position), 1 - self.turn(position)
