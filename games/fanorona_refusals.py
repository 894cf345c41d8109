"""Why a move of Fanorona is refused.

A separate module, imported for a moment: in games/fanorona.py this code would take 1.4 KB of a match's heap, and a puzzle would
exceed its memory budget; in games/fanorona_text.py a refusal would take 5 KB more.
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
