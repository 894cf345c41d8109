"""The computer's controller on the colouring screen. It imports Hand only: the whole player does not fit beside the screen."""

from games import colorigraphe as table
from sillon.common.buttons import BACK, LONG, OK, PRESS
from sillon.common.memory import forget
from sillon.games.colorigraphe.hand import Hand
from sillon.match.controller import Controller
from sillon.match.seats import make_player

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Target
    from sillon.games.colorigraphe.colour import Colour


class ComputerColours(Controller):
    """`hand` is the computer's, None when a person colours. At `ready_at` (ms) its move is made."""

    screen: "Colour"

    def __init__(self, screen: "Colour") -> None:
        super().__init__(screen)
        level = self.session.levels[screen.seat]
        self.hand: Hand | None = None
        if level:
            from sillon.games.colorigraphe.plan import think  # dropped after use

            self.busy = True
            self.hand = make_player(self.app, level, Hand)
            self.hand.left = screen.left
            self.work = think(self.hand, screen.shown)
            self.ready_at = 0

    def tick(self, now: int) -> "Target | None":
        target = self.screen.advance(now)
        if self.hand:
            target = target or self.goes_on(self.hand, now)
            if target:
                self.app.finger = None  # drop queued presses: the next screen is not visible yet
        return target

    def goes_on(self, hand: Hand, now: int) -> "Target | None":
        """Think a slice further, or lay a token when its time has come."""
        screen = self.screen
        if self.work:
            try:
                next(self.work)
            except (StopIteration, MemoryError):
                self.work = None
                forget("sillon.games.colorigraphe.plan")
                forget("sillon.games.colorigraphe.mistakes")
        elif hand.move is None:
            hand.next(screen.shown)
            self.ready_at = now + hand.wait
        elif not screen.ready and now >= self.ready_at:
            if hand.move == table.DONE:
                return (self.session.name, table.DONE, bytes(screen.shown))
            if hand.move != table.TIMEOUT:  # then the clock runs on
                screen.enter((hand.move - table.TOKEN) % 12)
                screen.lay((hand.move - table.TOKEN) // 12)
                hand.move = None
        return None

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if not self.hand or (code == BACK and kind == LONG):
            return self.screen.handle_press(seat, code, kind)
        if code == OK and kind == PRESS and not self.work:
            self.screen.ready = self.ready_at = 0  # OK hurries the computer
        return None
