"""The cell of a move and its side of the board, for advice and the hints of puzzles."""

from sillon.manifest import manifest_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.views.board_view import BoardView


def side(name: str, look: "BoardView", cell: int) -> int:
    """Return 0 for a cell on the left as the board is shown, 1 in the middle, 2 on the right."""
    at, wide = manifest_of(name).column(look.game, cell, len(look.marks))
    if look.turned:
        at = wide - 1 - at
    return int(2 * at + 1 >= wide) + int(2 * at + 1 > wide)


def cell_of(name: str, move: int) -> int:
    """Return the cell that the move is played from."""
    return move >> manifest_of(name).cell_shift
