"""The lines of Fanorona's boards, and why a move is refused.

A module of its own, imported for a moment: in games/fanorona.py it takes 2 KB of a match's heap, and a puzzle exceeds its
budget; in games/fanorona_text.py it takes 5 KB more where a move is refused.
"""

from games.fanorona import (
    NO_DIRECTION,
    NORMAL,
    NOTHING,
    STOP,
    Fanorona,
    barred_direction,
    capture_limit,
    first_capturer,
    takes_smaller_group,
)
from games.rules import GAME_OVER, NOT_A_MOVE

# Codes of games/rules.py
EMPTY_CELL = 3
NOT_YOURS = 9
NO_LINE = 12
NOT_FREE = 13
MUST_CAPTURE = 14
NOTHING_TO_TAKE = 15
VISITED = 16
SAME_DIRECTION = 17
SMALLER_GROUP = 18
OTHER_PIECE = 19
MUST_GO_ON = 20
NO_CHAIN = 21
HANDICAP = 22


def line_tables(rows: int, columns: int) -> tuple[bytes, bytes, bytes, bytes]:
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


def refusal(game: Fanorona, position: bytes, move: int) -> tuple[int, int]:
    """Return the reason of the refusal (0: legal) and the point to look at.

    Checks in this order: the step exists; the game is not over; a stop is within a chain that may stop; the piece is there, the
    player's own, and the chain's; the line exists, and its point is free; a capture is compulsory; the handicap allows one;
    there is something to take; not in the same direction; the larger group.
    """
    cells = game.cells
    origin = move >> 8
    target = (move >> 2) & 63
    kind = move & 3
    if move and not (0 <= origin < cells > target != origin and kind < 3):
        return NOT_A_MOVE, 0
    own = position[cells]
    if 3 - own not in position or position.count(bytes((own,))) == 1:  # one more byte is the colour to move
        return GAME_OVER, origin
    piece = position[cells + 1] - 3
    if move == STOP:
        if piece < 0:
            return NO_CHAIN, 0
        return MUST_GO_ON if game.chain == "must" else 0, piece
    if position[origin] != own:
        return NOT_YOURS if position[origin] == 3 - own else EMPTY_CELL, origin
    if piece >= 0 and origin != piece:
        return OTHER_PIECE, piece
    for line in range(game.first[origin] << 2, game.first[origin + 1] << 2, 4):
        if game.lines[line] == target:
            break
    else:
        return NO_LINE, target
    if position[target]:
        return NOT_FREE if position[target] < 3 else VISITED, target
    load = NORMAL if piece >= 0 or game.handicap == "none" else capture_limit(game, position)
    if load == NOTHING:
        return HANDICAP if kind else 0, target
    if not kind:
        if piece >= 0 or first_capturer(game, position, origin, origin + 1, NO_DIRECTION) >= 0:
            return MUST_CAPTURE, origin
        able = first_capturer(game, position, 0, cells, NO_DIRECTION)
        return (MUST_CAPTURE, able) if able >= 0 else (0, target)
    if position[game.lines[line + kind]] != 3 - own:
        return NOTHING_TO_TAKE, target
    if piece >= 0 and game.lines[line + 3] == barred_direction(game, position):
        return SAME_DIRECTION, target
    if game.choice == "largest" and takes_smaller_group(game, position, move):
        return SMALLER_GROUP, game.lines[line + 3 - kind]
    return 0, target
