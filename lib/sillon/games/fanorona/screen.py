"""Playing Fanorona: choose a piece, its target, which of two groups it captures, and the steps of the chain.

Beside the words stands the board, drawn small.
"""

from games.fanorona import capture_limit, group_size
from games.rules import ENDS, code_key
from sillon.common.buttons import DOWN, LEFT, OK, PRESS, RIGHT, UP
from sillon.games.fanorona import page as fanorona_page
from sillon.games.fanorona.view import GOAL, HELD, taken
from sillon.match.play import CHOOSING, OVER, REVIEWING, SHOWING, Play
from sillon.ui.screen import ALL, PAGE
from sillon.views.board_view import DIM, FAULT, PLAYABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Step, Target
    from sillon.views.board_view import BoardView

# `able`, what can be done on a point: 0 the cursor does not come there, 1 nothing, HERE to take that piece in hand; bits above:
# move there; percussion there, aspiration there (STEP shifted by the kind of the move); end the chain.
HERE = 2
STEP = 4
END = 32


# The next functions use the board as the player sees it: the cursor goes to points whose `able` is more than `least`.


def seen(look: "BoardView", point: int) -> int:
    """Return a point's number in reading order from the far left, as the player sees the board; its own inverse."""
    columns: int = look.game.columns
    row = point // columns * columns
    if look.turned:
        return row + row + columns - 1 - point
    return int(look.game.cells) - columns - row - row + point


def seek(look: "BoardView", able: bytearray, step: int, least: int) -> None:
    """Move the cursor to the next point (`step` 1) or the previous one (-1) in reading order, cyclically."""
    columns = look.game.columns
    if look.turned:
        step = -step
    edge = 0 if step > 0 else columns - 1  # a step that has reached this column has changed rows: correct it
    point = look.cursor
    for _ in able:
        point += step
        if point % columns == edge:
            point = (point - 2 * columns * step) % len(able)
        if able[point] > least:
            look.cursor = point
            return


def find(look: "BoardView", able: bytearray, way: int, least: int) -> None:
    """Move the cursor to the nearest point above (`way` 1), below (-1) or anywhere (0).

    Without a point above, continue from the lowest row; without one below, from the highest.
    """
    columns = look.game.columns
    at = seen(look, look.cursor)
    low = 99
    for point in range(len(able)):
        place = seen(look, point)
        if able[point] > least and (place != at or not way):
            rows = at // columns - place // columns
            count = abs(rows) + 2 * abs(at % columns - place % columns)
            if way and rows * way <= 0:
                count += 50 - 2 * abs(rows)  # after all points on this side, the farthest row first
            if count < low:
                low = count
                look.cursor = point


