"""A puzzle on the game's own screen: one move is played, then it is told whether it was right, and what the other answers."""

from sillon.common.buttons import BACK, HINT, LONG, OK, PRESS, RELEASE
from sillon.match.controller import STAY, Controller
from sillon.match.play import CHOOSING, SHOWING
from sillon.match.side import cell_of, side
from sillon.ui.screen import ALL
from sillon.views.board_view import DIM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Display, Leds, Target
    from sillon.match.play import Play

_JOY = ((255, 190, 60), (0, 220, 70))


def shown(told: bytes, first: int, place: int) -> tuple[bool, bytes]:
    """Whether the legal move with this place is an answer, and the places of the moves that are shown after it."""
    while place:
        first += 1 + (told[first] & 127)
        place -= 1
    return told[first] > 127, told[first + 1 : first + 1 + (told[first] & 127)]


class Puzzle(Controller):
    """`told` is the line at the bottom, `right` whether the answer is, None before it is known; `noted`: it is kept.

    `good` is the move of the last hint. `session.told` is how many hints were given.
    """

    screen: "Play"
    saves = False  # a puzzle must not replace the saved match
    noted = False

    def __init__(self, screen: "Play") -> None:
        super().__init__(screen)
        self.asks = self.session.answers[0]
        self.right: bool | None = None
        self.told = ""
        self.good = -1

    @staticmethod
    def catalogs(screen: "type[Play]") -> str:  # type: ignore[override]
        return f"{screen.puzzle_catalogs}{screen.catalogs} puzzle"

    def on_position(self) -> None:
        session = self.session
        moves = session.match.moves
        self.right = None
        self.told = ""
        self.note = ()
        if moves:
            right, line = self.answer(session.match.start, moves[0])
            if len(moves) <= len(line):
                self.screen.show(session.play(session.game.moves(session.position)[line[len(moves) - 1]]))
            else:
                self.right = self.screen.fanfare = right  # no fanfare for the other player's win
                self.told = self.say(f"right_{self.asks & 15}" if right else f"wrong_{self.asks & 15}")
                self.screen.sound("FINE" if right else "REFUSED")
        elif session.told < session.puzzle_hints:
            self.help()

    def answer(self, position: bytes, move: int) -> tuple[bool, bytes]:
        """Whether the move is an answer, and what is shown after it."""
        return shown(self.session.answers, 1, self.session.game.moves(position).index(move))

    def help(self) -> None:
        """Show the hint that was requested: how many moves are good, on which side one is, which one."""
        session = self.session
        look = self.screen.look
        moves = session.game.moves(session.position)
        good = [move for move in moves if self.answer(session.position, move)[0]]
        hints = session.told = session.puzzle_hints  # a hint that was left does not come back
        more = self.say("more")
        if hints == 1:
            self.note = (self.say("hint_1", len(good), len(moves)), more)
        elif hints == 2:
            there = side(session, look, cell_of(session, good[0]))
            self.note = (self.say(f"hint_2_{there}"), more)
            for cell in range(len(look.marks)):
                if side(session, look, cell) != there:
                    look.marks[cell] = DIM
        else:
            look.unmark()
            self.screen.point_at(good[0])
            self.good = good[0]
            self.note = (self.say("hint_3", session.game.move_name(session.position, good[0])), "")
        self.app.finger = None  # nobody has seen yet what comes next

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        session = self.session
        screen = self.screen
        if code == BACK and kind == LONG:
            return ("puzzles.puzzle_menu",)
        hint = min(session.puzzle_hints, 3) if self.note and (seat is None or seat == screen.look.seat) else 0
        if code == HINT or (code == OK and 0 < hint < 3):
            if kind == PRESS and not session.match.moves:
                session.puzzle_hints += 1
                screen.settle()
            return STAY
        if session.match.moves and (self.right is not None or code == BACK):
            if code == OK and kind == PRESS and self.right:
                return self.on(1)
            if (code == OK and kind == PRESS) or (code == BACK and kind == RELEASE):
                self.afresh()
            return STAY
        if code == BACK and kind == RELEASE and screen.phase == CHOOSING:
            if self.note:
                screen.on_position()
                screen.input.on_position()
                screen.redraw = ALL
            elif not screen.cancel():
                return self.on(0)
            self.note = ()
            return STAY
        return None

    def chose(self, code: int) -> None:
        """Leave the hint; after its third step OK goes on with the shown move."""
        if self.note and self.session.puzzle_hints > 2 and code == OK and self.screen.phase == CHOOSING:
            self.screen.lead_to(self.good)  # another OK plays it
        else:
            self.note = ()

    def afresh(self) -> None:
        """Go back to the puzzle's own position."""
        while self.session.undo():
            pass
        self.screen.settle()

    def on(self, step: int) -> "Target":
        """Return the target of the next puzzle (1), or of the list of puzzles (0)."""
        from sillon.puzzles.progress import onward  # read when the puzzle is left

        self.screen.on_idle()
        return onward(self.app, step)

    def on_idle(self) -> None:
        """Save that the puzzle is solved."""
        if self.right and not self.noted:
            self.noted = True
            from sillon.puzzles.progress import solve  # only a right answer needs it

            solve(self.app.board.store, self.session.name, self.session.puzzle)

    def title(self) -> str:
        if self.right is not None:
            return self.say("right" if self.right else "wrong")
        if self.screen.phase == SHOWING or self.session.match.moves:
            return ""
        turns = self.asks >> 4
        if turns > 1:
            return self.say("find_in", self.session.puzzle, turns)
        return self.say(f"find_{self.asks & 15}", self.session.puzzle)

    def page(self, display: "Display") -> None:
        super().page(display)
        if self.told:
            display.text(display.rows - 1, self.told, True)

    def lights(self, leds: "Leds") -> None:
        if self.right and leds.rows:
            at = self.screen.beat * leds.cols // 32
            for row in range(leds.rows):
                leds[row, (at + 3 * row) % leds.cols] = _JOY[row & 1]
