"""The weaker players of Fafy: they play well, but not in the row that lies there.

They look at one place and do not see what lies far from it, they may count a cell wrongly by one, and then they work out
the row that they believe in. Where no move wins there, any move that they see will do.
"""

from sillon.players import WIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from sillon.games.fafy.player import Player

# By level: how many sixteenths of the row are seen to each side, how often in a hundred a cell is counted wrongly, and how many
# quarters of each cell beyond the eighth are seen besides: in a long row a part of it tells less of the whole.
_SIGHT = ((4, 70, 1), (8, 40, 1), (9, 45, 3), (12, 35, 2))
_LONG = 8
_SHARP = 3  # from this level on nothing is missed that ends the game at once


def choose(player: "Player", row: bytearray, seat: int, good: list[int]) -> "Generator[None, None, None]":
    """Sets the player's move."""
    draw = player.rng.randrange
    player.move = good[draw(len(good))]
    safe = good
    if player.level >= _SHARP:
        safe = yield from sharp(player, row, seat, good)
        player.move = safe[draw(len(safe))]
        if len(safe) == 1:
            return
    believed = seen(player, row)
    moves = player.sowing.moves(believed, player.game.impartial, seat)
    verdicts: dict = {}
    yield from player.judge(believed, seat, moves, verdicts, {}, 3)
    # A move that cannot be played is noticed, and forgotten, unless it is a bad sowing that may be played.
    allowed = safe if player.level >= _SHARP else list(player.verdicts)
    moves = [move for move in moves if move in allowed]
    winning = [move for move in moves if verdicts.get(move) == WIN]
    if winning or moves:
        moves = winning or moves
        player.move = moves[draw(len(moves))]


def seen(player: "Player", row: bytearray) -> bytearray:
    """The row as this player sees it."""
    draw = player.rng.randrange
    reach, wrong, more = _SIGHT[player.level - 1]
    reach = reach * len(row) // 16 + more * max(0, len(row) - _LONG) // 4
    believed = bytearray(row)
    place = player.move >> 1  # type: ignore[operator]
    for cell in range(len(row)):
        if abs(cell - place) > reach:
            believed[cell] = 0
    if draw(100) < wrong:
        filled = [cell for cell in range(len(row)) if believed[cell]]
        cell = filled[draw(len(filled))]
        believed[cell] += 1 if believed[cell] == 1 or draw(2) else -1
    return believed


def sharp(player: "Player", row: bytearray, seat: int, good: list[int]) -> "Generator[None, None, list[int]]":
    """One move that wins at once; without one the moves that leave none to the other side; without these all.

    A move wins at once when it blocks the other side. In misère, when all that the other side can do blocks the mover; and
    what blocks the other side, who then has won, is the last to be played.
    """
    sowing = player.sowing
    both = player.game.impartial
    misere = player.game.misere
    safe = []
    for move in good:
        left = sowing.after(row, move)
        answers = sowing.moves(left, both, 1 - seat)
        if not answers:
            if misere:
                continue
            return [move]
        blocks = 0  # how many answers block the mover
        for answer in answers:
            player.nodes += 1
            if player.nodes % 8 == 0:
                yield
            if not sowing.moves(sowing.after(left, answer), both, seat):
                blocks += 1
            if misere != (blocks > 0):
                break  # in misère an answer that does not block, else one that does
        if misere and blocks == len(answers):
            return [move]
        if misere or not blocks:
            safe.append(move)
    return safe or good
