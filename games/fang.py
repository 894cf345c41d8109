"""Fang: add a reserve seed to a cell, lift all its seeds, sow them from the player's own tibong.

The rules are those of the document "Fang, un jeu de semailles pour la construction du nombre" (A. Busser); docs/rules.md
explains it. The default is its game: 8 cells, five seeds in each reserve, and a tibong that "one is not
allowed to play with less than two seeds", either player's, counted before the reserve seed is added. The document's two
simpler forms are options: a tibong of one seed may be played, and smaller boards.

A position is `cells` counts from the west, Sud's reserve, Nord's reserve, then the seat to move. A move is a cell.
"""

from games.rules import GAME_OVER, LIFT, NOT_A_MOVE, SOW, Game, Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.contract import OptionSpecs, Presets, Step

# Codes of games/rules.py
EMPTY_CELL = 3
LOW_TIBONG = 7
TOO_MANY_SEEDS = 8
COUNTED = 3
NO_PLAYABLE_CELL = 4

_MOST_IN_RESERVE = 9

OPTIONS: "OptionSpecs" = (
    ("cells", 8, (8, 6, 4)),
    ("tibong_min", 2, (2, 1)),
    ("reserve", 5, range(1, 10)),  # by default 5 on 8 cells: see RESERVES
    ("overflow", "wrap", ("wrap", "refused")),
    ("first", 0, (0, 1)),
)
RESERVES = {8: 5, 6: 4, 4: 3}


def sow(board: bytearray, cells: int, cell: int, steps: "list[Step] | None" = None) -> None:
    """Play the cell in place, unchecked, and change the seat. Append the steps to the list `steps`."""
    seat = board[cells + 2]
    seeds = board[cell] + 1
    board[cells + seat] -= 1
    board[cell] = 0
    if steps is not None:
        steps.append((SOW, cell, 1))
        steps.append((LIFT, cell, seeds))
    tibong = place = cells - 1 if seat else 0
    step = -1 if seat else 1
    end = tibong + cells * step
    while seeds:
        board[place] += 1
        if steps is not None:
            steps.append((SOW, place, 1))
        place += step
        if place == end:
            place = tibong
        seeds -= 1
    board[cells + 2] = 1 - seat


class Fang(Game):
    """The rules with their options: an immutable object.

    A cell may be played when it holds `least[cell]`..`most` seeds, the reserve seed not counted.
    """

    NAME = "fang"
    OPTIONS = OPTIONS
    PRESETS: "Presets" = (
        ("fang", {}),
        ("easy", {"tibong_min": 1}),
        ("six", {"cells": 6}),
        ("four", {"cells": 4}),
    )

    def __init__(self, **options: object) -> None:
        from games.options import check_options, with_default  # as in Game

        # The default of `reserve` depends on the number of cells.
        self.OPTIONS = with_default(OPTIONS, "reserve", RESERVES[check_options(OPTIONS, options)[0]])
        super().__init__(**options)
        self.cells, self.tibong_min, self.reserve, self.overflow, self.first = self.options
        self.least = bytes([self.tibong_min] + [1] * (self.cells - 2) + [self.tibong_min])
        self.most = self.SEEDS if self.overflow == "wrap" else self.cells - 1

    def start(self) -> bytes:
        """Return empty tibongs, one seed in each other cell, and the two reserves."""
        return bytes([0] + [1] * (self.cells - 2) + [0, self.reserve, self.reserve, self.first])

    def moves(self, position: bytes) -> list[int]:
        """Return the legal moves, ascending; none for a player without a reserve or without a playable cell."""
        cells = self.cells
        if not position[cells + position[cells + 2]]:
            return []
        least = self.least
        most = self.most
        return [cell for cell in range(cells) if least[cell] <= position[cell] <= most]

    def refusal(self, position: bytes, move: int) -> tuple[int, int]:
        """Return the reason of the refusal (0: legal) and the cell to point at."""
        if not 0 <= move < self.cells:
            return NOT_A_MOVE, 0
        if not position[self.cells + self.turn(position)]:
            return GAME_OVER, move
        seeds = position[move]
        if seeds < self.least[move]:
            return LOW_TIBONG if seeds else EMPTY_CELL, move
        return TOO_MANY_SEEDS if seeds > self.most else 0, move

    def steps(self, position: bytes, move: int) -> "list[Step]":
        """Return the reserve seed's sowing, the lift, one sowing per seed in hand, as (kind, cell, count)."""
        self.check(position, move)
        steps: list[Step] = []
        sow(bytearray(position), self.cells, move, steps)
        return steps

    def play(self, position: bytes, move: int) -> bytes:
        """Return the position after the move. Raises IllegalMove if it is refused."""
        self.check(position, move)
        board = bytearray(position)
        sow(board, self.cells, move)
        return bytes(board)

    def outcome(self, position: bytes) -> Outcome | None:
        """Return None during the game. The fuller half wins; if equal, the fuller tibong."""
        if self.moves(position):
            return None
        scores = self.scores(position)
        lead = scores[0] - scores[1] or position[0] - position[self.cells - 1]
        winner = None if not lead else 0 if lead > 0 else 1
        # With a reserve seed left, the game ended for lack of a playable cell.
        return Outcome(winner, scores, NO_PLAYABLE_CELL if position[self.cells + self.turn(position)] else COUNTED)

    def scores(self, position: bytes) -> tuple[int, int]:
        """Return the seeds in each player's half of the board."""
        half = self.cells // 2
        return sum(position[:half]), sum(position[half : self.cells])

    def field_name(self, index: int) -> str:
        cells = self.cells
        return f"cell {index + 1}" if index < cells else ("Sud's reserve", "Nord's reserve")[index - cells]

    def from_text(self, text: str) -> bytes:
        """Return the position of a text, any layout. Raises ValueError if the text is wrong; it says what is allowed."""
        position = super().from_text(text)
        for k in (self.cells, self.cells + 1):
            if position[k] > _MOST_IN_RESERVE:
                raise ValueError(f"{self.field_name(k)} is {position[k]}: it must be 0..{_MOST_IN_RESERVE}")
        return position


GAME = Fang
