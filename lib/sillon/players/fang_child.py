"""How levels 1-4 play Fang: as people do, who overlook what is far along the row, count wrongly and forget the answer.

A cell is overlooked the more easily the farther it is along the row from one's own tibong; so what lies in the other's half,
where there is most to gain, is often not seen. Of the cells that are seen a level takes the one that it thinks best:

1  takes up the fullest cell, as if seeds out of one's own half were a gain too, and counts wrongly by one
2  looks at what his own half gains, counts wrongly by one now and then, and sees no answer
3  sees the answer, one turn far, but forgets it for some cells
4  looks four turns ahead, but forgets the answers for some cells

From level 3 on everything is seen while two seeds at most are to be sown, and the best margin is played. So a win by the last
seed is never missed, and none is left to the other that could be denied him. Nor is a win by leaving the other no playable
cell, which can happen before where more seeds than cells may not be sown.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from games.fang import Fang
    from sillon.players.fang_player import Player

# By level, in sixteenths: how often the farthest cell is overlooked, a count is wrong by one, the answer is forgotten.
_OVERLOOKED = (16, 13, 11, 5)
_WRONG = (8, 4, 0, 0)
_FORGOTTEN = (16, 16, 5, 3)
_AHEAD = 4  # turns that level 4 looks ahead
_MOST = 5000  # more than any worth
_FAITHFUL = 2  # seeds to be sown that levels 3 and 4 play without a fault


def choose(player: "Player", position: bytes, left: int) -> "Generator[None, None, None]":
    """Sets the player's move, with `left` seeds to be sown."""
    board = player.board
    assert board
    level = player.level - 1
    yield
    if level > 1:
        from sillon.players.fang_search import deep
    chance = player.rng.randrange
    own, other = board.halves(position)
    faithful = level > 1 and left <= _FAITHFUL
    depth = min(left, _AHEAD if level > 2 else 2)
    half = board.half
    refused = player.game.overflow == "refused"
    best = None
    for move in sorted(player.verdicts):
        turn = board.turn(position, move)
        far = turn - half if turn >= half else 2 * half - 1 - turn
        overlooked = chance(16) * (2 * half - 1) < _OVERLOOKED[level] * far
        wrong = chance(16) < _WRONG[level]
        forgotten = chance(16) < _FORGOTTEN[level]
        count = position[move]
        if wrong:
            count += 1 if chance(2) else -1
        if faithful or not forgotten:
            to, on = board.after(own, other, turn)
            answer = yield from deep(board, to, on, depth - 1, -_MOST, _MOST)
            if answer is None:
                return
            worth = -answer
        elif level:
            worth = (
                board.lead(own, other) + (board.gain if turn < half else board.shift)[max(0, min(count, board.most))]
            )
        else:
            worth = count
        if overlooked and not faithful:
            worth -= _MOST
        if level > 1 and refused and not faithful:
            yield
            worth += 2 * _MOST * at_once(player.game, position, move)
        thought = worth * 16 + chance(16)
        if best is None or thought > best:
            best = thought
            player.move = move


def at_once(game: "Fang", position: bytes, move: int) -> int:
    """1 when the move wins at once, -1 when the other can win at once after it, else 0."""
    seat = game.turn(position)
    position = game.play(position, move)
    end = game.outcome(position)
    if end:
        return int(end.winner == seat)
    for reply in game.moves(position):
        end = game.outcome(game.play(position, reply))
        if end and end.winner == 1 - seat:
            return -1
    return 0
