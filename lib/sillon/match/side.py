"""What advice and the hints of puzzles share: on which side of the lights a cell is, and how OK plays the move that was told."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.views.board_view import Look


def side(name: str, look: "Look", cell: int) -> int:
    """0 on the left, 1 in the middle, 2 on the right: of a row of cells, Awalé's two rows of pits, or Fanorona's columns."""
    game: Any = look.game
    wide = 6 if name == "awale" else game.columns if name == "fanorona" else len(look.marks)
    at = cell % wide
    if (cell != at and name == "awale") != look.turned:  # Nord's pits go on from the right to the left
        at = wide - 1 - at
    return int(2 * at + 1 >= wide) + int(2 * at + 1 > wide)


def place(name: str, move: int) -> int:
    """The cell from which the move is played."""
    return move >> 1 if name == "fafy" else move >> 8 if name == "fanorona" else move


def lead(play: "Any", move: int) -> None:
    """After an OK: the direction, the goal and the group that are offered are those of the move."""
    name = play.session.name
    if name == "fafy" and play._asked >= 0:
        play._asked = move & 1
    elif name == "fanorona" and play.piece >= 0:
        play.look.cursor = (move >> 2) & 63
        play.choice = move if play.choice else 0
        play.mark()
