"""Awalé: sow the seeds of a pit all round the board, harvest where one makes 2 or 3 in the other camp.

The document "L'awalé" (pupils of Lay-Saint-Rémy), read as docs/rules.md says. The default follows its words, in translation:
"If a harvest were to empty the other camp entirely, the harvest is forbidden. It is forbidden to starve one's opponent." The
harvest is forbidden, not the move: so the move stands and takes nothing (`grand_slam="no_capture"`). "If a player has no
more seeds after his sowing, his opponent must sow some into his camp, if he can. If that is impossible, the game ends." "A
player who sows 12 seeds or more must not sow into the pit he started from." "The winner is who has stored the most." In one
thing the default leaves the document, which says nothing of the seeds left on the board: each player takes those of his own
row, as is usual everywhere (`leftovers="nobody"` is its strict wording). Its variant, "the first to have stored 20", is
`target=20`. It does not speak of games that go round in circles either: `repetition` ends them.

A position is 12 counts, pits A..F then a..f, Sud's store, Nord's store, then the seat to move. A move is a pit, 0..11.
"""

from games.rules import GAME_OVER, LIFT, NOT_A_MOVE, SKIP, SOW, TAKE, IllegalMove, Outcome

# Codes of games/rules.py
EMPTY_CELL = 3
NOT_YOURS = 9
MUST_FEED = 10
TAKES_ALL = 11
TARGET = 5
STARVED = 6
REPETITION = 7
NO_PLAYABLE_CELL = 4

PITS = "ABCDEFabcdef"
_SEEDS = 48
GRAND_SLAM = -1  # returned by `sow` when the harvest is forbidden

OPTIONS = (
    ("grand_slam", "no_capture", ("no_capture", "illegal_unless_only", "illegal")),
    ("leftovers", "own_row", ("own_row", "nobody")),
    ("target", 0, range(49)),
    ("repetition", 3, (3, 2)),
    ("first", 0, (0, 1)),
)


def sowable(board: bytes | bytearray) -> list[int]:
    """The pits that the player to move may sow, ascending, before grand slams are looked at."""
    own = 6 if board[14] else 0
    end = own + 6
    k = 6 - own
    fed = board[k] or board[k + 1] or board[k + 2] or board[k + 3] or board[k + 4] or board[k + 5]
    found = []
    for pit in range(own, end):
        # An empty camp must be fed: the seeds have to reach beyond one's own row.
        if board[pit] and (fed or board[pit] >= end - pit):
            found.append(pit)
    return found


