"""Reading one puzzle from sillon/games/<game>/puzzles.bin.

A file begins with the places of its 60 puzzles and of its end, two bytes each, the high one first. A puzzle is:
a byte for its form, a place in the manifest's puzzle_forms();
a byte for what is asked: the kind and, times 16, in how many turns of one's own;
the position without its last byte, which is 0; a game with `own_puzzles` reads its own (puzzle_position.py);
for each legal move, ascending, a byte: 128 where it is an answer plus the length of what follows, the moves that are shown
after it, each by its place among those that are legal then. The player to move is always Sud.
"""

from games import new
from sillon.manifest import manifest_of
from sillon.views import view_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app.contract import Leds


NUMBER = 60  # of puzzles a game
A_GRADE = 12

# What is asked.
WIN, MOST, ANSWERED, AGAIN = range(4)

_GAMES = __file__[: max(__file__.rfind("/"), __file__.rfind("\\"))] + "/../games/"


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
    return dict(manifest_of(name).puzzle_forms()[told[0]])


def position(name: str, told: bytes) -> tuple[bytes, int]:
    """The position from which it is played, and where what follows it begins in the puzzle's bytes."""
    if manifest_of(name).own_puzzles:
        own = __import__(f"sillon.games.{name}.puzzle_position", None, None, ("position",))
        found: tuple[bytes, int] = own.position(told)
        return found
    length = len(new(name, **options(name, told)).start()) - 1
    return told[2 : 2 + length] + b"\0", 2 + length


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
    if not leds.rows:
        return True
    return bool(view_of(leds, name).fits(leds, new(name, **manifest_of(name).puzzle_forms()[form])))
