"""Newgame: lift the seeds of a cell and sow them into the next cell to the east. Whoever cannot move has lost.

Both cells must hold seeds. Each move leaves a cell empty for good, so the game ends within eight.
"""

from games.row import Row
from games.rules import LIFT, NOT_A_MOVE, SOW, Outcome

# Codes of games/rules.py
EMPTY_CELL = 3
OFF_BOARD = 5
BLOCKED = 1


class Newgame(Row):
    NAME = "newgame"
    START = b"\1\1\1\1\1\1\1\1\1"

    def refusal(self, position: bytes, move: int) -> tuple[int, int]:
        """Return the reason of the refusal (0: legal) and the cell to point at."""
        if not 0 <= move < self.cells:
            return NOT_A_MOVE, 0
        if move == self.cells - 1:
            return OFF_BOARD, move
        for cell in (move, move + 1):
            if not position[cell]:
                return EMPTY_CELL, cell
        return 0, move

    def steps(self, position: bytes, move: int) -> list[tuple[int, int, int]]:
        """Return the lift, then a sowing for each seed, as (kind, cell, count). Raises IllegalMove if the move is refused."""
        self.check(position, move)
        return [(LIFT, move, position[move])] + [(SOW, move + 1, 1)] * position[move]

    def outcome(self, position: bytes) -> Outcome | None:
        """Return None during the game. Whoever cannot move has lost."""
        if self.moves(position):
            return None
        return Outcome(1 - self.turn(position), self.scores(position), BLOCKED)


GAME = Newgame
