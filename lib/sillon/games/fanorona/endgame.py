"""Fanorona's endgame tables: the turns until the end of the game under best play. Dropped after use.

`python -m tools.tables.fanorona` makes endgame3.bin, all positions of 3x3 for the eight settings of chain, same_direction and
choice, four bits each, and endgame9.bin, one or two pieces against one on 9x5 for the document's rules, a byte each. Mirrored
positions share an entry: the turns until the end, odd when the player to move wins and even when he loses; 15, or 255, is a
draw. A checksum follows every 63 bytes, so that a damaged file is detected where it is read. The handicap, which ends at five
pieces, changes nothing there; draws by the match's history are not in the tables.
"""

from sillon.games.fanorona.openings import checksum, part
from sillon.games.fanorona.search import WON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from array import array
    from collections.abc import Generator
    from typing import BinaryIO

    from games.fanorona import Fanorona
    from sillon.games.fanorona.search import Search

DRAWN = 255
PAIRS = 1035  # of 45 points, including each with itself
COLUMNS = 378  # pairs of outer columns of 3x3, of which mirrored ones are one; a column is a base-3 digit a point
SMALL = 27 * COLUMNS  # positions of 3x3


def index(game: "Fanorona", position: bytes | bytearray) -> int:
    """Return the index of a position outside a chain in its file, checksums not counted; -1 when no file has it."""
    own = position[game.cells]
    if game.cells == 9:
        columns = [0, 0, 0]
        for point in range(9):
            sign = position[point]
            columns[point % 3] = columns[point % 3] * 3 + (0 if not sign else 1 if sign == own else 2)
        low = min(columns[0], columns[2])
        high = max(columns[0], columns[2])
        return part(game) * SMALL + columns[1] * COLUMNS + high * (high + 1) // 2 + low
    if game.cells < 45 or part(game) or not 41 < position.count(b"\0", 0, 45) < 44:
        return -1
    # Mirror the lone piece into the lower left quarter. The others are a pair of points; a single one is a pair with itself.
    points = [[], [], []]  # type: list[list[int]]
    for point in range(45):
        points[position[point]].append(point)
    mine = len(points[own]) == 1
    lone = points[own if mine else 3 - own]
    pair = points[3 - own if mine else own]
    if len(lone) != 1:
        return -1
    row = lone[0] // 9
    column = lone[0] % 9
    if row > 2:
        row = 4 - row
        pair = [(4 - point // 9) * 9 + point % 9 for point in pair]
    if column > 4:
        column = 8 - column
        pair = [point // 9 * 9 + 8 - point % 9 for point in pair]
    low = min(pair)
    high = max(pair)
    return (mine * 15 + row * 5 + column) * PAIRS + high * (high + 1) // 2 + low


def look_up(search: "Search", worth: "array[int]", proven: bytearray) -> "Generator[None, None, bool]":
    """Set worth and proven of the turns that the table knows, for think() of player.py. Return whether it is damaged."""
    game = search.game
    limit = game.draw_after or 255
    table = Table(game, __file__.rsplit("/", 1)[0])
    for turn in range(search.end[0]):
        search.child(0, turn)
        search.lay(1)
        since = search.since[1]
        distance = table.turns(search.boards[1]) if search.own[1] or search.own_more[1] else 0
        if distance == DRAWN:
            proven[turn] = True
        elif distance is not None and since + distance <= limit and not (since and search.twice):
            worth[turn] = distance + 1 - WON if distance % 2 else WON - distance - 1
            proven[turn] = True
        yield
    table.close()
    return table.weak


class Table:
    """A table's file, read a block at a time. It is closed when it is damaged; `weak` says that.

    It stays closed when it is not for these options, or missing: a drive of the games alone has none.
    """

    weak = False

    def __init__(self, game: "Fanorona", folder: str) -> None:
        self.game = game
        self.file: BinaryIO | None = None
        if game.cells == 9 or (game.cells == 45 and not part(game)):
            try:
                self.file = open(f"{folder}/endgame{game.columns}.bin", "rb")  # noqa: SIM115 it stays open between slices
            except OSError:
                pass

    def turns(self, position: bytes | bytearray) -> int | None:
        """Return the turns until the end, DRAWN, or None when the position is not in the table."""
        where = index(self.game, position) if self.file else -1
        if where < 0:
            return None
        small = self.game.cells == 9
        offset = where >> 1 if small else where
        try:
            self.file.seek(offset // 63 * 64)  # type: ignore[union-attr]
            data = self.file.read(64)  # type: ignore[union-attr]
        except OSError:
            data = b""
        if len(data) != 64 or checksum(data[:63], offset // 63) != data[63]:
            self.weak = True
            self.close()
            return None
        value = data[offset % 63]
        if not small:
            return value
        value = value >> 4 if where & 1 else value & 15
        return DRAWN if value == 15 else value

    def close(self) -> None:
        if self.file:
            self.file.close()
            self.file = None
