"""The bitboards and the working memory of Fanorona's search. Dropped after use.

The point in row r and column c is the bit 9 * r + c, whatever the size. A small int has fewer than 45 bits, so a set of points
is two words: rows 1..3 in bits 0..26 of one, rows 3..5 in bits 0..26 of the other. The third row is in both, so that shifted
words line up any three points in a line, which decide every capture.
"""

from array import array

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.fanorona import Fanorona

PLIES = 14
MOST_TURNS = 160  # of all positions on the line together
STEPS = 31  # of a chain


class Workspace:
    """The memory of a search, by ply or by turn; search.py and turns.py document it.

    word[p] and word_more[p] are the bits of point p in the two words; all_word and all_more those of the whole board; near[p]
    and near_more[p] those of the points that a line joins to p. at[bit % 37] is the point of a bit of the one word, at_more[bit
    % 37] of the other: no two of the bits have the same remainder.
    """

    def __init__(self, game: "Fanorona") -> None:
        cells = game.cells
        lines = game.lines
        self.game = game
        self.at = bytearray(37)
        self.at_more = bytearray(37)
        self.word, self.word_more, self.near, self.near_more = [
            array("i", [0] * (cells + (2 if k < 2 else 0))) for k in range(4)
        ]
        for point in range(cells):
            bit = point // game.columns * 9 + point % game.columns
            if bit < 27:
                self.word[point] = 1 << bit
                self.at[(1 << bit) % 37] = point
            if bit >= 18:
                self.word_more[point] = 1 << bit - 18
                self.at_more[(1 << bit - 18) % 37] = point
        for point in range(cells):
            for line in range(game.first[point] << 2, game.first[point + 1] << 2, 4):
                self.near[point] |= self.word[lines[line]]
                self.near_more[point] |= self.word_more[lines[line]]
        self.all_word = sum(self.word)
        self.all_more = sum(self.word_more)
        self.worth = bytearray(cells)
        self.most = MOST_TURNS
        self.code, self.taken, self.more = [array("i", [0] * MOST_TURNS) for k in range(3)]
        self.first: list[int] = []
        size = STEPS + 1
        self.chain: list[bytearray | array[int]] = [
            bytearray(size),
            bytearray(size),
            array("h", [0] * 180),
            array("i", [0] * size),
            array("i", [0] * size),
            array("i", [0] * size),
            bytearray(size),
            array("h", [0] * size),
            bytearray(cells),
        ]
        self.own, self.own_more, self.enemy, self.enemy_more = [array("i", [0] * PLIES) for k in range(4)]
        self.score, self.alpha, self.beta, self.best, self.since, self.killer = [
            array("h", [0] * PLIES) for k in range(6)
        ]
        self.depth, self.start, self.end, self.following, self.scout = [bytearray(PLIES) for k in range(5)]
        self.boards = [bytearray(cells + 3)]
        self.twice: list[tuple[bool, tuple[int, ...]]] = []
        self.nodes = 0
        self.wanted = -1
        self.enough = 1 << 20
        self.plan: list[int] = []
        self.cut = self.quiet = False
