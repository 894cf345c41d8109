"""The base of Fang's player: its tables for a match, and the book; search.py documents the ints.

`python -m tools.tables.fang` makes book.bin, the value of every position on 8 cells after three turns of the document's game: a
checksum, two bytes; the number of positions for tibongs that need two seeds, and for those that need one; then these positions,
three bytes each: own half and the other's, two bits a cell, the worth + 128.
"""

from array import array

from sillon.players.opponent import Opponent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.contract import Chance
    from games.fang import Fang

PATH = __file__[: max(__file__.rfind("/"), __file__.rfind("\\")) + 1] + "book.bin"
HEAD = 4  # bytes before the positions
SIZE = 3  # bytes a position
_TABLE = 37  # entries of the transposition table; a prime, and not 127, as a half has seven bits a cell


class Board(Opponent):
    """The tables of a player, for at most `seeds` in one cell.

    Indexed by the seeds of a cell: `near` and `far`, what sowing them adds to one's own half and to the other's; `gains`, the
    value gained by sowing them from the other's half (from one's own half four less for each seed). `table` is the
    transposition table, three numbers an entry (search.py). `orders` holds the turns in the order they are tried, for each
    number of seeds to be sown.

    The search gives up when `nodes` reaches `limit`, and yields when it reaches `pause`; while `book_only` is True it gives up
    at positions that are not in the book.
    """

    game: "Fang"

    def __init__(self, game: "Fang", level: int, rng: "Chance") -> None:
        super().__init__(game, level, rng)
        self.seeds = self.pause = self.limit = 0
        self.book = b""
        self.without_table = self.book_only = False

    def free_memory(self) -> None:
        self.seeds = 0
        self.without_table = True
        self.table = array("I")

    def prepare(self, seeds: int) -> None:
        """Make the tables."""
        cells = self.game.cells
        self.seeds = seeds
        self.half = half = cells // 2
        # Ints beyond 30 bits take heap, so eight bits a cell are only for boards filled by hand.
        self.bits = bits = 7 if seeds < 128 else 8
        self.mask = (1 << bits) - 1
        self.least = self.game.tibong_min
        self.most = most = min(self.game.most, seeds)
        self.near = near = [0] * (most + 1)
        self.far = far = [0] * (most + 1)
        self.gains = gains = [0] * (most + 1)
        near[0] = 1
        gains[0] = 2
        for count in range(1, most + 1):
            place = count % cells
            near[count] = near[count - 1]
            far[count] = far[count - 1]
            gains[count] = gains[count - 1]
            if place < half:
                near[count] += 1 << bits * place
                gains[count] += 4
            else:
                far[count] += 1 << bits * (cells - 1 - place)
        self.orders = bytearray()
        self.table = array("I", [0] * (3 * _TABLE if self.level == 5 and not self.without_table else 0))


def checksum(data: bytes) -> int:
    """Return the 16-bit checksum; it depends on the order of the bytes."""
    total = 1
    for byte in data:
        total = (total * 31 + byte) % 65521
    return total


def read_book(tibong_min: int) -> bytes:
    """Return the book's positions for these tibongs, as search.py looks them up; b"" when the file is missing or damaged."""
    try:
        with open(PATH, "rb") as file:
            data = file.read()
    except OSError:
        return b""
    if (
        len(data) < HEAD
        or len(data) != HEAD + SIZE * (data[2] + data[3])
        or data[0] << 8 | data[1] != checksum(data[2:])
    ):
        return b""
    split = HEAD + SIZE * data[2]
    return data[HEAD:split] if tibong_min == 2 else data[split:]
