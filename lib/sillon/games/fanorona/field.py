"""What a Fanorona position allows: whether a piece can be taken, the plain turns, and whether it has been there before.

workspace.py says what the words of bits are.
"""

from sillon.games.fanorona.turns import ORDER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.games.fanorona.search import Search


def able(own: int, own_more: int, enemy: int, enemy_more: int, free: int, free_more: int) -> bool:
    """Whether a piece can take another one, from the words of the player in turn, of the other, and of the free points.

    Of three points on end, an enemy is on the first or the last; on the other two are an own piece and a free point.
    """
    a = own >> 9 | (own_more & 0x3FE00) << 9  # rows 2..4
    f = free >> 9 | (free_more & 0x3FE00) << 9
    if enemy_more & (own & f | a & free) or enemy & (own_more & f | a & free_more):
        return True
    # Diagonals, to the right and to the left: the words are shifted until the three points lie alike.
    o = a >> 1
    g = f >> 1
    if (enemy_more >> 2 & (own & g | o & free) | enemy & (own_more >> 2 & g | o & free_more >> 2)) & 0x1545455:
        return True
    o = a << 1
    g = f << 1
    if (enemy_more << 2 & (own & g | o & free) | enemy & (own_more << 2 & g | o & free_more << 2)) & 0x5515154:
        return True
    # Along the rows.
    o = own >> 1
    g = free >> 1
    if (enemy >> 2 & (own & g | o & free) | enemy & (own >> 2 & g | o & free >> 2)) & 0x1FCFE7F:
        return True
    o = own_more >> 1
    g = free_more >> 1
    return bool(
        (enemy_more >> 2 & (own_more & g | o & free_more) | enemy_more & (own_more >> 2 & g | o & free_more >> 2))
        & 0x1FCFE00
    )


def past(search: "Search", ply: int) -> bool:
    """Whether the position has been on the way since the last capture, or twice in the match."""
    found = (search.own[ply], search.own_more[ply], search.enemy[ply], search.enemy_more[ply])
    for at in range(ply - 4, max(ply - search.since[ply], 0) - 1, -2):
        if found == (search.own[at], search.own_more[at], search.enemy[at], search.enemy_more[at]):
            return True
    return bool(search.twice) and (bool(ply & 1), found) in search.twice


def plain(search: "Search", ply: int) -> None:
    """Writes the plain turns of the position at this ply from start[ply] on; end[ply] is behind the last."""
    first = search.game.first
    lines = search.game.lines
    board = search.boards[ply]
    worth = search.worth
    code = search.code
    taken = search.taken
    more = search.more
    end = search.start[ply]
    last = search.most - 8
    own = board[len(worth)]
    for point in range(len(worth)):
        if board[point] == own:
            base = ORDER - worth[point] << 12 | point << 6
            if end > last:
                search.cut = True
                break
            for line in range(first[point] << 2, first[point + 1] << 2, 4):
                target = lines[line]
                if not board[target]:
                    code[end] = (worth[target] << 12) + base + target
                    taken[end] = more[end] = 0
                    end += 1
    search.end[ply] = end
