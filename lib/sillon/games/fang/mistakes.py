"""How levels 1-4 play Fang: as people do, who overlook what is far along the row, count wrongly and forget the answer.

A cell is overlooked the more easily the farther it is along the row from one's own tibong; so what lies in the other's half,
where there is most to gain, is often not seen. Of the cells that are seen a level takes the one that it thinks best:

1  takes up the fullest cell, as if seeds out of one's own half were a gain too, and counts wrongly by one
2  looks at what his own half gains, counts wrongly by one now and then, and sees no answer
3  sees the answer, one turn far, but forgets it for some cells
4  looks four turns ahead, but forgets the answers for some cells

From level 3 on everything is seen while two seeds at most are to be sown, and the best margin is played. So a win by the last
seed is never missed, and none is left to the other that could be denied him. Nor is a win by leaving the other no playable
cell, which can happen before where more seeds than cells may not be sown; there such a win comes before a better margin.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from games.fang import Fang
    from sillon.games.fang.player import Player

# By level, in sixteenths: how often the farthest cell is overlooked, a count is wrong by one, the answer is forgotten.
_OVERLOOKED = (16, 13, 11, 5)
_WRONG = (8, 4, 0, 0)
_FORGOTTEN = (16, 16, 5, 3)
_AHEAD = 4  # turns that level 4 looks ahead
_MOST = 5000  # more than any worth
_FAITHFUL = 2  # seeds to be sown that levels 3 and 4 play without a fault


def choose(
    player: "Player", position: bytes, own: int, other: int, left: int, turns: "list[tuple[int, int]]"
) -> "Generator[None, None, None]":
    """Sets the player's move, with `left` seeds to be sown."""
    game = player.game
    level = player.level - 1
    yield
    if level > 1:
        from sillon.games.fang.search import after, deep  # levels 1 and 2 do without
    chance = player.rng.randrange
    sharp = level > 1 and left <= _FAITHFUL
    half = player.half
    seat = game.turn(position)
    score = game.scores(position)
    best = None
    for turn, move in turns:
        far = turn - half if turn >= half else 2 * half - 1 - turn
        overlooked = chance(16) * (2 * half - 1) < _OVERLOOKED[level] * far
        wrong = chance(16) < _WRONG[level]
        forgotten = chance(16) < _FORGOTTEN[level]
        count = position[move]
        if wrong:
            count += 1 if chance(2) else -1
        if sharp or not forgotten:
            to, on = after(player, own, other, turn)
            value = yield from deep(player, to, on, min(left, _AHEAD if level > 2 else 2) - 1, -_MOST, _MOST)
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
    """1 when the move wins at once, -1 when the other can win at once after it, else 0.

    Only where more seeds than cells may not be sown can the other be left without a playable cell before the end.
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
