"""The search of Fanorona: alpha-beta on whole turns, iterative, a position two words a colour and a bytearray a ply.

A leaf is worth the pieces, each for where it stands. One that has a capture is searched a turn further, since captures are
compulsory. WON - ply is a win, proven: where there was no room for all turns nobody has lost, a position met twice on the way
counts as a draw, so does one that the match has seen twice already, and plain turns are counted.
"""

from games.fanorona_step import NOTHING, burden
from sillon.forget import forget
from sillon.games.fanorona.turns import ORDER, able, captures, plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

WON = 20000
SURE = WON - 100  # more is a win


class Search:
    """start[ply] and end[ply] are the turns of the position at that ply, following[ply] is behind the one that is tried.

    What it keeps is made in workspace.py.
    """

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...

    def __init__(self, game: "Any") -> None:
        from sillon.games.fanorona.workspace import make

        make(self, game)
        del make
        forget("sillon.games.fanorona.workspace")

    def write(self, ply: int) -> "Iterable[None]":
        """Begins to write the turns of the position at this ply; all are there when what is returned is exhausted."""
        game = self.game
        board = self.boards[ply]
        a = self.own[ply]
        b = self.own_more[ply]
        c = self.enemy[ply]
        d = self.enemy_more[ply]
        load = burden(game, board)
        if board[game.cells + 1] or (
            load != NOTHING and able(a, b, c, d, self.all_word ^ a ^ c, self.all_more ^ b ^ d)
        ):
            self.quiet = False
            return captures(self, ply, load)
        self.quiet = True
        plain(self, ply)
        return ()

    def child(self, ply: int, turn: int) -> None:
        """Goes to the position after the turn, at the next ply."""
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
        """Lays the board at this ply, which the turn tried at the ply before has led to."""
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
        """What the capture that gains most gains; a number beyond all others where one takes everything; 0 without any."""
        code = self.code
        best = self.start[ply]
        if best >= self.end[ply]:
            return 0  # there was no room for its turns
        for turn in range(best + 1, self.end[ply]):
            if code[turn] > code[best]:
                best = turn
        if self.taken[best] == self.enemy[ply] and self.more[best] == self.enemy_more[ply]:
            return 30000
        return (code[best] >> 12) - ORDER
