"""All turns of a Fanorona position, whole chains, for the search: with lists of its own, so that nothing recurses.

A turn is at one place of `code`, `taken`, `more` and, at the root only, `first`. code is the order in which turns are tried,
the higher the sooner, << 12, the point left << 6, the point reached; taken and more are the words of the enemies that it
takes, and first is its first step, as the rules number it.
"""

from games.fanorona_step import NO_WAY, ONE, STOP, barred_way, smaller

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from sillon.players.fanorona_search import Search

_SLICE = 50  # lines looked at between two yields
ORDER = 1 << 9  # added to what a turn gains, so that no code is below zero


def captures(search: "Search", ply: int, load: int) -> "Generator[None, None, None]":
    """Writes the turns that take something, of a position where there are some, from search.start[ply] on.

    search.end[ply] is behind the last. `load` is what the handicap lays on the player."""
    game = search.game
    first = game.first
    lines = game.lines
    cells = game.cells
    ray = game.ray
    board: Any = search.boards[ply]
    own = board[cells]
    enemy = 3 - own
    worth = search.worth
    word = search.field.word
    word_more = search.field.more
    end = search.start[ply]
    at, next_line, ways, goes, taken, more, gain, undo, path, gone = search.chain
    must = game.chain == "must"
    largest = game.choice == "largest"
    turning = not game.same_direction
    near = search.field.near
    near_more = search.field.near_more
    free = search.field.all_word ^ search.own[ply] ^ search.enemy[ply]
    free_more = search.field.all_more ^ search.own_more[ply] ^ search.enemy_more[ply]
    enough = search.enough
    most = search.most
    code = search.code
    low = 0
    high = cells
    ways[0] = NO_WAY
    taken[0] = more[0] = gain[0] = undo[0] = steps = 0
    if board[cells + 1]:  # inside a chain, as only the root can be
        low = board[cells + 1] - 3
        high = low + 1
        ways[0] = barred_way(game, board)
        if not must:
            code[end] = ORDER << 12 | low << 6 | low
            search.taken[end] = search.more[end] = search.first[end] = STOP
            end += 1
    for piece in range(low, high):
        if board[piece] != own or not (near[piece] & free or near_more[piece] & free_more):
            continue
        # After `depth` steps the piece is on at[depth]; next_line[depth] is twice the line to try next, + 4 for aspiration.
        board[piece] = 3
        at[0] = piece
        next_line[0] = first[piece] << 3
        depth = top = 0
        while True:
            point = at[depth]
            number = next_line[depth]
            if number == first[point + 1] << 3:
                if not depth:
                    break
                if not (goes[depth] and must):
                    if end < most:
                        g = gain[depth] + worth[point] - worth[piece]
                        code[end] = ORDER + g << 12 | piece << 6 | point
                        search.taken[end] = taken[depth]
                        search.more[end] = more[depth]
                        if not ply:
                            search.first[end] = path[1]
                            if end == search.wanted:
                                search.plan = path[1 : depth + 1]
                        end += 1
                        if g >= enough:
                            search.end[ply] = end
                            return
                    else:
                        search.cut = True
                # Back to the point before.
                while top > undo[depth]:
                    top -= 1
                    board[gone[top]] = enemy
                board[point] = 0
                depth -= 1
                continue
            line = number >> 1 & ~3
            target = lines[line]
            if board[target]:
                next_line[depth] = (number | 7) + 1
                continue
            next_line[depth] = number + 4
            steps += 1
            if steps == _SLICE:
                steps = 0
                search.nodes += 2
                yield
            way = lines[line + 3]
            kind = 2 if number & 4 else 1
            spot = lines[line + kind]
            if board[spot] != enemy or way == ways[depth]:
                continue
            if largest and smaller(game, board, point << 8 | target << 2 | kind):
                continue
            goes[depth] = 1
            a = taken[depth]
            b = more[depth]
            g = gain[depth]
            depth += 1
            at[depth] = target
            path[depth] = point << 8 | target << 2 | kind
            next_line[depth] = first[target + (load == ONE)] << 3
            ways[depth] = way if turning else NO_WAY
            goes[depth] = 0
            undo[depth] = top
            board[target] = 3
            if kind == 2:
                way = 7 - way
            while board[spot] == enemy:
                board[spot] = 0
                gone[top] = spot
                top += 1
                a |= word[spot]
                b |= word_more[spot]
                g += worth[spot]
                spot = cells + 1 if load == ONE else ray[spot << 3 | way]
            taken[depth] = a
            more[depth] = b
            gain[depth] = g
        board[piece] = own
    search.end[ply] = end
