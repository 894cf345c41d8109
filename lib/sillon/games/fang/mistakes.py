"""Levels 1 to 4 of Fang make human-like mistakes: they overlook distant cells, miscount, and forget the answer.

A cell is overlooked the more often, the farther it is along the row from the player's own tibong; so cells of the other's half,
where there is most to gain, are often missed. Of the cells that it sees, a level takes the one that it values most:

1  takes the fullest cell, as if seeds from its own half were a gain too, and miscounts by one
2  counts the gain of its own half, wrongly by one now and then, and sees no answer
3  sees the answer, one turn ahead, but forgets it for some cells
4  looks four turns ahead, but forgets the answers for some cells

From level 3 on, while two seeds at most are still to be sown, everything is seen and the best margin is played: a win by the
last seed is never missed, nor allowed where it can be prevented. The same holds for a win by leaving the other no playable
cell, which is possible earlier where more seeds than cells may not be sown; there such a win counts more than a better margin.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from games.fang import Fang
    from sillon.games.fang.board import Board

# By level, in sixteenths: how often the farthest cell is overlooked, a count is wrong by one, the answers are forgotten.
_OVERLOOKED = (11, 13, 11, 9)
_WRONG = (8, 4, 0, 0)
_FORGOTTEN = (16, 16, 5, 4)
_AHEAD = 4  # plies of level 4
_MOST = 5000  # more than any value
_FAULTLESS = 2  # with this many seeds to be sown, or fewer, levels 3 and 4 make no mistakes


def choose(
    player: "Board", position: bytes, own: int, other: int, left: int, turns: "list[tuple[int, int]]"
) -> "Generator[None, None, None]":
    """Set the player's move, with `left` seeds to be sown."""
    game = player.game
    level = player.level - 1
    yield
    if level > 1:
        from sillon.games.fang.search import after, alpha_beta  # imported on use: levels 1 and 2 do not need it
    chance = player.rng.randrange
    sharp = level > 1 and left <= _FAULTLESS
    half = player.half
    seat = game.turn(position)
    score = game.scores(position)
    best = None
    for turn, move in turns:
        distance = turn - half if turn >= half else 2 * half - 1 - turn
        overlooked = chance(16) * (2 * half - 1) < _OVERLOOKED[level] * distance
        wrong = chance(16) < _WRONG[level]
        forgotten = chance(16) < _FORGOTTEN[level]
        count = position[move]
        if wrong:
            count += 1 if chance(2) else -1
        if sharp or not forgotten:
            depth = min(left, _AHEAD if level > 2 else 2) - 1
            theirs, mine = after(player, own, other, turn)
            value = yield from alpha_beta(player, theirs, mine, depth, -_MOST, _MOST)
            if value is None:
                return
            value = -value
        elif level:
            count = max(0, min(count, player.most))
            value = 2 * (score[seat] - score[1 - seat]) + player.gains[count] - (0 if turn < half else 4 * count)
        else:
            value = count
        if overlooked and not sharp:
            value -= _MOST
        if level > 1 and game.overflow == "refused":
            yield
            value += 2 * _MOST * at_once(game, position, move)
        value = value * 16 + chance(16)
        if best is None or value > best:
            best = value
            player.move = move


def at_once(game: "Fang", position: bytes, move: int) -> int:
    """Return 1 when the move wins by leaving the other no playable cell, -1 when an answer to it does so, else 0.

    This can happen where more seeds than cells may not be sown.
    """
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
