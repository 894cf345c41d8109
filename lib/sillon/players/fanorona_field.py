"""Fanorona's board as masks of bits, made for one size: which points are there, what a piece is worth on each of them.

The point in row r and column c is the bit 9 * r + c, whatever the size. 45 bits are more than a small int has, so a set of
points is two words: rows 1..3 in bits 0..26 of the one, rows 3..5 in bits 0..26 of the other. The third row is in both: three
points on end, and every capture is decided by three, always have words in which they lie alike.
"""

from array import array

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.fanorona import Fanorona

# Hundredths of a piece: what a piece is worth more or less by where it stands, a row for each of rows 1..3, from the edge
# to the middle; first with many pieces on the board, then with few. Tuned on positions searched deeply.
_MANY = ((100, 92, 110, 104, 110), (100, 110, 100, 118, 100), (102, 108, 114, 84, 114))
_FEW = ((112, 92, 122, 104, 122), (100, 122, 100, 130, 100), (114, 108, 126, 84, 126))
FEW = 12  # so many pieces are few


class Field:
    """word[p] and more[p] are the bits of point p in the two words; all_word and all_more those of the whole board;
    near[p] and near_more[p] those of the points that a line joins to p, reach[p]
    and reach_more[p] those of the points where a piece on p can take something."""

    def __init__(self, game: "Fanorona") -> None:
        cells = game.cells
        self.word = array("i", [0] * (cells + 2))
        self.more = array("i", [0] * (cells + 2))
        self.at: dict[int, int] = {}  # the point of a bit of `word`
        self.at_more: dict[int, int] = {}
        for point in range(cells):
            bit = point // game.columns * 9 + point % game.columns
            if bit < 27:
                self.word[point] = 1 << bit
                self.at[1 << bit] = point
            if bit >= 18:
                self.more[point] = 1 << bit - 18
                self.at_more[1 << bit - 18] = point
        self.near = array("i", [0] * cells)
        self.near_more = array("i", [0] * cells)
        self.reach = array("i", [0] * cells)
        self.reach_more = array("i", [0] * cells)
        for point in range(cells):
            for line in range(game.first[point] << 2, game.first[point + 1] << 2, 4):
                self.near[point] |= self.word[game.lines[line]]
                self.near_more[point] |= self.more[game.lines[line]]
                for spot in (game.lines[line + 1], game.lines[line + 2]):
                    self.reach[point] |= self.word[spot]
                    self.reach_more[point] |= self.more[spot]
        self.all_word = sum(self.word)
        self.all_more = sum(self.more)

    def worth(self, game: "Fanorona", pieces: int) -> bytes:
        """What a piece is worth on each point when there are so many on the board."""
        table = _FEW if pieces <= FEW else _MANY
        rows = game.rows
        columns = game.columns
        found = bytearray()
        for point in range(game.cells):
            row = point // columns
            column = point % columns
            found.append(table[min(row, rows - 1 - row)][min(column, columns - 1 - column)])
        return bytes(found)


def able(own: int, own_more: int, enemy: int, enemy_more: int, free: int, free_more: int) -> bool:
    """Whether a piece can take another one, from the words of the player in turn, of the other, and of the free points.

    Of three points on end, an enemy is on the first or the last; on the other two are an own piece and a free point.
    """
    a = own >> 9 | (own_more & 0x3FE00) << 9  # rows 2..4
    f = free >> 9 | (free_more & 0x3FE00) << 9
    if enemy_more & (own & f | a & free) or enemy & (own_more & f | a & free_more):
        return True
    # Diagonals, to the right and to the left: the words are shifted until the three points lie alike.
    o = a >> 1
    g = f >> 1
    if (enemy_more >> 2 & (own & g | o & free) | enemy & (own_more >> 2 & g | o & free_more >> 2)) & 0x1545455:
        return True
    o = a << 1
    g = f << 1
    if (enemy_more << 2 & (own & g | o & free) | enemy & (own_more << 2 & g | o & free_more << 2)) & 0x5515154:
        return True
    # Along the rows.
    o = own >> 1
    g = free >> 1
    if (enemy >> 2 & (own & g | o & free) | enemy & (own >> 2 & g | o & free >> 2)) & 0x1FCFE7F:
        return True
    o = own_more >> 1
    g = free_more >> 1
    return bool(
        (enemy_more >> 2 & (own_more & g | o & free_more) | enemy_more & (own_more >> 2 & g | o & free_more >> 2))
        & 0x1FCFE00
    )
