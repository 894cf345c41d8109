"""Practice positions of Awalé."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.awale import Awale
    from sillon.common.chance import Seeded


def position(game: "Awale", grade: int, most: int, chance: "Seeded") -> "bytes | None":
    """Return pits with few seeds, for a short first sowing, and the other seeds in the stores; None from grade 3 on."""
    if grade > 2:
        return None
    board = bytearray([chance.randrange(most + 1) for _ in range(12)] + [0, 0, 0])
    board[12] = board[13] = (48 - sum(board)) // 2
    return bytes(board)
