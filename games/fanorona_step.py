"""One step of Fanorona on a board of bytes: who can take what, the step itself, in place and unchecked, and what it did.

These plain functions are the rule: games/fanorona.py plays by them on a copy, and a search may use them on bytearrays of
its own, one a ply (`board[:] = other` copies faster than a step could be taken back). `game` is the rules object, `board`
a position of it, as bytes or as a bytearray.
"""

from games.rules import MOVE, TAKE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.fanorona import Fanorona

STOP = 0  # the move that ends a chain
NO_WAY = 8  # a direction that no line has
MOST_NORMAL = 5  # with so many pieces, or fewer, the handicap is no more

# What the handicap lays on the player in turn.
NORMAL = 0
ONE = 1
NOTHING = 2


def captures(game: "Fanorona", board: bytes | bytearray, low: int, high: int, barred: int) -> list[int]:
    """The captures of the player's pieces on the points low..high - 1, ascending, none in direction `barred`."""
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


def taker(game: "Fanorona", board: bytes | bytearray, low: int, high: int, barred: int) -> int:
    """The first of the points low..high - 1 whose piece has a capture, -1 when none has; it allocates nothing."""
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


def plain(game: "Fanorona", board: bytes | bytearray) -> list[int]:
    """The steps to a free neighbouring point, ascending."""
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


def barred_way(game: "Fanorona", board: bytes | bytearray) -> int:
    """The direction that the piece in a chain may not take again."""
    if game.same_direction:
        return NO_WAY
    return game.way[board[game.cells + 1] - board[game.cells + 2] + game.columns + 1]


def group(game: "Fanorona", board: bytes | bytearray, move: int) -> int:
    """How many pieces stand in the unbroken line that the capture is aimed at."""
    ray = game.ray
    enemy = 3 - board[game.cells]
    origin = move >> 8
    target = (move >> 2) & 63
    way = game.way[target - origin + game.columns + 1]
    if move & 2:
        way = 7 - way
        target = origin
    count = 0
    point = ray[target << 3 | way]
    while board[point] == enemy:
        count += 1
        point = ray[point << 3 | way]
    return count


def smaller(game: "Fanorona", position: bytes, move: int) -> bool:
    """Whether the same step the other way, percussion or aspiration, aims at a larger group."""
    return group(game, position, move ^ 3) > group(game, position, move)


def burden(game: "Fanorona", board: bytes | bytearray) -> int:
    """NORMAL, ONE or NOTHING: what the handicap lays on the player in turn; the count is of the winner's pieces."""
    if game.handicap == "none":
        return NORMAL
    winner = game.winner + 1
    count = 0
    for point in range(game.cells):
        if board[point] == winner:
            count += 1
    if count <= MOST_NORMAL:
        return NORMAL
    if board[game.cells] == winner:
        return ONE if game.handicap == "one_by_one" else NOTHING
    return ONE if game.handicap == "vela" else NORMAL


def step(game: "Fanorona", board: bytearray, move: int) -> None:
    """Does the move, a legal one, to the board."""
    cells = game.cells
    own = board[cells]
    enemy = 3 - own
    if move:
        origin = move >> 8
        target = (move >> 2) & 63
        one = move & 3 and game.handicap != "none" and board[cells + 1] == 0 and burden(game, board) == ONE
        board[origin] = 0
        board[target] = own
        if move & 3:
            ray = game.ray
            way = game.way[target - origin + game.columns + 1]
            barred = NO_WAY if game.same_direction else way
            point = ray[target << 3 | way]
            if move & 2:
                way = 7 - way
                point = ray[origin << 3 | way]
            while board[point] == enemy:
                board[point] = 0
                point = cells + 1 if one else ray[point << 3 | way]
            # The point left is marked as visited: with the point visited before it, or with itself when it is the start.
            board[origin] = board[cells + 2] if board[cells + 1] else 3 + origin
            board[cells + 1] = 3 + target
            board[cells + 2] = 3 + origin
            if not one and taker(game, board, target, target + 1, barred) >= 0:
                return
    # The turn ends: the marks go, from the last point visited back to the start.
    mark = board[cells + 2]
    while mark:
        point = mark - 3
        mark = board[point] if board[point] != mark else 0
        board[point] = 0
    board[cells] = enemy
    board[cells + 1] = board[cells + 2] = 0


def told(game: "Fanorona", before: bytes, move: int, after: bytes) -> list[tuple[int, int, int]]:
    """What the move that led from `before` to `after` did, as games/rules.py tells steps; the nearest piece taken first."""
    if move == STOP:
        return []
    enemy = 3 - before[game.cells]
    origin = move >> 8
    target = (move >> 2) & 63
    done = [(MOVE, origin, 1), (MOVE, target, 1)]
    if move & 3:
        way = game.way[target - origin + game.columns + 1]
        if move & 2:
            way = 7 - way
            target = origin
        point = game.ray[target << 3 | way]
        while before[point] == enemy and not after[point]:
            done.append((TAKE, point, 1))
            point = game.ray[point << 3 | way]
    return done
