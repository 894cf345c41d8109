"""The bitboards and the working memory of Fanorona's search. Dropped after use.

The point in row r and column c is the bit 9 * r + c, whatever the size. A small int has fewer than 45 bits, so a set of points
is two words: rows 1..3 in bits 0..26 of one, rows 3..5 in bits 0..26 of the other. The third row is in both, so that shifted
words line up any three points in a line, which decide every capture.
"""

from array import array

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.fanorona import Fanorona

    class Workspace:
        """The attributes of a Search, made by make()."""

        game: Fanorona
        at: bytearray
        at_more: bytearray
        word: array[int]
        word_more: array[int]
        near: array[int]
        near_more: array[int]
        all_word: int
        all_more: int
        worth: bytearray
        most: int
        code: array[int]
        taken: array[int]
        more: array[int]
        first: list[int]
        chain: list[bytearray | array[int]]
        own: array[int]
        own_more: array[int]
        enemy: array[int]
        enemy_more: array[int]
        score: array[int]
        alpha: array[int]
        beta: array[int]
        best: array[int]
        since: array[int]
        killer: array[int]
        depth: bytearray
        start: bytearray
        end: bytearray
        following: bytearray
        scout: bytearray
        boards: list[bytearray]
        twice: list[tuple[bool, tuple]]
        nodes: int
        wanted: int
        enough: int
        plan: list[int]
        cut: bool
        quiet: bool


PLIES = 14
MOST_TURNS = 160  # of all positions on the line together
STEPS = 31  # of a chain


def make(search: "Workspace", game: "Fanorona") -> None:
    """Make the attributes of the search.

    word[p] and word_more[p] are the bits of point p in the two words; all_word and all_more those of the whole board; near[p]
    and near_more[p] those of the points that a line joins to p. at[bit % 37] is the point of a bit of the one word, at_more[bit
    % 37] of the other: no two of the bits have the same remainder.
    """
    cells = game.cells
    lines = game.lines
    search.game = game
    search.at = bytearray(37)
    search.at_more = bytearray(37)
    search.word, search.word_more, search.near, search.near_more = [
        array("i", [0] * (cells + (2 if k < 2 else 0))) for k in range(4)
    ]
    for point in range(cells):
        bit = point // game.columns * 9 + point % game.columns
        if bit < 27:
            search.word[point] = 1 << bit
            search.at[(1 << bit) % 37] = point
        if bit >= 18:
            search.word_more[point] = 1 << bit - 18
            search.at_more[(1 << bit - 18) % 37] = point
    for point in range(cells):
        for line in range(game.first[point] << 2, game.first[point + 1] << 2, 4):
            search.near[point] |= search.word[lines[line]]
            search.near_more[point] |= search.word_more[lines[line]]
    search.all_word = sum(search.word)
    search.all_more = sum(search.word_more)
    search.worth = bytearray(cells)
    search.most = MOST_TURNS
    search.code, search.taken, search.more = [array("i", [0] * MOST_TURNS) for k in range(3)]
    search.first = []
    size = STEPS + 1
    search.chain = (
        [bytearray(size), bytearray(size), array("h", [0] * 180)]  # type: ignore[assignment]
        + [array("i", [0] * size) for k in range(3)]
        + [bytearray(size), array("h", [0] * size), bytearray(cells)]
    )
    search.own, search.own_more, search.enemy, search.enemy_more = [array("i", [0] * PLIES) for k in range(4)]
    search.score, search.alpha, search.beta, search.best, search.since, search.killer = [
        array("h", [0] * PLIES) for k in range(6)
    ]
    search.depth, search.start, search.end, search.following, search.scout = [bytearray(PLIES) for k in range(5)]
    search.boards = [bytearray(cells + 3)]
    search.twice = []
    search.nodes = 0
    search.wanted = -1
    search.enough = 1 << 20
    search.plan = []
    search.cut = search.quiet = False
