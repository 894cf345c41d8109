"""Levels 1 to 4 of Fafy: good play on a wrong perception of the row.

A level focuses on one cell and misses what is far from it, and may miscount a cell by one. It solves the row that it perceives;
where no move wins there, it plays any move that it sees.
"""

from sillon.players import WIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from sillon.games.fafy.player import Player

# By level: sixteenths of the row seen to each side; the percentage of rows with a miscounted cell; quarters of a cell seen in
# addition for each cell beyond the eighth, because a part of a long row says less about the whole.
_SIGHT = ((4, 70, 1), (8, 40, 1), (9, 45, 3), (12, 35, 2))
_LONG = 8
_SHARP = 3  # from this level on, a move that ends the game at once is never missed


def choose(player: "Player", row: bytearray, seat: int, good: list[int]) -> "Generator[None, None, None]":
    """Set the player's move."""
    draw = player.rng.randrange
    player.move = good[draw(len(good))]
    safe = good
    if player.level >= _SHARP:
        safe = yield from sharp(player, row, seat, good)
        player.move = safe[draw(len(safe))]
        if len(safe) == 1:
            return
    believed = perceived(player, row)
    moves = player.sowing.moves(believed, player.game.impartial, seat)
    verdicts: dict[int, int | None] = {}
    yield from player.solve(believed, seat, moves, verdicts, {}, 3)
    # It notices illegal moves and leaves them out, unless it is a bad sowing that may be played.
    allowed = safe if player.level >= _SHARP else list(player.verdicts)
    moves = [move for move in moves if move in allowed]
    winning = [move for move in moves if verdicts.get(move) == WIN]
    if winning or moves:
        moves = winning or moves
        player.move = moves[draw(len(moves))]


def perceived(player: "Player", row: bytearray) -> bytearray:
    """Return the row as this player perceives it."""
    draw = player.rng.randrange
    reach, wrong, more = _SIGHT[player.level - 1]
    reach = reach * len(row) // 16 + more * max(0, len(row) - _LONG) // 4
    believed = bytearray(row)
    place = player.move >> 1
    for cell in range(len(row)):
        if abs(cell - place) > reach:
            believed[cell] = 0
    if draw(100) < wrong:
        filled = [cell for cell in range(len(row)) if believed[cell]]
        cell = filled[draw(len(filled))]
        believed[cell] += 1 if believed[cell] == 1 or draw(2) else -1
    return believed


def sharp(player: "Player", row: bytearray, seat: int, good: list[int]) -> "Generator[None, None, list[int]]":
    """Return a move that wins at once; else the moves that leave the other side none; else all.

    A move wins at once when it blocks the other side. In misère play it wins when every answer blocks the mover; a move that
    blocks the other side, which then has won, is a last resort.
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
        blocks = 0  # answers that block the mover
        for answer in answers:
            player.nodes += 1
            if player.nodes % 8 == 0:
                yield
            if not sowing.moves(sowing.after(left, answer), both, seat):
                blocks += 1
            if misere != (blocks > 0):
                break  # one answer that does not block (misère), or one that does, decides
        if misere and blocks == len(answers):
            return [move]
        if misere or not blocks:
            safe.append(move)
    return safe or good
