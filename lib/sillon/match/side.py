"""The cell of a move and its side of the board, for advice and the hints of puzzles."""

from sillon.manifest import manifest_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.views.board_view import BoardView


def side(name: str, look: "BoardView", cell: int) -> int:
    """Return 0 for a cell on the left as the board is shown, 1 in the middle, 2 on the right."""
    column, columns = manifest_of(name).column(look.game, cell, len(look.marks))
    if look.turned:
        column = columns - 1 - column
    return int(2 * column + 1 >= columns) + int(2 * column + 1 > columns)


def cell_of(name: str, move: int) -> int:
    """Return the cell that the move is played from."""
    return move >> manifest_of(name).cell_shift
