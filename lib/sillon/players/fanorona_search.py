"""The search of Fanorona: alpha-beta on whole turns, iterative, a position two words a colour and a bytearray a ply.

A leaf is worth the pieces, each for where it stands. One that has a capture is searched a turn further, since captures are
compulsory. WON - ply is a win, proven: turns are never left out, a position met twice on the way counts as a draw, so does
one that the match has seen twice already, and plain turns are counted.
"""

from array import array

from games.fanorona_step import MOST_NORMAL, NOTHING, ONE
from sillon.players.fanorona_field import Field, able
from sillon.players.fanorona_plain import plain
from sillon.players.fanorona_turns import ORDER, captures

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from games.fanorona import Fanorona

PLIES = 14
MOST_TURNS = 210  # of all positions on the way together


class Search:
    """start[ply] and end[ply] are the turns of the position at that ply, at[ply] is the one that is tried."""

    def __init__(self, game: "Fanorona") -> None:
        self.game = game
        self.field = Field(game)
        self.winner = bytes((game.winner + 1,))
        self.most = MOST_TURNS
        self.code = array("i", [0] * MOST_TURNS)
        self.taken = array("i", [0] * MOST_TURNS)
        self.more = array("i", [0] * MOST_TURNS)
        self.first = array("h", [0] * MOST_TURNS)
        self.chain = (
            [bytearray(46), bytearray(46), array("h", [0] * 180)]
            + [array("i", [0] * 46) for _ in range(3)]
            + [bytearray(46), [0] * 46, bytearray(46)]
        )
        self.own, self.own_more, self.enemy, self.enemy_more = [[0] * PLIES for _ in range(4)]
        self.score, self.alpha, self.beta, self.best, self.depth = [[0] * PLIES for _ in range(5)]
        self.start, self.end, self.following, self.since, self.scout = [[0] * PLIES for _ in range(5)]
        self.killer = [0] * PLIES
        self.boards = [bytearray(game.cells + 3)]
        self.twice: list[tuple] = []
        self.worth = b""
        self.nodes = 0
        self.wanted = -1
        self.enough = 1 << 20
        self.plan: list[int] = []
        self.cut = self.guessed = self.quiet = False

    def load(self, board: bytearray) -> int:
        """What the handicap lays on the player in turn, as games/fanorona_step.py names it."""
        handicap = self.game.handicap
        if handicap == "none":
            return 0
        mine = board[self.game.cells] == self.winner[0]
        if board.count(self.winner) - mine <= MOST_NORMAL:
            return 0
        if mine:
            return ONE if handicap == "one_by_one" else NOTHING
        return ONE if handicap == "vela" else 0

    def write(self, ply: int) -> "Generator[None, None, None]":
        """Writes the turns of the position at this ply."""
        field = self.field
        board = self.boards[ply]
        own = self.own[ply]
        own_more = self.own_more[ply]
        enemy = self.enemy[ply]
        enemy_more = self.enemy_more[ply]
        load = self.load(board)
        if board[self.game.cells + 1] or (
            load != NOTHING
            and able(
                own, own_more, enemy, enemy_more, field.all_word ^ own ^ enemy, field.all_more ^ own_more ^ enemy_more
            )
        ):
            self.quiet = False
            yield from captures(self, ply, load)
        else:
            self.quiet = True
            plain(self, ply)

    def child(self, ply: int, turn: int) -> None:
        """Lays the position after the turn at the next ply."""
        word = self.field.word
        more = self.field.more
        code = self.code[turn]
        origin = code >> 6 & 63
        target = code & 63
        taken = self.taken[turn]
        taken_more = self.more[turn]
        after = ply + 1
        self.own[after] = self.enemy[ply] ^ taken
        self.own_more[after] = self.enemy_more[ply] ^ taken_more
        self.enemy[after] = self.own[ply] ^ word[origin] ^ word[target]
        self.enemy_more[after] = self.own_more[ply] ^ more[origin] ^ more[target]
        gain = self.worth[target] - self.worth[origin]
        self.since[after] = self.since[ply] + 1
        if origin == target:  # the chain is stopped
            self.since[after] = 0
        elif taken or taken_more:
            gain = (code >> 12) - ORDER
            self.since[after] = 0
        self.score[after] = -self.score[ply] - gain
        self.start[after] = self.end[ply]

    def lay(self, ply: int) -> None:
        """Lays the board at this ply, which the turn tried at the ply before has led to."""
        while len(self.boards) <= ply:
            self.boards.append(bytearray(len(self.boards[0])))
        cells = self.game.cells
        board = self.boards[ply]
        board[:] = self.boards[ply - 1]
        own = board[cells]
        turn = self.following[ply - 1] - 1
        code = self.code[turn]
        board[code >> 6 & 63] = 0
        board[cells] = 3 - own
        word = self.taken[turn]
        at = self.field.at
        while word:
            board[at[word & -word]] = 0
            word &= word - 1
        word = self.more[turn]
        at = self.field.at_more
        while word:
            board[at[word & -word]] = 0
            word &= word - 1
        board[code & 63] = own  # a chain may end where an enemy was

    def choose(self, ply: int, turn: int) -> None:
        """Brings the turn to try next to this place: the killer of this ply, or the one with the highest code."""
        code = self.code
        killer = self.killer[ply]
        best = code[turn]
        chosen = turn
        if best & 4095 != killer or self.depth[ply] == 1:
            for number in range(turn + 1, self.end[ply]):
                order = code[number]
                if order > best:
                    best = order
                    chosen = number
                if order & 4095 == killer and self.depth[ply] > 1:
                    chosen = number
                    break
        if chosen != turn:
            for numbers in (code, self.taken, self.more):
                kept = numbers[turn]
                numbers[turn] = numbers[chosen]
                numbers[chosen] = kept

    def gain(self, ply: int) -> int:
        """What the capture that gains most gains; a number beyond all others where one takes everything."""
        code = self.code
        best = self.start[ply]
        for turn in range(best + 1, self.end[ply]):
            if code[turn] > code[best]:
                best = turn
        if self.taken[best] == self.enemy[ply] and self.more[best] == self.enemy_more[ply]:
            return 30000
        return (code[best] >> 12) - ORDER
