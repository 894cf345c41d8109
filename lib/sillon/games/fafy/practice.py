"""Practice positions of Fafy."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.fafy import Fafy
    from sillon.common.chance import Seeded


def position(game: "Fafy", grade: int, most: int, chance: "Seeded") -> "bytes | None":
    """Return a row of ones and twos with one pile of `most` seeds; from grade 2 on one cell is empty."""
    layout = [1 + chance.randrange(2) for _ in range(game.cells)]
    layout[chance.randrange(game.cells)] = min(most, game.cells - 1)
    if grade > 1:
        layout[chance.randrange(game.cells)] = 0
    return bytes(game.start(layout))
