"""Why a step of Fanorona is refused, and where to look: whatever a person may try is told the most helpful reason."""

from games.fanorona_step import NO_WAY, NORMAL, NOTHING, STOP, barred_way, burden, smaller, taker
from games.rules import GAME_OVER, NOT_A_MOVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.fanorona import Fanorona

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


def refusal(game: "Fanorona", position: bytes, move: int) -> tuple[int, int]:
    """Why the move may not be played (0: it may), and the point to look at: the first reason in this order.

    No such step; the game is over; the chain (stop only in one, and only if one may); the piece (there, one's own, the
    chain's); the line, the point it leads to; then what it takes: something, if one can; not under the handicap; there
    must be something; not the same direction; the larger group.
    """
    cells = game.cells
    origin = move >> 8
    target = (move >> 2) & 63
    kind = move & 3
    if move and not (0 <= origin < cells > target != origin and kind < 3):
        return NOT_A_MOVE, 0
    own = position[cells]
    if 3 - own not in position or position.count(bytes((own,))) == 1:  # the colour to move is one more byte of it
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
    load = NORMAL if piece >= 0 or game.handicap == "none" else burden(game, position)
    if load == NOTHING:
        return HANDICAP if kind else 0, target
    if not kind:
        if piece >= 0 or taker(game, position, origin, origin + 1, NO_WAY) >= 0:
            return MUST_CAPTURE, origin
        able = taker(game, position, 0, cells, NO_WAY)
        return (MUST_CAPTURE, able) if able >= 0 else (0, target)
    if position[game.lines[line + kind]] != 3 - own:
        return NOTHING_TO_TAKE, target
    if piece >= 0 and game.lines[line + 3] == barred_way(game, position):
        return SAME_DIRECTION, target
    if game.choice == "largest" and smaller(game, position, move):
        return SMALLER_GROUP, game.lines[line + 3 - kind]
    return 0, target
