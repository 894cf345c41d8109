"""The computer colours on the screen of persons. It brings its hand alone: the whole player has no room beside that screen."""

from games import colorigraphe_table as table
from sillon.app.buttons import BACK, LONG, OK, PRESS
from sillon.app.memory import forget
from sillon.games.colorigraphe.hand import Hand
from sillon.match.seats import make_player

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import App, Target


def with_computer(plain: "Any") -> "Any":
    """The screen `colour`, with the computer in it when it is in turn."""

    class AtColour(plain):  # type: ignore[misc]
        """`hand` is the computer's, None when a person colours. At `ready_at` its move is made."""

        def __init__(self, app: "App") -> None:
            super().__init__(app)
            level = self.session.levels[self.seat]
            self.hand: Any = None
            if level:
                from sillon.games.colorigraphe.plan import think

                self.hand = make_player(app, level, Hand)
                self.hand.left = self.left
                self.work: Any = think(self.hand, self.shown)
                self.ready_at = 0

        def tick(self, now: int) -> "Target | None":
            target: Target | None = super().tick(now)
            if self.hand:
                target = target or self.goes_on(now)
                if target:
                    self.app.finger = None  # nobody has seen yet what comes next
            return target

        def goes_on(self, now: int) -> "Target | None":
            """Thinks a slice further, or lays a token when its time has come."""
            hand = self.hand
            if self.work:
                try:
                    next(self.work)
                except (StopIteration, MemoryError):
                    self.work = None
                    forget("sillon.games.colorigraphe.plan")
                    forget("sillon.games.colorigraphe.mistakes")
            elif hand.move is None:
                hand.next(self.shown)
                self.ready_at = now + hand.wait
            elif not self.ready and now >= self.ready_at:
                if hand.move == table.DONE:
                    return (self.session.name, table.DONE, bytes(self.shown))
                if hand.move != table.TIMEOUT:  # then the clock runs on
                    self.enter((hand.move - table.TOKEN) % 12)
                    self.lay((hand.move - table.TOKEN) // 12)
                    hand.move = None
            return None

        def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
            if not self.hand or (code == BACK and kind == LONG):
                target: Target | None = super().press(seat, code, kind)
                return target
            if code == OK and kind == PRESS and not self.work:
                self.ready = self.ready_at = 0  # who is in a hurry need not wait
            return None

    return AtColour
