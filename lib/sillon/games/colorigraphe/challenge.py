"""The computer's decision to challenge ("Je prends !"). Dropped after use."""

from games import colorigraphe as table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Protocol

    from games.colorigraphe import Colorigraphe
    from games.contract import Chance

    class Challenger(Protocol):
        """A player that decides for a seat."""

        game: Colorigraphe
        level: int
        rng: Chance
        seat: int | None
        move: int


# The percentage of challenges of levels 3 to 5: when they can do better, and when they cannot.
_RIGHT = (75, 90, 100)
_WRONG = (6, 2, 0)


def think(player: "Challenger", position: bytes) -> "Generator[None, None, None]":
    """Set the move of `player.seat`, or of the seat after the one whose problem it is."""
    from sillon.games.colorigraphe.plan import solved  # dropped after use

    owner = position[table.OWNER]
    seat = (owner + 1) % player.game.players if player.seat in (None, owner) else player.seat
    best = yield from solved(player.game, position)
    if challenges(player.game, position, seat, best, player.level, player.rng):
        player.move = table.CHALLENGE + seat


def challenges(
    game: "Colorigraphe", position: bytes, seat: int, best: "bytes | None", level: int, rng: "Chance"
) -> bool:
    """Return whether that seat, at this level, challenges the player in turn.

    `best` is the best colouring, None without one. Levels 1 and 2 do not know it: they go by how bad the result looks.
    """
    first = position[table.FIRST]
    stake = position[table.STAKE]
    chance = rng.randrange(100)
    if level < 3:
        if first == table.INVALID:
            return chance < (40 if level == 1 or stake > 16 else 60)
        return chance < (3, 12, 24)[min(first, 3) - 1]
    black = sum([1 for colour in best if colour == 3]) if best else table.INVALID
    # From level 3 on a challenge that decides the game is judged correctly.
    if black < first:
        wins = 0 < game.target <= table.score(position, seat) + stake - 2 * black
        return wins or chance < _RIGHT[level - 3]
    loses = 0 < game.target <= table.score(position, position[table.OWNER]) + stake
    return not loses and chance < _WRONG[level - 3]
