"""The moves of Fanorona's levels 1 and 2, a step at a time: a near one, or the largest group.

The docstring of player.py says what each level overlooks; immediate.py has the shares for the others.
"""

from games.fanorona import group_size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from games.match import Match
    from sillon.players.opponent import Opponent


def choose(player: "Opponent", position: bytes, match: "Match | None") -> "Generator[None, None, None]":
    """Set the player's move: one of the steps that seem best."""
    game = player.game
    rng = player.rng
    columns = game.columns
    moves = game.moves(position)
    last = match.moves[-1] >> 2 & 63 if match and match.moves else rng.randrange(game.cells)
    often = rng.randrange(4)
    best = -1
    candidates: list[int] = []
    for move in moves:
        value = 0
        if player.level == 1:
            if not often:
                pass  # one step in four goes anywhere
            elif move & 3:
                value = abs((move >> 8) % columns - last % columns) < 3
            else:
                # It approaches the enemies, and does not see what they can take then.
                point = move >> 2 & 63
                value = -1
                for target in range(game.cells):
                    if position[target] == 3 - position[game.cells]:
                        dx = abs(point % columns - target % columns)
                        dy = abs(point // columns - target // columns)
                        value = max(value, 9 - max(dx, dy))
            yield
        elif move & 3:
            value = group_size(game, position, move)
        if value > best:
            best = value
            candidates = []
        if value == best:
            candidates.append(move)
    player.move = candidates[rng.randrange(len(candidates))]
