"""Plain turns of a Fanorona position, for the search."""

from sillon.players.fanorona_turns import ORDER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.players.fanorona_search import Search


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
    last = search.most - 48
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
