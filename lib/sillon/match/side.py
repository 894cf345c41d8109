"""A move in words, its cell and its side of the board, for advice and the hints of puzzles."""

from sillon.views.board_view import DIM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

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


def in_words(
    session: "Session", say: "Callable[..., str]", move: int, position: bytes, turned: bool, brief: bool = False
) -> str:
    """Return a move of the position as people say it; `turned`: the view is; `brief`: for a line with several."""
    name: str = session.game.move_name(position, move)
    if session.cell_shift:
        words = __import__(f"sillon.games.{session.name}.move_words", None, None, ("in_words",))
        name = words.in_words(say, name, turned, brief)
    return name
