"""Fanorona: capture the enemies just beyond the point reached (percussion) or just behind the point left (aspiration).

The rules are those of the document "Fanorona" (lakam-panorona); docs/rules.md explains the reading. The default is the
document's game: a capture is compulsory, a chain continues while it can, the player chooses percussion or aspiration.
`preset="largest"` reads the document's "the better capture is chosen" as a duty to take the larger group of the two.
`preset="tournament"` is the usual game elsewhere: a chain may stop, and no two successive captures run in the same direction.

A move is one STEP: 256 * the point left + 4 * the point reached + 0 for a plain step, 1 for percussion, 2 for aspiration;
0 stops a chain. A position is a byte a point, row by row from White's left (0 free, 1 White, 2 Black), then the colour to
move, and inside a chain 3 + the point of the piece and 3 + the point that it left last, else twice 0. A point visited in the
chain holds 3 + the point visited before it, the start 3 + itself: neither free nor a piece. A position does not hold the
number of turns without a capture: `history_outcome` counts them.

The functions on a board are unchecked and in place. `game` is the rules object, `board` a position as bytes or bytearray. A
search may use them on bytearrays of its own, one per ply: `board[:] = other` copies faster than a step can be taken back.
"""

from games.rules import MOVE, TAKE, Game, IllegalMove, Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.contract import OptionSpecs, Presets, Step

# Codes of games/rules.py
BLOCKED = 1
REPETITION = 7
NO_PIECE = 8
NO_CAPTURE = 9

STOP = 0  # the move that ends a chain
NO_DIRECTION = 8  # not the direction of any line
_HANDICAP_ENDS = 5  # up to this many pieces of the winner there is no handicap

# Limits of captures, by the handicap: none, one piece per turn, no capture.
NORMAL = 0
ONE = 1
NOTHING = 2

_COLUMNS = ("A", "B", "C", "D", "E", "F", "G", "H", "I")  # a tuple: to index a str, a board makes a new str
_KINDS = ("", "P", "A")

_MIDDLE = {"9x5": b"\2\1\2\1\0\2\1\2\1", "5x5": b"\2\1\0\2\1", "3x3": b"\2\0\1"}  # the middle row at the start
_tables_of_size: "dict[str, tuple[bytes, bytes, bytes, bytes]]" = {}  # the examples of rules use two

OPTIONS: "OptionSpecs" = (
    ("size", "9x5", ("9x5", "5x5", "3x3")),
    ("chain", "must", ("must", "may")),
    ("same_direction", True, (True, False)),
    ("choice", "free", ("free", "largest")),
    ("draw_after", 50, range(201)),
    ("handicap", "none", ("none", "no_capture", "one_by_one", "vela")),
    ("winner", 0, (0, 1)),
)


def captures(game: "Fanorona", board: bytes | bytearray, low: int, high: int, barred: int) -> list[int]:
    """Return the captures of the player's pieces on points low..high - 1, ascending, except in direction `barred`."""
    first = game.first
    lines = game.lines
    own = board[game.cells]
    enemy = 3 - own
    found = []
    for point in range(low, high):
        if board[point] == own:
            for line in range(first[point] << 2, first[point + 1] << 2, 4):
                target = lines[line]
                if not board[target]:
                    if board[lines[line + 1]] == enemy and lines[line + 3] != barred:
                        found.append(point << 8 | target << 2 | 1)
                    if board[lines[line + 2]] == enemy and lines[line + 3] != barred:
                        found.append(point << 8 | target << 2 | 2)
    return found


def first_capturer(game: "Fanorona", board: bytes | bytearray, low: int, high: int, barred: int) -> int:
    """Return the first of the points low..high - 1 whose piece has a capture, or -1. Allocate nothing."""
    first = game.first
    lines = game.lines
    own = board[game.cells]
    enemy = 3 - own
    for point in range(low, high):
        if board[point] == own:
            for line in range(first[point] << 2, first[point + 1] << 2, 4):
                if (
                    not board[lines[line]]
                    and (board[lines[line + 1]] == enemy or board[lines[line + 2]] == enemy)
                    and lines[line + 3] != barred
                ):
                    return point
    return -1


