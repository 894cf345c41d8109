"""Reading one puzzle from games/<game>/puzzles.bin.

A file begins with the places of its 60 puzzles and of its end, two bytes each, the high one first. A puzzle is a byte for its
form (forms.py); a byte for what is asked, the kind and, times 16, in how many turns of one's own; the position; then for each
legal move, ascending, a byte, 128 where it is an answer plus the length of what follows: the moves that are shown after it, each
by its place among those that are legal then. The one to move is always Sud.

A position of a row or of pits is its bytes without the last, which is 0. Of Fanorona five points are a byte, to base 3. Of the
Colorigraphe it is the nine bytes of the arcs, and one more with the fewest black tokens.
"""

from sillon.views import view_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app.contract import Leds

FORMS: dict = {
    "fafy": (
        {"cells": 5},
        {"cells": 6},
        {},
        {"cells": 6, "impartial": False},
        {"impartial": False},
        {"cells": 9},
        {"cells": 9, "impartial": False},
    ),
    "fang": ({"cells": 4}, {"cells": 6}, {}),
    "awale": ({},),
    "fanorona": ({"size": "3x3"}, {"size": "5x5"}, {}),
    "colorigraphe": ({"players": 1},),
}


NUMBER = 60  # of puzzles a game
A_GRADE = 12

# What is asked.
WIN, MOST, ANSWERED, AGAIN = range(4)

_GAMES = __file__[: max(__file__.rfind("/"), __file__.rfind("\\"))] + "/../games/"
_LENGTHS = {"fafy": (5, 6, 8, 6, 8, 9, 9), "fang": (6, 8, 10), "awale": (14,), "fanorona": (9, 25, 45)}


def record(name: str, number: int) -> bytes:
    """The bytes of puzzle 1..60 of the game."""
    with open(f"{_GAMES}{name}/puzzles.bin", "rb") as file:
        file.seek(2 * number - 2)
        places = file.read(4)
        first = places[0] << 8 | places[1]
        file.seek(first)
        return file.read((places[2] << 8 | places[3]) - first)


def options(name: str, told: bytes) -> dict:
    """The game's options for the puzzle."""
    return dict(FORMS[name][told[0]])


def position(name: str, told: bytes) -> tuple[bytes, int]:
    """The position from which it is played, and where what follows it begins in the puzzle's bytes."""
    if name == "colorigraphe":
        from games.colorigraphe_table import ARCS, COLOURING, LENGTH, PHASE, STAKE, arc_count

        board = bytearray(LENGTH)
        board[PHASE] = COLOURING
        board[ARCS : ARCS + 9] = told[2:11]
        board[STAKE] = arc_count(board)
        for k in range(26, 32, 2):
            board[k : k + 2] = b"\x27\x10"  # no points
        return bytes(board), 11
    cells = _LENGTHS[name][told[0]]
    if name != "fanorona":
        return told[2 : 2 + cells] + b"\0", 2 + cells
    points = bytearray()
    end = 2 + (cells + 4) // 5
    for five in told[2:end]:
        for power in (1, 3, 9, 27, 81):
            points.append(five // power % 3)
    return bytes(points[:cells]) + b"\1\0\0", end


def fitting(leds: "Leds", name: str) -> list[int]:
    """The numbers of the puzzles that these lights show."""
    found = []
    fits: dict[int, bool] = {}
    with open(f"{_GAMES}{name}/puzzles.bin", "rb") as file:
        places = file.read(2 * NUMBER)
        for number in range(1, NUMBER + 1):
            file.seek(places[2 * number - 2] << 8 | places[2 * number - 1])
            form = file.read(1)[0]
            if form not in fits:
                fits[form] = _fits(leds, name, form)
            if fits[form]:
                found.append(number)
    return found


def _fits(leds: "Leds", name: str, form: int) -> bool:
    from games import new

    if not leds.rows:
        return True
    return bool(view_of(leds, name).fits(leds, new(name, **FORMS[name][form])))
