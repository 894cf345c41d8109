"""Fanorona as a small child plays it, a step at a time: what is at hand, or the largest group."""

from games.fanorona_step import group

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.match import Match


def choose(player: "Any", position: bytes, match: "Match | None") -> int:
    """A step of level 1 or 2."""
    game = player.game
    moves = game.moves(position)
    if player.level == 1 or not moves[-1] & 3:
        return _near(player, moves, match)
    best = 0
    found: list[int] = []
    for move in moves:
        size = group(game, position, move) if move else 0
        if size > best:
            best = size
            found = []
        if size == best:
            found.append(move)
    return found[player.rng.randrange(len(found))]


def _near(player: "Any", moves: list[int], match: "Match | None") -> int:
    """One of the steps at most three columns from where the last one went; any when there is none, or now and then."""
    columns = player.game.columns
    last = match.moves[-1] >> 2 & 63 if match and match.moves else player.rng.randrange(player.game.cells)
    near = [move for move in moves if abs((move >> 8) % columns - last % columns) < 3]
    if not near or not player.rng.randrange(4):
        near = moves
    return near[player.rng.randrange(len(near))]
