"""The state of Fanorona's search: for each ply a position, as two words a colour and a bytearray, and its turns.

A win is WON - ply, and proven: no position is lost where turns may be missing for lack of space; a position that occurs twice
on the line or that the match has had twice counts as a draw, and so does the limit of plain turns.
"""

from games.fanorona import NOTHING, capture_limit
from sillon.common.memory import forget
from sillon.games.fanorona.turns import ORDER, able, captures, plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.fanorona import Fanorona
    from sillon.games.fanorona.workspace import Workspace
else:
    Workspace = object  # on a board only its __init__ is used, once


WON = 20000
SURE = WON - 100  # a value above is a win


class Search(Workspace):
    """The turns of the position at a ply are start[ply] to end[ply] - 1; following[ply] - 1 is the one being tried."""

    def __init__(self, game: "Fanorona") -> None:
        from sillon.games.fanorona.workspace import Workspace  # dropped after use

        Workspace.__init__(self, game)
        forget("sillon.games.fanorona.workspace")

    def write(self, ply: int) -> "Iterable[None]":
        """Return an iterator that writes the turns of the position at this ply, until it is exhausted."""
        game = self.game
        board = self.boards[ply]
        a = self.own[ply]
        b = self.own_more[ply]
        c = self.enemy[ply]
        d = self.enemy_more[ply]
        load = capture_limit(game, board)
        if board[game.cells + 1] or (
            load != NOTHING and able(a, b, c, d, self.all_word ^ a ^ c, self.all_more ^ b ^ d)
        ):
            self.quiet = False
            return captures(self, ply, load)
        self.quiet = True
        plain(self, ply)
        return ()

    def child(self, ply: int, turn: int) -> None:
        """Set the next ply to the position after the turn, all but its board."""
        code = self.code[turn]
        origin = code >> 6 & 63
        target = code & 63
        a = self.taken[turn]
        b = self.more[turn]
        c = ply + 1
        self.following[ply] = turn + 1
        self.own[c] = self.enemy[ply] ^ a
        self.own_more[c] = self.enemy_more[ply] ^ b
        self.enemy[c] = self.own[ply] ^ self.word[origin] ^ self.word[target]
        self.enemy_more[c] = self.own_more[ply] ^ self.word_more[origin] ^ self.word_more[target]
        self.since[c] = 0 if a or b else self.since[ply] + 1
        self.score[c] = ORDER - self.score[ply] - (code >> 12)
        self.start[c] = self.end[ply]

    def lay(self, ply: int) -> None:
        """Set the board at this ply, after the turn being tried at the ply before."""
        boards = self.boards
        while len(boards) <= ply:
            boards.append(bytearray(len(boards[0])))
        board = boards[ply]
        board[:] = boards[ply - 1]
        cells = self.game.cells
        own = board[cells]
        turn = self.following[ply - 1] - 1
        code = self.code[turn]
        board[code >> 6 & 63] = 0
        board[cells] = 3 - own
        a = self.taken[turn]
        at = self.at
        while a:
            board[at[(a & -a) % 37]] = 0
            a &= a - 1
        a = self.more[turn]
        at = self.at_more
        while a:
            board[at[(a & -a) % 37]] = 0
            a &= a - 1
        board[code & 63] = own  # after the captures: a chain may end where an enemy was

    def choose(self, ply: int, turn: int) -> None:
        """Swap the turn to try next to this place: the killer of this ply, or the one with the highest code."""
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
