"""Awalé: sow the seeds of a pit around the board, harvest pits of the other row that come to hold 2 or 3.

The rules are those of the document "L'awalé" (pupils of Lay-Saint-Rémy); docs/rules.md explains the reading. The default
follows its words, in translation: "If a harvest were to empty the other camp entirely, the harvest is forbidden. It is
forbidden to starve one's opponent." The harvest is forbidden, not the move: the move is legal and takes nothing
(`grand_slam="no_capture"`). "If a player has no more seeds after his sowing, his opponent must sow some into his camp, if he
can. If that is impossible, the game ends." "A player who sows 12 seeds or more must not sow into the pit he started from."
"The winner is who has stored the most." In one point the default differs from the document, which says nothing of the seeds
left on the board: each player takes those of his own row, as is usual everywhere. Its strict wording is `preset="awale"`,
`leftovers="nobody"`. Its variant, "the first to have stored 20", is `target=20`. It says nothing of endless games either:
`repetition` ends them.

A position is 12 counts, pits A..F then a..f, Sud's store, Nord's store, then the seat to move. A move is a pit, 0..11.
"""

from games.rules import GAME_OVER, LIFT, NOT_A_MOVE, SKIP, SOW, TAKE, Game, Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.contract import OptionSpecs, Presets, Step

# Codes of games/rules.py
EMPTY_CELL = 3
NOT_YOURS = 9
MUST_FEED = 10
TAKES_ALL = 11
TARGET = 5
STARVED = 6
REPETITION = 7
NO_PLAYABLE_CELL = 4
AGREED = 11

PITS = "ABCDEFabcdef"
GRAND_SLAM = -1  # `sow` returns it when the harvest is forbidden

OPTIONS: "OptionSpecs" = (
    ("grand_slam", "no_capture", ("no_capture", "illegal_unless_only", "illegal")),
    ("leftovers", "own_row", ("own_row", "nobody")),
    ("target", 0, range(49)),
    ("repetition", 3, (3, 2)),
    ("first", 0, (0, 1)),
)


def sowable(board: bytes | bytearray) -> list[int]:
    """Return the pits that the player to move may sow, ascending, grand slams included."""
    own = 6 if board[14] else 0
    end = own + 6
    k = 6 - own
    fed = board[k] or board[k + 1] or board[k + 2] or board[k + 3] or board[k + 4] or board[k + 5]
    found = []
    for pit in range(own, end):
        # An empty row must be fed: the seeds have to reach it.
        if board[pit] and (fed or board[pit] >= end - pit):
            found.append(pit)
    return found


def sow(board: bytearray, pit: int, steps: "list[Step] | None" = None) -> int:
    """Play the pit in place, unchecked: sow, harvest, change the seat. Append the steps to the list `steps`.

    Return the seeds taken, or GRAND_SLAM when the harvest would empty the other row and takes nothing.
    """
    seeds = board[pit]
    board[pit] = 0
    if steps is not None:
        steps.append((LIFT, pit, seeds))
    last = pit
    while seeds:
        last = last + 1 if last < 11 else 0
        if last != pit:
            board[last] += 1
            seeds -= 1
        if steps is not None:
            steps.append((SKIP, pit, 0) if last == pit else (SOW, last, 1))
    seat = board[14]
    board[14] = 1 - seat
    row_start = 0 if seat else 6
    taken = 0
    before = last
    while row_start <= before < row_start + 6 and 2 <= board[before] <= 3:
        taken += board[before]
        before -= 1
    if taken:
        left = -taken
        for k in range(row_start, row_start + 6):
            left += board[k]
        if not left:
            return GRAND_SLAM
        board[12 + seat] += taken
        while last > before:
            if steps is not None:
                steps.append((TAKE, last, board[last]))
            board[last] = 0
            last -= 1
    return taken


