"""Choosing a step of Fanorona: a piece, where it goes, which of two groups it takes; then on along the chain."""

from games.fanorona_step import group
from sillon.buttons import DOWN, LEFT, OK, PRESS, RIGHT, UP
from sillon.fanorona_eye import find, seek
from sillon.forget import forget
from sillon.look import DIM, FAULT, PLAYABLE
from sillon.play import CHOOSING, Play
from sillon.screen import ALL
from sillon.views.fanorona import GOAL, HELD, taken

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Target

# Bits of `able`, what can be done on a point: the cursor may come there, step by step; move the piece, or move there;
# percussion there, aspiration there (STEP shifted by the kind of the move); end the chain.
HERE = 1
STEP = 2
END = 16


class Steps(Play):
    """`piece` is the point of the piece that is held, below 0 for none; in a chain (`chain`) it is held from the first.

    `able` is a byte a point. `choice` is the capture that is offered where there is another one, else 0. `refused` are the
    lines that say why something may not be done, `place` is where.
    """

    def settled(self) -> None:
        look = self.look
        self.able = bytearray(len(look.marks))
        self.refused: list[str] = []
        self.choice = 0
        self.place = 0
        self.piece = look.shown[len(look.marks) + 1] - 3
        self.chain = self.piece >= 0
        if self.phase == CHOOSING:
            self.moves = look.game.moves(self.session.position)
            look.cursor = self.session.places[look.seat]
            if look.cursor < 0:
                look.cursor = len(look.marks) // 2
            self.hold(self.piece)
            self.mark()

    def hold(self, piece: int) -> None:
        """Takes a piece and offers a point where it may go; lets go of it (-1), the cursor near one that may be moved."""
        look = self.look
        able = self.able
        self.piece = piece
        for point in range(len(able)):
            able[point] = HERE if piece < 0 and look.shown[point] == look.seat + 1 else 0
        if piece >= 0:
            for way in range(8):
                point = look.game.ray[piece << 3 | way]
                if point < len(able):
                    able[point] = HERE
            able[piece] = int(self.chain)
        for move in self.moves:
            if piece < 0:
                able[move >> 8] |= STEP
            elif not move:
                able[piece] |= END
            elif move >> 8 == piece:
                able[(move >> 2) & 63] |= STEP << (move & 3) & 255
        if piece >= 0:
            look.cursor = piece
            seek(look, able, 1, HERE)
        elif able[look.cursor] <= HERE:
            find(look, able, 0, HERE)

    def mark(self) -> None:
        """Marks what may be done, and what the step to the cursor would take."""
        look = self.look
        piece = self.piece
        for point in range(len(self.able)):
            look.marks[point] = DIM if self.able[point] <= HERE else PLAYABLE if piece < 0 else GOAL
        if piece >= 0:
            look.marks[piece] = HELD
            for kind in (1, 2):
                move = piece << 8 | look.cursor << 2 | kind
                if self.able[look.cursor] & STEP << kind and self.choice in (0, move):
                    taken(look, move)
        if self.refused:
            look.marks[self.place] = FAULT
        self.redraw = ALL

    def choose(self, code: int, kind: int) -> "Target | None":
        if self.phase != CHOOSING or (code == OK and kind != PRESS):
            return None
        look = self.look
        self.refused = []
        if code == OK:
            self.play()
        elif self.choice:
            self.choice ^= 3
        elif code in (LEFT, RIGHT):
            seek(look, self.able, 1 if code == RIGHT else -1, int(self.app.preferences.jump))
        elif code in (UP, DOWN):
            find(look, self.able, 1 if code == UP else -1, HERE)
        if self.phase == CHOOSING:
            if self.piece < 0:
                self.session.places[look.seat] = look.cursor
            self.mark()
        return None

    def play(self) -> None:
        """OK: holds the piece under the cursor, asks which group, plays the step, or says why not."""
        cursor = self.look.cursor
        way = self.able[cursor]
        move = self.piece << 8 | cursor << 2
        if way <= HERE:
            from sillon.fanorona_why import why

            self.refused, self.place = why(self, move)
            forget("sillon.fanorona_why")
            forget("games.fanorona_refusal")
            self.sound("REFUSED")
        elif self.piece < 0:
            self.hold(cursor)
        elif way & 12 == 12 and not self.choice:
            # The larger group first, as the document advises.
            game = self.session.game
            position = self.session.position
            self.choice = move | (2 if group(game, position, move | 2) > group(game, position, move | 1) else 1)
        else:
            self.session.places[self.look.seat] = cursor
            if way & END:
                move = 0
            elif way & 12:
                move = self.choice or move | (way & 12) >> 2
            self.move(move)

    def cancel(self) -> bool:
        if self.refused:
            self.refused = []
        elif self.choice:
            self.choice = 0
        elif self.piece >= 0 and not self.chain:
            self.look.cursor = self.piece
            self.hold(-1)
        else:
            return False
        self.mark()
        return True
