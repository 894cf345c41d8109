"""A random roll of the dice or card, from the player's generator. Dropped after use."""

from games import colorigraphe as table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.colorigraphe import Colorigraphe
    from games.contract import Chance


def drawn(game: "Colorigraphe", position: bytes, rng: "Chance") -> int:
    """Return a random legal move of the phases card and arc, or the sum of two dice as a stake."""
    phase = position[table.PHASE]
    if phase == table.NAMING:
        return table.NAME_STAKE + rng.randrange(12) + rng.randrange(12)
    while True:
        move = table.DRAW + rng.randrange(48) if phase == table.DRAWING else rng.randrange(table.NAME_STAKE)
        if not game.why_not(position, move):
            return move