def plain_steps(game: "Fanorona", board: bytes | bytearray) -> list[int]:
    """Return the steps to a free neighbouring point, ascending."""
    first = game.first
    lines = game.lines
    own = board[game.cells]
    found = []
    for point in range(game.cells):
        if board[point] == own:
            for line in range(first[point] << 2, first[point + 1] << 2, 4):
                if not board[lines[line]]:
                    found.append(point << 8 | lines[line] << 2)
    return found


def barred_direction(game: "Fanorona", board: bytes | bytearray) -> int:
    """Return the direction that the piece in a chain may not repeat."""
    if game.same_direction:
        return NO_DIRECTION
    return game.direction[board[game.cells + 1] - board[game.cells + 2] + game.columns + 1]


def group_size(game: "Fanorona", board: bytes | bytearray, move: int) -> int:
    """Return the number of pieces in the unbroken line that the capture attacks."""
    ray = game.ray
    enemy = 3 - board[game.cells]
    origin = move >> 8
    target = (move >> 2) & 63
    way = game.direction[target - origin + game.columns + 1]
    if move & 2:
        way = 7 - way
        target = origin
    count = 0
    point = ray[target << 3 | way]
    while board[point] == enemy:
        count += 1
        point = ray[point << 3 | way]
    return count


def takes_smaller_group(game: "Fanorona", position: "bytes | bytearray", move: int) -> bool:
    """Return whether the other kind of capture by the same step, percussion or aspiration, attacks a larger group."""
    return group_size(game, position, move ^ 3) > group_size(game, position, move)


def capture_limit(game: "Fanorona", board: bytes | bytearray) -> int:
    """Return the handicap's limit for the player in turn, NORMAL, ONE or NOTHING. It depends on the winner's pieces."""
    if game.handicap == "none":
        return NORMAL
    winner = game.winner + 1
    count = 0
    for point in range(game.cells):
        if board[point] == winner:
            count += 1
    if count <= _HANDICAP_ENDS:
        return NORMAL
    if board[game.cells] == winner:
        return ONE if game.handicap == "one_by_one" else NOTHING
    return ONE if game.handicap == "vela" else NORMAL


def step(game: "Fanorona", board: bytearray, move: int) -> None:
    """Play a legal move on the board."""
    cells = game.cells
    own = board[cells]
    enemy = 3 - own
    if move:
        origin = move >> 8
        target = (move >> 2) & 63
        one = move & 3 and game.handicap != "none" and board[cells + 1] == 0 and capture_limit(game, board) == ONE
        board[origin] = 0
        board[target] = own
        if move & 3:
            ray = game.ray
            way = game.direction[target - origin + game.columns + 1]
            barred = NO_DIRECTION if game.same_direction else way
            point = ray[target << 3 | way]
            if move & 2:
                way = 7 - way
                point = ray[origin << 3 | way]
            while board[point] == enemy:
                board[point] = 0
                point = cells + 1 if one else ray[point << 3 | way]
            # Mark the point left as visited: by the point visited before it, or by itself when it is the start.
            board[origin] = board[cells + 2] if board[cells + 1] else 3 + origin
            board[cells + 1] = 3 + target
            board[cells + 2] = 3 + origin
            if not one and first_capturer(game, board, target, target + 1, barred) >= 0:
                return
    # The turn ends: clear the marks, from the last point visited back to the start.
    mark = board[cells + 2]
    while mark:
        point = mark - 3
        mark = board[point] if board[point] != mark else 0
        board[point] = 0
    board[cells] = enemy
    board[cells + 1] = board[cells + 2] = 0


