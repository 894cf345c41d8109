"""Fafy and impartial Fafy: sow all seeds of a cell along the row, never into an empty cell, never off the board.

The rules are those of the document "fafy" (A. Busser); docs/rules.md explains the reading. The default is the impartial game,
in either direction; `impartial=False` is the pupil's own game: a player sows towards his right; `rule="sowing"` is Conway's
Sowing, the parent game, where only the last seed must fall into a non-empty cell.

A position is `cells` counts, then a byte: the seat to move, plus 2 (LOST) after a bad sowing that lost the game.
A move is 2 * cell, plus 1 towards the east (Sud's right).
"""

from games.rules import GAME_OVER, LIFT, NOT_A_MOVE, SOW, Game, Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.contract import OptionSpecs, Presets, Step

# Codes of games/rules.py
EMPTY_CELL = 3
WRONG_WAY = 4
OFF_BOARD = 5
INTO_EMPTY_CELL = 6
BLOCKED = 1
BAD_SOWING = 2

LOST = 2  # added to the seat after a bad sowing that lost
_MAX_LAYOUT_SEEDS = 24

OPTIONS: "OptionSpecs" = (
    ("impartial", True, (True, False)),
    ("cells", 8, range(3, 17)),
    ("seeds", 1, range(10)),
    ("rule", "fafy", ("fafy", "sowing")),
    ("misere", False, (False, True)),
    ("bad_sowing", "refused", ("refused", "loses")),
    ("first", 0, (0, 1)),
)


