"""What the points and the steps of Fanorona are called: `D2`, `D2-E3P`."""

from games.fanorona_step import STOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.fanorona import Fanorona

_COLUMNS = ("A", "B", "C", "D", "E", "F", "G", "H", "I")  # a board makes no text to take one
_KINDS = ("", "P", "A")


def point_name(game: "Fanorona", point: int) -> str:
    """`D2`: the column from White's left, the row from White's side."""
    return f"{_COLUMNS[point % game.columns]}{point // game.columns + 1}"


def move_name(game: "Fanorona", move: int) -> str:
    """The text of a move; a number that is no move has one too, for messages."""
    if move == STOP:
        return "."
    origin = move >> 8
    target = (move >> 2) & 63
    if not (0 <= origin < game.cells > target and move & 3 < 3):
        return f"number {move}"
    columns = game.columns
    # One text in the place of four: to make one takes a board 0.2 ms.
    begin, end = _COLUMNS[origin % columns], _COLUMNS[target % columns]
    return f"{begin}{origin // columns + 1}-{end}{target // columns + 1}{_KINDS[move & 3]}"
