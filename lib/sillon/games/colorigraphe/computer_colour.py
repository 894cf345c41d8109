"""The computer's controller on the colouring screen. It imports no player: one does not fit into the heap beside the screen."""

from games import colorigraphe as rules
from sillon.common.buttons import BACK, LONG, OK, PRESS
from sillon.common.memory import forget
from sillon.games.colorigraphe.token_pacer import TokenPacer
from sillon.match.controller import STAY, Controller
from sillon.match.seats import make_player

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Target
    from sillon.games.colorigraphe.colour import Colour


_HURRIED_MS = 300  # the most that a token takes once OK has hurried the computer


class ComputerColours(Controller):
    """`pacer` is the computer's, None when a person colours. At `ready_at` (ms) its move is made.

    `hurried`: OK was pressed. The rest of the colouring then passes in seconds, and the clock runs as fast.
    """

    screen: "Colour"

    def __init__(self, screen: "Colour") -> None:
        super().__init__(screen)
        level = self.session.levels[screen.seat]
        self.pacer: TokenPacer | None = None
        self.hurried = False
        if level:
            from sillon.games.colorigraphe.plan import think  # dropped after use

            self.busy = True
            self.pacer = make_player(self.app, level, TokenPacer)
            self.pacer.left = screen.left
            self.work = think(self.pacer, screen.shown)
            self.ready_at = 0

    def tick(self, now: int) -> "Target | None":
        """Think a slice further, or lay a token when its time has come."""
        screen = self.screen
        pacer = self.pacer
        if not pacer:
            return None
        if self.work:
            try:
                next(self.work)
            except (StopIteration, MemoryError):
                self.work = None
                forget("sillon.games.colorigraphe.plan")
                if self.hurried:
                    self.hurry_up()
        elif pacer.move is None:
            pacer.next(screen.shown)
            self.ready_at = now + (min(pacer.wait, _HURRIED_MS) if self.hurried else pacer.wait)
            if self.hurried:
                screen.left = min(screen.left, pacer.left + 1)  # the time of the token has passed
        elif not screen.ready and now >= self.ready_at:
            if pacer.move == rules.DONE:
                self.app.drop_presses()
                return (self.session.name, rules.DONE, bytes(screen.shown))
            if pacer.move != rules.TIMEOUT:  # for TIMEOUT, let the clock run out
                screen.enter((pacer.move - rules.TOKEN) % 12)
                screen.lay((pacer.move - rules.TOKEN) // 12)
                pacer.move = None
        return None

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if not self.pacer or (code == BACK and kind == LONG):
            return None
        if code == OK and kind == PRESS:
            self.hurried = True
            if not self.work:
                self.hurry_up()
        return STAY

    def hurry_up(self) -> None:
        """Go on at once, from the signal to start too; let the time be over where the computer waits for that."""
        screen = self.screen
        screen.ready = self.ready_at = 0
        if self.pacer and self.pacer.move == rules.TIMEOUT:
            screen.left = 1
