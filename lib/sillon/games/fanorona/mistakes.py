"""The moves of Fanorona's levels 1 and 2 while they are distracted: a step that takes the largest group."""

from games.fanorona import group_size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from sillon.players.opponent import Opponent


def choose(player: "Opponent", position: bytes) -> "Generator[None, None, None]":
    """Set the player's move: one of the steps that take most, any step where none takes anything."""
    best = -1
    candidates: list[int] = []
    for move in player.game.moves(position):
        value = group_size(player.game, position, move) if move & 3 else 0
        yield
        if value > best:
            best = value
            candidates = []
        if value == best:
            candidates.append(move)
    player.move = candidates[player.rng.randrange(len(candidates))]
