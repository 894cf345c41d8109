"""The reader of a game's puzzles, sillon/games/<game>/puzzles.bin.

The file begins with 61 offsets of two bytes, high byte first: of its 60 puzzles and of its end. A puzzle has a byte for its
form, an index in the manifest's puzzle_forms; a byte for its task: kind + 16 * number of own turns; the position without its
last byte, which is 0; a game with a `puzzle_reader` has a format of its own; a byte for each legal move, ascending:
128 if it is an answer, plus the number of moves that are shown after it. These moves follow, each as an index in the legal
moves of its position. The player to move is always Sud.
"""

from games import new
from sillon.manifest import manifest_of
from sillon.views import view_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds, Options


NUMBER = 60  # puzzles a game
A_GRADE = 12

# The kinds of task.
WIN, LARGEST_CAPTURE, ANSWERED, AGAIN = range(4)

_GAMES = __file__[: max(__file__.rfind("/"), __file__.rfind("\\"))] + "/../games/"


def record(name: str, number: int) -> bytes:
    """Return the bytes of puzzle 1..60 of the game."""
    with open(f"{_GAMES}{name}/puzzles.bin", "rb") as file:
        file.seek(2 * number - 2)
        places = file.read(4)
        first = places[0] << 8 | places[1]
        file.seek(first)
        return file.read((places[2] << 8 | places[3]) - first)


def options(name: str, data: bytes) -> "Options":
    """Return the game's options for the puzzle."""
    return dict(manifest_of(name).puzzle_forms[data[0]])


def position(name: str, data: bytes) -> tuple[bytes, int]:
    """Return the puzzle's start position, and the offset of the moves in its bytes."""
    reader = manifest_of(name).puzzle_reader
    if reader:
        module = __import__(f"sillon.games.{name}.{reader}", None, None, ("from_puzzle",))
        result: tuple[bytes, int] = module.from_puzzle(data)
        return result
    length = len(new(name, **options(name, data)).start()) - 1
    return data[2 : 2 + length] + b"\0", 2 + length


def fitting(leds: "Leds", name: str) -> list[int]:
    """Return the numbers of the puzzles that these lights can show."""
    numbers = []
    fits: dict[int, bool] = {}
    with open(f"{_GAMES}{name}/puzzles.bin", "rb") as file:
        places = file.read(2 * NUMBER)
        for number in range(1, NUMBER + 1):
            file.seek(places[2 * number - 2] << 8 | places[2 * number - 1])
            form = file.read(1)[0]
            if form not in fits:
                fits[form] = _fits(leds, name, form)
            if fits[form]:
                numbers.append(number)
    return numbers


def _fits(leds: "Leds", name: str, form: int) -> bool:
    if not leds.rows:
        return True
    return bool(view_of(leds, name).fits(leds, new(name, **manifest_of(name).puzzle_forms[form])))