def sow(board: bytearray, pit: int, steps: list | None = None) -> int:
    """Plays the pit in place, unchecked: sowing, harvest, the seat's change. Its steps are added to the list `steps`.

    Returns the seeds taken, or GRAND_SLAM when the harvest would have emptied the other camp and nothing was taken.
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
    camp = 0 if seat else 6
    taken = 0
    before = last
    while camp <= before < camp + 6 and 2 <= board[before] <= 3:
        taken += board[before]
        before -= 1
    if taken:
        left = -taken
        for k in range(camp, camp + 6):
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


class Awale:
    """The rules with their options; it never changes."""

    NAME = "awale"
    SEATS = "SN"
    OPTIONS = OPTIONS
    PRESETS: tuple = (
        ("awale", {}),
        ("twenty", {"target": 20}),
        ("strict", {"leftovers": "nobody"}),
    )

    def __init__(self, **options: object) -> None:
        from games.options import check_options  # a board forgets it when the game is made

        self.options = tuple(check_options(OPTIONS, options))
        self.grand_slam, self.leftovers, self.target, self.repetition, self.first = self.options

    def __repr__(self) -> str:
        from games.texts import constructor_text

        return constructor_text(self.NAME, OPTIONS, self.options)

    def start(self) -> bytes:
        """Four seeds in each pit."""
        return bytes([4] * 12 + [0, 0, self.first])

    def turn(self, position: bytes) -> int:
        """The seat to move, or that would move next."""
        return position[14]

    def moves(self, position: bytes) -> list[int]:
        """The legal moves, ascending; feeding is looked at first, then grand slams."""
        if self._target_reached(position):
            return []
        pits = sowable(position)
        if self.grand_slam != "no_capture":
            others = [pit for pit in pits if sow(bytearray(position), pit) != GRAND_SLAM]
            if others or self.grand_slam == "illegal":
                return others
        return pits

    def _target_reached(self, position: bytes) -> bool:
        return 0 < self.target <= max(position[12], position[13])

    def refusal(self, position: bytes, move: int) -> tuple[int, int]:
        """Why the move may not be played (0: it may), and the pit to point at."""
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

    def why_not(self, position: bytes, move: int) -> int:
        return self.refusal(position, move)[0]

    def _board_after(self, position: bytes, move: int, steps: list | None) -> bytearray:
        """The board after the move; its steps are added to `steps`. IllegalMove when it is refused."""
        if move not in self.moves(position):
            raise IllegalMove(self.move_name(position, move), self.refusal(position, move)[0])
        board = bytearray(position)
        sow(board, move, steps)
        return board

    def steps(self, position: bytes, move: int) -> list[tuple[int, int, int]]:
        """A lift, a sowing or a pit passed over for each pit reached, what is taken, as (kind, pit, count)."""
        steps: list[tuple[int, int, int]] = []
        self._board_after(position, move, steps)
        return steps

    def play(self, position: bytes, move: int) -> bytes:
        """The position after the move; IllegalMove when it is refused."""
        return bytes(self._board_after(position, move, None))

    def outcome(self, position: bytes) -> Outcome | None:
        """None while the game goes on; a repetition is for `history_outcome`."""
        if self.moves(position):
            return None
        if self._target_reached(position):
            return _decided(position[12], position[13], TARGET)
        # Seeds that could be sown, but each of them would take all; else one of the players has nothing to sow.
        return self._final_outcome(position, NO_PLAYABLE_CELL if sowable(position) else STARVED)

    def _final_outcome(self, position: bytes, reason: int) -> Outcome:
        """The end without a target: leftovers apply."""
        south, north = position[12], position[13]
        if self.leftovers == "own_row":
            south += sum(position[:6])
            north += sum(position[6:12])
        return _decided(south, north, reason)

    def irreversible_ply(self, before: bytes, after: bytes) -> bool:
        """True after a harvest: stores never go down, so no position before it can come again."""
        return before[12:14] != after[12:14]

    def history_outcome(self, positions: list[bytes]) -> Outcome | None:
        """The end by repetition of the last of the positions since the last harvest, else None."""
        last = positions[-1]
        return self._final_outcome(last, REPETITION) if positions.count(last) >= self.repetition else None

    def scores(self, position: bytes) -> tuple[int, int]:
        """The stores; once it has ended, with the leftovers."""
        end = self.outcome(position)
        return end.scores if end else (position[12], position[13])

    def move_name(self, position: bytes, move: int) -> str:
        """The pit's letter; the number of what is no pit."""
        return PITS[move] if 0 <= move < 12 else str(move)

    def parse_move(self, position: bytes, text: str) -> int:
        """The move that `text` names, legal or not. ValueError says what was expected."""
        if len(text) == 1 and text in PITS:
            return PITS.index(text)
        raise ValueError(f"{text!r} is not a move: write a pit, A..F or a..f")

    def to_text(self, position: bytes) -> str:
        """`4 4 4 4 4 4 4 4 4 4 4 4 0 0 S`: pits A..F a..f, Sud's store, Nord's store, the seat to move."""
        from games.texts import row_to_text

        return row_to_text(position, 14, position[14])

    def from_text(self, text: str) -> bytes:
        """The position that `text` tells, of 48 seeds at most; ValueError says what is wrong and what is allowed."""
        from games.texts import row_from_text

        position = row_from_text(text, 14, _SEEDS, _field_name)
        if sum(position[:14]) > _SEEDS:
            raise ValueError(f"{text!r} holds too many seeds: {_SEEDS} is the most")
        return position


def _field_name(index: int) -> str:
    """The name of a position's byte, for a sentence about it."""
    return f"pit {PITS[index]}" if index < 12 else ("Sud's store", "Nord's store")[index - 12]


def _decided(south: int, north: int, reason: int) -> Outcome:
    winner = None if south == north else 0 if south > north else 1
    return Outcome(winner, (south, north), reason)


GAME = Awale
