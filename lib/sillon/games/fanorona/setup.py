"""The root of a Fanorona search: its position, its turns, and the match's history. Dropped after use."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from sillon.games.fanorona.search import Search

# The value of a piece by its point, in hundredths: rows 1..3, from the edge to the middle; with many pieces on the board and
# with few. Tuned on positions searched deeply.
_MANY = (b"d\\nhn", b"dndvd", b"flrTr")
_FEW = (b"p\\zhz", b"dzd\x82d", b"rl~T~")
FEW = 12  # up to this many pieces, use the weights _FEW


def lay_root(search: "Search", position: bytes) -> "Generator[None, None, None]":
    """Set the position at ply 0 and write its turns."""
    game = search.game
    cells = game.cells
    rows = game.rows
    columns = game.columns
    board = search.boards[0]
    board[:] = position
    own = board[cells]
    search.own[0], search.own_more[0], search.enemy[0], search.enemy_more[0] = words(search, position)
    weights = _FEW if sum(game.scores(position)) <= FEW else _MANY
    score = 0
    for point in range(cells):
        row = point // columns
        column = point % columns
        worth = weights[min(row, rows - 1 - row)][min(column, columns - 1 - column)]
        search.worth[point] = worth
        if 0 < position[point] < 3:
            score += worth if position[point] == own else -worth
    search.score[0] = score
    yield
    search.start[0] = 0
    search.cut = False
    search.first = []
    search.enough = 1 << 20
    yield from search.write(0)
    if search.quiet:
        for turn in range(search.end[0]):
            worth = search.code[turn]
            search.first.append((worth >> 6 & 63) << 8 | (worth & 63) << 2)
    elif board[cells + 1]:
        search.since[0] = -1  # the chain has captured already, so stopping now is not a turn without a capture
    for point in range(cells):
        if board[point] > 2:
            board[point] = 0
    board[cells + 1] = board[cells + 2] = 0


def ordered(search: "Search") -> list[int]:
    """Return the turns of the root, the most promising first."""
    order = list(range(search.end[0]))
    order.sort(key=lambda turn: (-search.code[turn], turn))
    return order


def remember(search: "Search", recent: list[bytes]) -> None:
    """Set the number of turns since the last capture, and the positions that the match has had twice."""
    cells = search.game.cells
    last = recent[-1]
    free = last.count(b"\0")
    number = len(recent) - 1
    while number and not last[cells + 1] and not recent[number - 1][cells + 1]:
        if recent[number - 1].count(b"\0") != free:
            break
        number -= 1
    search.since[0] = len(recent) - 1 - number
    search.twice = []
    for start in range(number, len(recent)):
        position = recent[start]
        if recent[start:].count(position) == 2:
            search.twice.append((position[cells] != last[cells], words(search, position)))


def words(search: "Search", position: bytes) -> tuple[int, ...]:
    """Return a position in four words: two of the player to move, two of the other."""
    own = position[search.game.cells]
    result = [0, 0, 0, 0]
    for point in range(search.game.cells):
        if 0 < position[point] < 3:
            first = 0 if position[point] == own else 2
            result[first] |= search.word[point]
            result[first + 1] |= search.word_more[point]
    return tuple(result)