class Fafy(Game):
    """The rules with their options: an immutable object."""

    NAME = "fafy"
    OPTIONS = OPTIONS
    PRESETS: "Presets" = (
        ("impartial", {}),
        ("fafy", {"impartial": False}),
        ("misere", {"misere": True}),
        ("sowing", {"rule": "sowing"}),
    )

    def __init__(self, **options: object) -> None:
        super().__init__(**options)
        self.impartial, self.cells, self.seeds, self.rule, self.misere, self.bad_sowing, self.first = self.options
        self._every_seed = self.rule == "fafy"
        self._bad_loses = self.bad_sowing == "loses"

    def start(self, layout: "bytes | tuple[int, ...] | list[int] | None" = None) -> bytes:
        """Return `seeds` in each cell, or `layout`: one count 0..24 per cell from the west.

        Raises ValueError if the layout is anything else. It may be blocked from the start.
        """
        if layout is None:
            layout = (self.seeds,) * self.cells
        if len(layout) != self.cells:
            raise ValueError(f"the layout has {len(layout)} cells: this game has {self.cells}")
        for cell, count in enumerate(layout):
            if type(count) is not int or not 0 <= count <= _MAX_LAYOUT_SEEDS:
                raise ValueError(f"cell {cell + 1} of the layout holds {count!r}: it must be 0..{_MAX_LAYOUT_SEEDS}")
        return bytes(layout) + bytes((self.first,))

    def turn(self, position: bytes) -> int:
        """Return the seat to move; after the end, the seat that would move next."""
        return position[self.cells] & 1

    def moves(self, position: bytes) -> list[int]:
        """Return the legal moves, ascending; none for a blocked player or in a lost game."""
        last = position[self.cells]
        if last & LOST:
            return []
        first, step = (0, 1) if self.impartial else (1 - last, 2)
        sowable = []
        good = []
        for cell in range(self.cells):
            if position[cell]:
                for move in range(2 * cell + first, 2 * cell + 2, step):
                    sowable.append(move)
                    if not self.fault(position, move):
                        good.append(move)
        # Without a good sowing a player is blocked, even where bad ones may be played.
        return sowable if good and self._bad_loses else good

    def fault(self, position: bytes, move: int) -> int:
        """Return 0 for a good sowing, else the reason + 16 * the wrong cell. The move's cell must not be empty."""
        cell = move >> 1
        step = 1 if move & 1 else -1
        end = cell + position[cell] * step
        # In sowing order, so the first fault is reported.
        while cell != end:
            cell += step
            if cell < 0 or cell >= self.cells:
                return OFF_BOARD + ((cell - step) << 4)
            if not position[cell] and (self._every_seed or cell == end):
                return INTO_EMPTY_CELL + (cell << 4)
        return 0

    def refusal(self, position: bytes, move: int) -> tuple[int, int]:
        """Return the reason of the refusal (0: legal) and the cell to point at."""
        if not 0 <= move < 2 * self.cells:
            return NOT_A_MOVE, 0
        cell = move >> 1
        if position[self.cells] & LOST:
            return GAME_OVER, cell
        if not position[cell]:
            return EMPTY_CELL, cell
        if not self.impartial and move & 1 == self.turn(position):
            return WRONG_WAY, cell
        fault = self.fault(position, move)
        # With bad_sowing="loses" a bad sowing is legal, except for a blocked player.
        if fault and not (self._bad_loses and self.moves(position)):
            return fault & 15, fault >> 4
        return 0, cell

    def steps(self, position: bytes, move: int) -> "list[Step]":
        """Return a lift, then one sowing per seed, as (kind, cell, count); no step for a bad sowing that loses."""
        self.check(position, move)
        if self._bad_loses and self.fault(position, move):
            return []
        cell = move >> 1
        step = 1 if move & 1 else -1
        steps = [(LIFT, cell, position[cell])]
        for _ in range(position[move >> 1]):
            cell += step
            steps.append((SOW, cell, 1))
        return steps

    def play(self, position: bytes, move: int) -> bytes:
        """Return the position after the move. Raises IllegalMove if it is refused."""
        after = bytearray(position)
        steps = self.steps(position, move)
        for kind, cell, _ in steps:
            after[cell] = 0 if kind == LIFT else after[cell] + 1
        after[self.cells] = (1 - self.turn(position)) | (0 if steps else LOST)
        return bytes(after)

    def outcome(self, position: bytes) -> Outcome | None:
        """Return None during the game, else its Outcome."""
        seat = self.turn(position)
        if position[self.cells] & LOST:
            return Outcome(seat, (1 - seat, seat), BAD_SOWING)
        if self.moves(position):
            return None
        winner = seat if self.misere else 1 - seat
        return Outcome(winner, (1 - winner, winner), BLOCKED)

    def scores(self, position: bytes) -> tuple[int, int]:
        """Return 1 for the winner and 0 for the loser; 0, 0 before the end."""
        end = self.outcome(position)
        return end.scores if end else (0, 0)

    def move_name(self, position: bytes, move: int) -> str:
        """Return the cell, from 1, and the direction as Sud sees it: `4>` or `7<`."""
        return f"{(move >> 1) + 1}{'<>'[move & 1]}"

    def parse_move(self, position: bytes, text: str) -> int:
        """Return the move with this name, legal or not.

        Raises ValueError if the text is not a move; it says what was expected.
        """
        for move in range(2 * self.cells):
            if self.move_name(position, move) == text:
                return move
        raise ValueError(f"{text!r} is not a move: write a cell 1..{self.cells} and a direction, as 4> or 7<")

    def to_text(self, position: bytes) -> str:
        """Return `1 2 2 1 S`: the counts from the west, the seat to move; ` !` after a bad sowing that lost."""
        return super().to_text(position) + (" !" if position[self.cells] & LOST else "")

    def from_text(self, text: str) -> bytes:
        """Return the position of a text. Raises ValueError if the text is wrong; it says what is allowed."""
        from games.texts import read_row  # imported on use: a match does not need it

        cells = self.cells
        lost = self._bad_loses and text.endswith(" !")
        row = read_row(text[:-2] if lost else text, cells, self.SEEDS, self.field_name)
        counts = row[:cells]
        # A count is a byte: all seeds that may still be sown must fit on top of the fullest cell. Legal layouts stay below 250.
        if max(counts) + sum([count for count in counts if count < cells]) > 255:
            raise ValueError(f"{text!r} holds too many seeds: a cell could come to hold more than 255")
        return counts + bytes((row[cells] | LOST,)) if lost else row


GAME = Fafy
