"""A puzzle of the Colorigraphe on the screen `colour`, without a clock: to colour with as few black tokens as can be."""

from games import colorigraphe as table
from sillon.common.buttons import BACK, LEFT, LONG, OK, PRESS, RELEASE, RIGHT
from sillon.match.controller import STAY, Controller

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Target
    from sillon.games.colorigraphe.colour import Colour
    from sillon.match.controller import Controlled


class Problem(Controller):
    """`busy`: the puzzle is solved. `noted`: that is kept.

    `session.told` is how many of the requested hints were given. `session.clock` has the tokens, for the way back from the menu.
    """

    screen: "Colour"
    saves = timed = False
    noted = False

    def __init__(self, screen: "Colour") -> None:
        super().__init__(screen)
        self.black = self.session.answers[1]
        screen.left = 1  # draws no light of the clock
        screen.ready = 0
        screen.hints.counted = self.session.told > 0

    @staticmethod
    def catalogs(screen: "type[Controlled]") -> str:
        return f"{screen.catalogs} puzzle_colour"

    def tick(self, now: int) -> "Target | None":
        screen = self.screen
        session = self.session
        if screen.hints.over and session.told < session.puzzle_hints:
            session.told += 1
            screen.note = ""
            screen.tell()
        return None

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        screen = self.screen
        if code == BACK and kind == LONG:
            screen.keep_tokens()
            return ("puzzles.puzzle_menu",)
        if kind == PRESS and self.busy:
            return self.on(1) if code == OK else STAY
        if code == BACK and kind == RELEASE and not screen.recent:
            return self.on(0)
        if self.busy:
            return STAY
        if kind == PRESS and code not in (BACK, LEFT, RIGHT) and seat != 1 - screen.seat and screen.asks_hint(code):
            self.request_hint()
            return STAY
        return None

    def allows(self, move: int) -> bool:
        """Say whether the colouring that the pupil has ended is the best one."""
        screen = self.screen
        black = table.reached(screen.shown)
        self.busy = black == self.black
        screen.note = self.say("right" if self.busy else "wrong" if black == table.INVALID else "fewer")
        screen.sound("WIN" if self.busy else "REFUSED")
        screen.answer()
        return False

    def request_hint(self) -> None:
        """Give the next hint as soon as it is known: how many black tokens, then token after token of a best colouring."""
        screen = self.screen
        screen.note = ""
        if screen.key != "hint_to_come":  # it comes by itself
            self.session.puzzle_hints += 1
        if not screen.hints.over:
            screen.tell()

    def on(self, step: int) -> "Target":
        """Return the target of the next puzzle (1), or of the list of puzzles (0)."""
        from sillon.puzzles.progress import onward  # read when the puzzle is left

        self.on_idle()
        return onward(self.app, step)

    def on_idle(self) -> None:
        """Keep that the puzzle is solved."""
        if self.busy and not self.noted:
            self.noted = True
            from sillon.puzzles.progress import solve  # only a right answer needs it

            solve(self.app.board.store, self.session.name, self.session.puzzle)

    def title(self) -> str:
        """Return the task."""
        return self.say("few", self.session.puzzle)
