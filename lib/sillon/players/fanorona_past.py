"""Where a Fanorona search begins: the position itself, its turns, and what counts of the match before it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from sillon.players.fanorona_search import Search


def lay_root(search: "Search", position: bytes) -> "Generator[None, None, None]":
    """Lays the position at ply 0 and writes its turns."""
    cells = search.game.cells
    board = search.boards[0]
    board[:] = position
    own = board[cells]
    search.own[0], search.own_more[0], search.enemy[0], search.enemy_more[0] = words(search, position)
    search.worth = search.field.worth(search.game, sum(search.game.scores(position)))
    search.score[0] = 0
    for point in range(cells):
        sign = position[point]
        if 0 < sign < 3:
            search.score[0] += search.worth[point] if sign == own else -search.worth[point]
    yield
    search.start[0] = 0
    search.cut = False
    search.enough = 1 << 20
    yield from search.write(0)
    if search.quiet:
        for turn in range(search.end[0]):
            code = search.code[turn]
            search.first[turn] = (code >> 6 & 63) << 8 | (code & 63) << 2
    for point in range(cells):
        if board[point] > 2:
            board[point] = 0
    board[cells + 1] = board[cells + 2] = 0


def remember(search: "Search", recent: list[bytes]) -> None:
    """What counts of a match's past: turns without a capture, and positions that have been there twice already."""
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
    for place in range(number, len(recent)):
        position = recent[place]
        if recent[place:].count(position) == 2:
            search.twice.append((position[cells] != last[cells], words(search, position)))


def words(search: "Search", position: bytes) -> tuple:
    """A position in four words: those of the player in turn, and of the other."""
    own = position[search.game.cells]
    found = [0, 0, 0, 0]
    for point in range(search.game.cells):
        if 0 < position[point] < 3:
            side = 0 if position[point] == own else 2
            found[side] |= search.field.word[point]
            found[side + 1] |= search.field.more[point]
    return tuple(found)


def past(search: "Search", ply: int) -> bool:
    """Whether the position has been on the way since the last capture, or twice in the match."""
    words = (search.own[ply], search.own_more[ply], search.enemy[ply], search.enemy_more[ply])
    for before in range(ply - 4, max(ply - search.since[ply], 0) - 1, -2):
        if words == (search.own[before], search.own_more[before], search.enemy[before], search.enemy_more[before]):
            return True
    return bool(search.twice) and (bool(ply & 1), words) in search.twice
