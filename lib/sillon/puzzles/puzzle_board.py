"""The controller of puzzles on a game's own screen: judge the pupil's move, and play the prepared replies."""

from sillon.common.buttons import BACK, HINT, LONG, OK, PRESS, RELEASE
from sillon.match.controller import STAY
from sillon.match.play import CHOOSING, SHOWING
from sillon.match.side import dim_other_sides, in_words
from sillon.puzzles.controller import PuzzleController
from sillon.ui.screen import ALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Display, Leds, Target
    from sillon.match.play import Play

_JOY = ((255, 190, 60), (0, 220, 70))


def answer_of(data: bytes, offset: int, index: int) -> tuple[bool, bytes]:
    """Return (whether legal move `index` is an answer, the indices of the moves shown after it); see read.py."""
    while index:
        offset += 1 + (data[offset] & 127)
        index -= 1
    return data[offset] > 127, data[offset + 1 : offset + 1 + (data[offset] & 127)]


class Puzzle(PuzzleController):
    """`verdict` is the last line of the page. `right`: whether the move was an answer, None before.

    `good` is the move of the last hint.
    """

    screen: "Play"

    def __init__(self, screen: "Play") -> None:
        super().__init__(screen)
        self.asks = self.session.answers[0]
        self.right: bool | None = None
        self.verdict = ""
        self.good = -1

    @staticmethod
    def catalogs(screen: "type[Play]") -> str:  # type: ignore[override]
        return f"{screen.puzzle_catalogs}{screen.catalogs} puzzle"

    def on_position(self) -> None:
        session = self.session
        moves = session.match.moves
        self.right = None
        self.verdict = ""
        self.note = ()
        if moves:
            right, line = self.answer(session.match.start, moves[0])
            if len(moves) <= len(line):
                self.screen.show(session.play(session.game.moves(session.position)[line[len(moves) - 1]]))
            else:
                self.right = self.unsaved = self.screen.fanfare = right  # no fanfare for the other player's win
                self.verdict = self.say(f"right_{self.asks & 15}" if right else f"wrong_{self.asks & 15}")
                self.screen.sound("FINE" if right else "REFUSED")
        elif session.hints_shown < session.puzzle_hints:
            self.help()

    def answer(self, position: bytes, move: int) -> tuple[bool, bytes]:
        """Return (whether the move is an answer, the indices of the moves shown after it)."""
        return answer_of(self.session.answers, 1, self.session.game.moves(position).index(move))

    def help(self) -> None:
        """Show the hint that was requested: how many moves are good, on which side one is, which one."""
        session = self.session
        look = self.screen.look
        moves = session.game.moves(session.position)
        good = [move for move in moves if self.answer(session.position, move)[0]]
        hints = session.hints_shown = session.puzzle_hints  # do not repeat a hint after the menu
        more = self.say("more")
        if hints == 1:
            self.note = (self.say("hint_1", len(good), len(moves)), more)
        elif hints == 2:
            self.note = (self.say(f"hint_2_{dim_other_sides(session, look, good[0])}"), more)
        else:
            look.unmark()
            self.screen.point_at(good[0])
            self.good = good[0]
            self.note = (self.say("hint_3", in_words(session, self.say, good[0], session.position, look.turned)), "")
        self.app.drop_presses()

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
                return self.leave(1)
            if (code == OK and kind == PRESS) or (code == BACK and kind == RELEASE):
                self.restart()
            return STAY
        if code == BACK and kind == RELEASE and screen.phase == CHOOSING:
            if self.note:
                screen.on_position()
                screen.input.on_position()
                screen.redraw = ALL
            elif not screen.cancel():
                return self.leave(0)
            self.note = ()
            return STAY
        return None

    def after_press(self, code: int) -> None:
        """Leave the hint; after its third step OK selects the shown move."""
        if self.note and self.session.puzzle_hints > 2 and code == OK and self.screen.phase == CHOOSING:
            self.screen.lead_to(self.good)  # another OK plays it
        else:
            self.note = ()

    def restart(self) -> None:
        """Go back to the puzzle's own position."""
        while self.session.undo():
            pass
        self.screen.settle()

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
        if self.verdict:
            display.message(display.rows - 1, self.verdict, True)

    def lights(self, leds: "Leds") -> None:
        if self.right and leds.rows:
            at = self.screen.beat * leds.cols // 32
            for row in range(leds.rows):
                leds[row, (at + 3 * row) % leds.cols] = _JOY[row & 1]
