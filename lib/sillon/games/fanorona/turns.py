"""Fanorona's turn generator for the search: whole chains, without recursion.

A turn is one index of `code`, `taken`, `more` and, at the root only, `first`, which grows. code is the turn's order << 12
(higher ones are tried sooner), the point left << 6, the point reached; taken and more are the two words of the enemies that it
takes; first is its first step, as the rules number it. workspace.py documents the words.
"""

from games.fanorona import NO_DIRECTION, ONE, STOP, barred_direction, takes_smaller_group

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from sillon.games.fanorona.workspace import Workspace

ORDER = 1 << 9  # added to a turn's gain, so that no code is negative


def able(own: int, own_more: int, enemy: int, enemy_more: int, free: int, free_more: int) -> bool:
    """Return whether a capture is possible, from the words of the player to move, of the other, and of the free points.

    Of three points in a line, an enemy is on the first or the last; on the other two are an own piece and a free point.
    """
    a = own >> 9 | (own_more & 0x3FE00) << 9  # rows 2..4
    f = free >> 9 | (free_more & 0x3FE00) << 9
    if enemy_more & (own & f | a & free) or enemy & (own_more & f | a & free_more):
        return True
    # Diagonals, to the right and to the left: shift the words until the three points coincide.
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


def plain(search: "Workspace", ply: int) -> None:
    """Write the turns without a capture of the position at this ply, from start[ply] on, and set end[ply] behind the last."""
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


def captures(search: "Workspace", ply: int, load: int) -> "Generator[None, None, None]":
    """Write the captures of a position that has some, from search.start[ply] on.

    search.end[ply] is the index after the last one. `load` is the handicap's rule for the player. At a turn that gains
    search.enough, and where a turn does not fit, the generator ends and leaves the board as it is; at the root it leaves out
    turns that do not fit.
    """
    game = search.game
    first = game.first
    lines = game.lines
    ray = game.ray
    board = search.boards[ply]
    worth = search.worth
    word = search.word
    word_more = search.word_more
    point_of = search.at
    point_of_more = search.at_more
    near = search.near
    near_more = search.near_more
    free = search.all_word ^ search.own[ply] ^ search.enemy[ply]
    free_more = search.all_more ^ search.own_more[ply] ^ search.enemy_more[ply]
    code = search.code
    end = search.start[ply]
    enough = search.enough
    # After `depth` steps the piece is on at[depth], and its next steps begin at base[depth] in `ways`.
    at, base, ways, taken, more, gain, undo, path, gone = search.chain
    must = game.chain == "must"
    largest = game.choice == "largest"
    turning = not game.same_direction
    cells = game.cells
    own = board[cells]
    enemy = 3 - own
    pieces = search.own[ply]
    others = search.own_more[ply] & ~0x1FF  # the third row is in the other word too
    steps = 0
    barred = NO_DIRECTION
    taken[0] = more[0] = gain[0] = undo[0] = base[0] = 0
    if board[cells + 1]:  # inside a chain: only the root can be
        piece = board[cells + 1] - 3
        pieces = word[piece]
        others = 0 if pieces else word_more[piece]
        barred = barred_direction(game, board)
        if not must:
            code[end] = ORDER << 12 | piece << 6 | piece
            search.taken[end] = search.more[end] = 0
            search.first.append(STOP)
            end += 1
    while pieces or others:
        if pieces:
            piece = point_of[(pieces & -pieces) % 37]
            pieces &= pieces - 1
        else:
            piece = point_of_more[(others & -others) % 37]
            others &= others - 1
        if not (near[piece] & free or near_more[piece] & free_more):
            continue
        board[piece] = 3
        point = at[0] = piece
        depth = top = count = 0
        way = barred
        while depth >= 0:
            if point >= 0:
                # At a new point: collect the next steps.
                steps += 1
                if steps & 3 == 0:
                    search.nodes += 1
                    yield
                if not depth or load != ONE:
                    for line in range(first[point] << 2, first[point + 1] << 2, 4):
                        if not board[lines[line]]:
                            if board[lines[line + 1]] == enemy and lines[line + 3] != way:
                                ways[count] = line
                                count += 1
                            if board[lines[line + 2]] == enemy and lines[line + 3] != way:
                                ways[count] = line + 1
                                count += 1
                if not (depth or count):
                    break
                if depth and (count == base[depth] or not must):
                    if end == search.most:
                        search.cut = True
                        if ply:
                            search.end[ply] = end
                            return
                    else:
                        g = gain[depth] + worth[point] - worth[piece]
                        code[end] = ORDER + g << 12 | piece << 6 | point
                        search.taken[end] = taken[depth]
                        search.more[end] = more[depth]
                        if not ply:
                            search.first.append(path[1])
                            if end == search.wanted:
                                search.plan = list(path[1 : depth + 1])
                        end += 1
                        if g >= enough:
                            search.end[ply] = end
                            return
            point = at[depth]
            if count == base[depth]:
                # Back to the previous point.
                while top > undo[depth]:
                    top -= 1
                    board[gone[top]] = enemy
                board[point] = 0
                depth -= 1
                point = -1
                continue
            count -= 1
            if depth == len(at) - 1:
                search.cut = True
                continue
            line = ways[count] & ~3
            kind = 1 + (ways[count] & 1)
            target = lines[line]
            move = point << 8 | target << 2 | kind
            point = -1
            if largest and takes_smaller_group(game, board, move):
                continue
            way = lines[line + 3]
            a = taken[depth]
            b = more[depth]
            g = gain[depth]
            depth += 1
            at[depth] = target
            base[depth] = count
            path[depth] = move
            undo[depth] = top
            board[target] = 3
            spot = lines[line + kind]
            going = way if kind == 1 else 7 - way
            if not turning:
                way = NO_DIRECTION
            while board[spot] == enemy:
                board[spot] = 0
                gone[top] = spot
                top += 1
                a |= word[spot]
                b |= word_more[spot]
                g += worth[spot]
                spot = cells + 1 if load == ONE else ray[spot << 3 | going]
            taken[depth] = a
            more[depth] = b
            gain[depth] = g
            point = target
        board[piece] = own
    search.end[ply] = end
