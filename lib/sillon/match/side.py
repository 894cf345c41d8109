"""The cell of a move and its side of the board, for advice and the hints of puzzles."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Session
    from sillon.views.board_view import BoardView


def side(session: "Session", look: "BoardView", cell: int) -> int:
    """Return 0 for a cell on the left as the board is shown, 1 in the middle, 2 on the right."""
    column = session.columns[cell]
    last = max(session.columns)
    if look.turned:
        column = last - column
    return int(2 * column >= last) + int(2 * column > last)


def cell_of(session: "Session", move: int) -> int:
    """Return the cell that the move is played from."""
    return move >> session.cell_shift