class Fanorona(Play):
    """`piece` is the point of the piece that is held, -1 for none; in a chain (`chain`) it is held from the first.

    `able` is a byte a point. `choice` is the capture that is offered where there is another one, else 0. `refused` are the
    lines that say why something may not be done, `place` is where.
    """

    catalogs = "fanorona"
    note_row = 3
    puzzle_catalogs = "puzzle_fanorona "
    names_task = False

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._kept = bytearray(app.session.game.cells)  # what the page shows on each point
        self._stale = False  # part of the board is not drawn yet
        self._taken = 0  # how many pieces the last move captured

    def on_position(self) -> None:
        session = self.session
        look = self.look
        cells = len(look.marks)
        self.able = bytearray(cells)
        self.refused = []
        self.choice = 0
        self.place = 0
        self.piece = max(look.shown[cells + 1] - 3, -1)
        self.chain = self.piece >= 0
        if self.phase == CHOOSING:
            self.moves = look.game.moves(session.position)
            look.cursor = session.places[look.seat]
            if look.cursor < 0:
                look.cursor = cells // 2
            self.hold(self.piece)
            self.mark()
        elif self.phase == REVIEWING and session.review_ply:
            before = session.game.scores(session.match.position_at(session.review_ply - 1))
            self._taken = sum(before) - sum(session.game.scores(session.position))

    def hold(self, piece: int) -> None:
        """Hold a piece and put the cursor on a target; -1: hold none, and put the cursor near a movable piece."""
        look = self.look
        game = look.game
        able = self.able
        self.piece = piece
        for point in range(len(able)):
            able[point] = int(piece < 0 and look.shown[point] == look.seat + 1)
        if piece >= 0:
            for line in range(game.first[piece] << 2, game.first[piece + 1] << 2, 4):
                able[game.lines[line]] = 1
            able[piece] = int(self.chain)
        for move in self.moves:
            if move and move >> 8 == piece:
                able[(move >> 2) & 63] |= STEP << (move & 3) & 255
            elif not move:
                able[piece] |= END
            elif able[move >> 8]:
                able[move >> 8] = HERE
        if piece >= 0:
            look.cursor = piece
            seek(look, able, 1, HERE)
        elif able[look.cursor] < HERE:
            find(look, able, 0, 1)

    def mark(self) -> None:
        """Mark what can be done, and what the step to the cursor would capture."""
        look = self.look
        able = self.able
        marks = look.marks
        piece = self.piece
        for point in range(len(able)):
            way = able[point]
            marks[point] = DIM if way < HERE else GOAL if way > HERE else PLAYABLE if piece < 0 else DIM
        if piece >= 0:
            marks[piece] = HELD
            for kind in (1, 2):
                move = piece << 8 | look.cursor << 2 | kind
                if able[look.cursor] & STEP << kind and self.choice in (0, move):
                    taken(look, move)
        if self.refused:
            marks[self.place] = FAULT
        self.redraw = ALL

    def press_to_choose(self, code: int, kind: int) -> "Target | None":
        if self.phase != CHOOSING or (code == OK and kind != PRESS):
            return None
        look = self.look
        least = 1 << (self.piece >= 0)  # jumps skip points up to this value
        self.refused = []
        if code == OK:
            self.play()
        elif self.choice:
            self.choice ^= 3
        elif code in (LEFT, RIGHT):
            seek(look, self.able, 1 if code == RIGHT else -1, least * self.app.preferences.jump)
        elif code in (UP, DOWN):
            find(look, self.able, 1 if code == UP else -1, least * self.app.preferences.jump)
        if self.phase == CHOOSING:
            if self.piece < 0:
                self.session.places[look.seat] = look.cursor
            self.mark()
        return None

    def play(self) -> None:
        """Handle OK: hold the piece under the cursor, ask which group, play the step, or say why not."""
        cursor = self.look.cursor
        way = self.able[cursor]
        move = self.piece << 8 | cursor << 2
        if way < HERE:
            from sillon.games.fanorona.refusals import why  # after a refusal only

            self.refused, self.place = why(self, move)
            self.sound("REFUSED")
        elif way == HERE:
            self.hold(cursor)
        elif way & 24 == 24 and not self.choice:
            # The larger group first, as the document advises.
            game = self.session.game
            position = self.session.position
            self.choice = move | (
                2 if group_size(game, position, move | 2) > group_size(game, position, move | 1) else 1
            )
        else:
            self.session.places[self.look.seat] = cursor
            if way & END:
                move = 0
            elif way & 24:
                move = self.choice or move | (way & 24) >> 3
            self.move(move)

    def point_at(self, move: int) -> None:
        super().point_at(move)
        if self.piece < 0:
            self.look.cursor = move >> 8  # a person chooses the piece first

    def lead_to(self, move: int) -> None:
        if self.piece >= 0:
            self.look.cursor = (move >> 2) & 63
            self.choice = move if self.choice else 0
            self.mark()

    def piece_is_chosen(self) -> bool:
        return self.chain

    def asks(self) -> bool:
        return self.choice > 0

    def drop_choice(self) -> bool:
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

    def show(self, steps: "list[Step]") -> None:
        self._taken = max(len(steps) - 2, 0)  # the first two steps move the piece
        super().show(steps)

    def on_idle(self) -> None:
        """Draw the rest of the board once the words are written."""
        super().on_idle()
        if self._stale:
            self.redraw |= PAGE
            self.app.sending = True

    def lights(self, leds: "Leds") -> None:
        look = self.look
        if self.phase == OVER:
            # A wave runs over the winner's pieces, over all pieces after a draw.
            columns = look.game.columns
            for point in range(len(look.marks)):
                on = self.beat * columns // 24 - point % columns in (0, 1)
                on = on and self.end.winner in (None, look.shown[point] - 1)
                look.marks[point] = PLAYABLE if on else DIM
        super().lights(leds)

    def title(self) -> str:
        """Return two lines: whose turn it is and its limits (3: a chain continues), who has won, or the place in the review."""
        if self.phase == CHOOSING:
            if self.choice:
                return self.say("choice")
            load = 3 if self.chain else capture_limit(self.look.game, self.session.position)
            if load:
                return super().title().split("\n")[0] + "\n" + self.say(f"load_{load}")
        return super().title()

    def page(self, display: "Display") -> None:
        """Draw the board at the right; write the turn, the pieces and the last move beside it, and what OK does below."""
        look = self.look
        say = self.say
        lit = self.app.board.leds.rows > 1  # the lights show the board, too
        write = display.message if lit or self.phase == OVER else display.text
        if not (display.large and (lit or self.phase == OVER)):
            self._stale = fanorona_page.board(display, look, self._kept)
        lines = (self.controller.title() or self.title()).split("\n")
        title = len(lines)
        if self.phase != REVIEWING:
            score = list(look.game.scores(bytes(look.shown)))
            score[look.seat] += look.hand
            lines.append(say("scores", score[0], score[1]))
            if lit and display.large and lines[1][-1] in "●○":
                # Large print has two lines: the side and its sign, then the pieces. Two spaces end a paragraph.
                lines[0] += " " + lines.pop(1)[-1] + "  "
        seat, step = self.session.last()
        step = say("end") if step == "." else step[:5]
        taken = say("taken", self._taken) if self._taken else ""
        if self.phase == SHOWING:
            step = say(f"moved_{seat}", step)
            display.text(4, f"{step}, {taken}" if taken else step)
        elif self.session.undone:
            display.alert(len(lines), say("undone"))
        elif step:
            lines.append("OK ▶" if self.phase == OVER else say(f"plays_{seat}")[:2] + step)
        if self.phase == REVIEWING:
            lines.append(taken)
            display.text(4, say("look_keys"), True)
        for row in range(len(lines)):
            (write if row < title else display.text)(row, lines[row])
        if self.phase == CHOOSING:
            self.page_choosing(display)
        elif self.phase == OVER:
            winner = self.end.winner
            reason = code_key(ENDS, self.end.reason)
            display.message(4, say(f"end_{reason}" if winner is None else f"end_{reason}_{1 - winner}"))

    def page_choosing(self, display: "Display") -> None:
        """Write the refusal in two lines over the board, or what OK does."""
        look = self.look
        for k in range(len(self.refused)):
            display.alert(3 + k, self.refused[k], True)
        if self.refused or look.cursor < 0:
            return
        marks = bytes(look.marks)
        one = marks.count(b"\5")  # by percussion
        more = marks.count(b"\6")  # by aspiration
        way = self.able[look.cursor]
        number = 4
        values: tuple[object, ...] = (look.game.point_name(look.cursor),)
        if self.choice:
            number, values = self.choice & 3, (one + more,)
        elif way < HERE:
            number = 0
        elif way == HERE:
            number = 3
        elif way & END:
            number, values = 7, ()
        elif one and more:
            number = 6
        elif one or more:
            number, values = 5, values + (one + more,)
        display.text(4, self.say(f"ok_{number}", *values))


SCREEN = Fanorona
