"""The explanation of a defeat on the game's own screen: the move that lost, then a better one and what follows it.

The match is in a review meanwhile: whatever ends the explanation leaves the match as it was. Each step comes with a press, or by
itself. BACK leaves; after the last step OK stays, in a review of this moment.
"""

from sillon.common.buttons import BACK, LONG, PRESS
from sillon.match.controller import STAY, Controller
from sillon.match.play import SHOWING
from sillon.match.side import in_words
from sillon.views.board_view import FAULT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Display, Target
    from sillon.match.controller import Controlled
    from sillon.match.play import Play

_CALM_MS = 3000  # between two steps, scaled by the pace of the match


class Explain(Controller):
    """`moves` are the one that was played, the better one, and what follows; `result` is the words' key for where that leads.

    `step`: 0 shows the moment, 1 the move that was played, 2 the moment again, each further one a move.
    """

    screen: "Play"
    busy = True
    saves = False
    step = due = 0

    def __init__(self, screen: "Controlled") -> None:
        super().__init__(screen)
        session = self.session
        self.moves, self.result = session.explained
        session.explained = ()
        self.ply: int = session.review_ply  # type: ignore[assignment]  # in a review
        self.seat = session.turn

    @staticmethod
    def catalogs(screen: "type[Controlled]") -> str:
        return f"{screen.catalogs} why"

    def on_position(self) -> None:
        screen = self.screen
        look = screen.look
        self.due = self.app.board.clock.ms() + _CALM_MS * max(screen.pace(), 10) // 10
        if self.step in (0, 2):
            self.tell(self.step // 2)
            screen.point_at(self.moves[self.step // 2])
            if not self.step:
                look.marks[look.cursor] = FAULT
        elif self.step > len(self.moves):
            won = self.say(f"plays_{self.seat}")[:2] if self.result == "then_1" else ""
            self.note = (won + self.say(self.result), self.say("see"))

    def tell(self, number: int) -> None:
        """Say which move of the line this is."""
        say = self.say
        session = self.session
        key = ("played", "better", "next" if session.turn == self.seat else "answer")[min(number, 2)]
        words = in_words(session, say, self.moves[number], session.position, self.screen.look.turned)
        self.note = (say(f"plays_{session.turn}")[:2] + say(key), words)

    def onward(self) -> "Target":
        """Begin the next step. Return like press()."""
        session = self.session
        step = self.step
        self.step += 1
        if step == 1 or step > len(self.moves):
            session.review(self.ply)
            if step > 1:
                return (session.name,)
            self.screen.settle()
            return STAY
        number = max(step - 1, 0)
        self.tell(number)
        move = self.moves[number]
        before = session.position
        game = session.game
        steps = game.steps(before, move)
        session.past = game.play(before, move)
        if self.ply:
            # Session.last() takes it for the move that led here.
            session.named = (
                self.ply,
                session.match.moves[self.ply - 1],
                game.turn(before),
                game.move_name(before, move),
            )
        self.screen.show(steps)
        return STAY

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK:
            menu = kind == LONG
            self.session.review(self.ply if menu else None)
            return None if menu else ("match.after",)
        if kind == PRESS:
            if self.screen.phase != SHOWING:
                return self.onward()
            self.screen.finish_showing()
        return STAY

    def tick(self, now: int) -> "Target | None":
        if self.screen.phase != SHOWING and self.step <= len(self.moves) and now >= self.due:
            self.onward()
        return None

    def page(self, display: "Display") -> None:
        for k in range(2):
            display.alert(display.rows - 1 if k else self.screen.note_row, self.note[k], True)
