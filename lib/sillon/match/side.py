"""The cell of a move and its side of the board, for advice and the hints of puzzles."""

from sillon.views.board_view import DIM

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


def dim_other_sides(session: "Session", look: "BoardView", move: int) -> int:
    """Dim all cells but those on the side of the move's cell; return that side."""
    found = side(session, look, cell_of(session, move))
    for cell in range(len(look.marks)):
        if side(session, look, cell) != found:
            look.marks[cell] = DIM
    return found


def cell_of(session: "Session", move: int) -> int:
    """Return the cell that the move is played from."""
    return move >> session.cell_shift