def _line_tables(rows: int, columns: int) -> tuple[bytes, bytes, bytes, bytes]:
    """Return (first, lines, ray, direction), the lines of a board.

    Four bytes of `lines` are a line from a point: the neighbour that it leads to, the point just beyond the neighbour,
    the point just behind, the direction. Those of point p begin at 4 * first[p] and end at 4 * first[p + 1].
    ray[8 * p + d] is the next point in direction d, on a line or not; direction[q - p + columns + 1] is the direction from p to
    its neighbour q.

    Directions are 0..7, in the order of the points that they lead to; 7 - d is the opposite of d. Diagonal lines go only
    through points whose row + column is even. Off the board is point `cells + 1`, which never holds a piece.
    """
    cells = rows * columns
    wide = columns + 2
    framed = bytearray(bytes([cells + 1]) * (wide * (rows + 2)))  # the points in a frame of points off the board
    for point in range(cells):
        framed[wide * (point // columns + 1) + point % columns + 1] = point
    steps = []
    way = bytearray(2 * columns + 3)
    for direction in range(8):
        place = direction + (direction > 3)  # of the neighbour, in the square of nine points around a point
        steps.append(wide * (place // 3 - 1) + place % 3 - 1)
        way[place // 3 * columns + place % 3] = direction
    ray = bytearray()
    first = bytearray(1)
    lines = bytearray()
    for point in range(cells):
        at = wide * (point // columns + 1) + point % columns + 1
        diagonals = (point // columns + point % columns) % 2 == 0
        for direction in range(8):
            step = steps[direction]
            target = framed[at + step]
            ray.append(target)
            if target < cells and (diagonals or direction in (1, 3, 4, 6)):
                lines.extend(bytes((target, framed[at + step + step], framed[at - step], direction)))
        first.append(len(lines) // 4)
    return bytes(first), bytes(lines), bytes(ray), bytes(way)


class Fanorona(Game):
    """The rules with their options: an immutable object."""

    NAME = "fanorona"
    SEATS = "WB"
    OPTIONS = OPTIONS
    TEXTS = "fanorona_text"
    PRESETS: "Presets" = (
        ("fanorona", {}),
        ("largest", {"choice": "largest"}),
        ("tournament", {"chain": "may", "same_direction": False}),
        ("five", {"size": "5x5"}),
        ("three", {"size": "3x3"}),
    )
    CODE_PRESETS: "tuple[str, ...]" = ("fanorona", "tournament", "five", "three")

    def __init__(self, **options: object) -> None:
        super().__init__(**options)
        self.size, self.chain, self.same_direction, self.choice, self.draw_after, self.handicap, self.winner = (
            self.options
        )
        self.columns = len(_MIDDLE[self.size])
        self.rows = 3 if self.columns == 3 else 5
        self.cells = self.rows * self.columns
        if self.size not in _tables_of_size:
            _tables_of_size[self.size] = _line_tables(self.rows, self.columns)
        self.first, self.lines, self.ray, self.direction = _tables_of_size[self.size]

    def start(self) -> bytes:
        """Return the start: every point but the middle one has a piece. White moves first, or the loser of a first round."""
        camp = self.cells // 2 - self.columns // 2
        first = 1 if self.handicap == "none" else 2 - self.winner
        return b"\1" * camp + _MIDDLE[self.size] + b"\2" * camp + bytes((first, 0, 0))

    def turn(self, position: bytes) -> int:
        """Return the seat to move; after the end, the seat that would move next."""
        return position[self.cells] - 1

    def moves(self, position: bytes) -> list[int]:
        """Return the legal moves, ascending; none when a colour has no piece or the player in turn is blocked."""
        cells = self.cells
        if 3 - position[cells] not in position:
            return []
        piece = position[cells + 1] - 3
        if piece >= 0:
            found = captures(self, position, piece, piece + 1, barred_direction(self, position))
        elif self.handicap != "none" and capture_limit(self, position) == NOTHING:
            return plain_steps(self, position)
        else:
            found = captures(self, position, 0, cells, NO_DIRECTION)
            if not found:
                return plain_steps(self, position)
        if self.choice == "largest":
            found = [move for move in found if not takes_smaller_group(self, position, move)]
        return [STOP] + found if piece >= 0 and self.chain == "may" else found

    def refusal(self, position: bytes, move: int) -> tuple[int, int]:
        """Return the reason of the refusal (0: legal) and the point to look at."""
        # By name, because that module imports this one; for a moment, so that a board can drop it.
        refusals = __import__("games.fanorona_refusals", None, None, ("refusal",))
        refused: tuple[int, int] = refusals.refusal(self, position, move)
        return refused

    def play(self, position: bytes, move: int) -> bytes:
        """Return the position after the move. Raises IllegalMove if it is refused."""
        if move not in self.moves(position):
            raise IllegalMove(self.move_name(position, move), self.refusal(position, move)[0])
        board = bytearray(position)
        step(self, board, move)
        return bytes(board)

    def steps(self, position: bytes, move: int) -> "list[Step]":
        """Return the point left, the point reached, and a take per enemy, the nearest first; no step for a stop."""
        after = self.play(position, move)
        if move == STOP:
            return []
        enemy = 3 - position[self.cells]
        origin = move >> 8
        target = (move >> 2) & 63
        done = [(MOVE, origin, 1), (MOVE, target, 1)]
        if move & 3:
            way = self.direction[target - origin + self.columns + 1]
            if move & 2:
                way = 7 - way
                target = origin
            point = self.ray[target << 3 | way]
            while position[point] == enemy and not after[point]:
                done.append((TAKE, point, 1))
                point = self.ray[point << 3 | way]
        return done

    def outcome(self, position: bytes) -> Outcome | None:
        """Return None during the game. `history_outcome` looks for draws."""
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

    def irreversible_ply(self, before: bytes, after: bytes) -> bool:
        """Return True after a capture, also within a chain: pieces never return, and the count of turns begins again."""
        return self.scores(before) != self.scores(after)

    def history_outcome(self, positions: list[bytes]) -> Outcome | None:
        """Return a draw after `draw_after` turns without a capture or at the third occurrence of a position, or None.

        Only the turns since the last capture count: no position before it can occur again.
        """
        last = positions[-1]
        cells = self.cells
        number = len(positions) - 1
        free = last.count(b"\0")
        turns = 0
        seen = 1
        while number and not last[cells + 1]:
            number -= 1
            before = positions[number]
            # A plain step: no chain before or after it, and the number of free points unchanged.
            if before[cells + 1] or before.count(b"\0") != free:
                break
            turns += 1
            if turns == self.draw_after:
                return Outcome(None, self.scores(last), NO_CAPTURE)
            if before == last:
                seen += 1
                if seen == 3:
                    return Outcome(None, self.scores(last), REPETITION)
        return None

    def scores(self, position: bytes) -> tuple[int, int]:
        """Return the number of pieces of White and of Black."""
        own = position[self.cells]
        return position.count(b"\1") - (own == 1), position.count(b"\2") - (own == 2)

    def move_name(self, position: bytes, move: int) -> str:
        """Return `D2-E3P` for a percussion, `D2-E3A` for an aspiration, `D2-E3` for a plain step, `.` for a stop."""
        if move == STOP:
            return "."
        origin = move >> 8
        target = (move >> 2) & 63
        if not (0 <= origin < self.cells > target and move & 3 < 3):
            return f"number {move}"
        columns = self.columns
        # One f-string in place of four: each takes a board 0.2 ms.
        begin, end = _COLUMNS[origin % columns], _COLUMNS[target % columns]
        return f"{begin}{origin // columns + 1}-{end}{target // columns + 1}{_KINDS[move & 3]}"

    def point_name(self, point: int) -> str:
        """Return `D2`: the column from White's left, the row from White's side."""
        return f"{_COLUMNS[point % self.columns]}{point // self.columns + 1}"


GAME = Fanorona