class Awale(Game):
    """The rules with their options: an immutable object."""

    NAME = "awale"
    OPTIONS = OPTIONS
    SEEDS = 48
    cells = 12
    PRESETS: "Presets" = (
        ("awale", {"leftovers": "nobody"}),
        ("usual", {}),
        ("twenty", {"target": 20}),
    )
    CODE_PRESETS: "tuple[str, ...]" = ("usual", "twenty", "awale")

    def __init__(self, **options: object) -> None:
        super().__init__(**options)
        self.grand_slam, self.leftovers, self.target, self.repetition, self.first = self.options

    def start(self, layout: "bytes | list[int] | None" = None) -> bytes:
        """Return four seeds in each pit, or this layout: 12 counts, A..F then a..f."""
        return bytes(layout or [4] * 12) + bytes((0, 0, self.first))

    def moves(self, position: bytes) -> list[int]:
        """Return the legal moves, ascending. The rule of feeding goes before that of grand slams."""
        if self._target_reached(position):
            return []
        pits = sowable(position)
        if self.grand_slam != "no_capture":
            others = [pit for pit in pits if sow(bytearray(position), pit) != GRAND_SLAM]
            if others or self.grand_slam == "illegal":
                return others
        return pits

    def _target_reached(self, position: bytes) -> bool:
        return bool(0 < self.target <= max(position[12], position[13]))

    def refusal(self, position: bytes, move: int) -> tuple[int, int]:
        """Return the reason of the refusal (0: legal) and the pit to point at."""
        if not 0 <= move < 12:
            return NOT_A_MOVE, 0
        if self._target_reached(position):
            return GAME_OVER, move
        if move // 6 != position[14]:
            return NOT_YOURS, move
        if not position[move]:
            return EMPTY_CELL, move
        if move not in sowable(position):
            return MUST_FEED, move
        return 0 if move in self.moves(position) else TAKES_ALL, move

    def steps(self, position: bytes, move: int) -> "list[Step]":
        """Return a lift, a sowing or a skip per pit reached, and a take per pit harvested, as (kind, pit, count)."""
        self.check(position, move)
        steps: list[Step] = []
        sow(bytearray(position), move, steps)
        return steps

    def play(self, position: bytes, move: int) -> bytes:
        """Return the position after the move. Raises IllegalMove if it is refused."""
        self.check(position, move)
        board = bytearray(position)
        sow(board, move)
        return bytes(board)

    def outcome(self, position: bytes) -> Outcome | None:
        """Return None during the game. `history_outcome` looks for repetitions."""
        if self.moves(position):
            return None
        if self._target_reached(position):
            return _decided(position[12], position[13], TARGET)
        # Either each pit that can be sown would take all seeds, or no pit can be sown.
        return self._final_outcome(position, NO_PLAYABLE_CELL if sowable(position) else STARVED)

    def _final_outcome(self, position: bytes, reason: int) -> Outcome:
        """Return the Outcome by the stores and the leftovers."""
        south, north = position[12], position[13]
        if self.leftovers == "own_row":
            south += sum(position[:6])
            north += sum(position[6:12])
        return _decided(south, north, reason)

    def irreversible_ply(self, before: bytes, after: bytes) -> bool:
        """Return True after a harvest: stores never decrease, so no position before it can occur again."""
        return before[12:14] != after[12:14]

    def history_outcome(self, positions: list[bytes]) -> Outcome | None:
        """Return the Outcome by repetition of the last of the positions since the last harvest, or None."""
        last = positions[-1]
        return self._final_outcome(last, REPETITION) if positions.count(last) >= self.repetition else None

    def agreed_outcome(self, position: bytes) -> Outcome:
        """Return the Outcome when the players agree to count: where few seeds go round and round, nobody can harvest them."""
        return self._final_outcome(position, AGREED)

    def scores(self, position: bytes) -> tuple[int, int]:
        """Return the stores; after the end, with the leftovers."""
        end = self.outcome(position)
        return end.scores if end else (position[12], position[13])

    def move_name(self, position: bytes, move: int) -> str:
        """Return the pit's letter; a number that is no pit stays a number."""
        return PITS[move] if 0 <= move < 12 else str(move)

    def parse_move(self, position: bytes, text: str) -> int:
        """Return the move with this name, legal or not.

        Raises ValueError if the text is not a move; it says what was expected.
        """
        if len(text) == 1 and text in PITS:
            return PITS.index(text)
        raise ValueError(f"{text!r} is not a move: write a pit, A..F or a..f")

    def field_name(self, index: int) -> str:
        return f"pit {PITS[index]}" if index < 12 else ("Sud's store", "Nord's store")[index - 12]


def _decided(south: int, north: int, reason: int) -> Outcome:
    winner = None if south == north else 0 if south > north else 1
    return Outcome(winner, (south, north), reason)


GAME = Awale
