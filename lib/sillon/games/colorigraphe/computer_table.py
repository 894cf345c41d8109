"""The computer at the Colorigraphe names its stakes and challenges on the screens of persons; it colours in rival_colour.py."""

from games import colorigraphe_table as table
from sillon.app.buttons import BACK, LONG, OK, PRESS
from sillon.match.seats import make_player
from sillon.screens.screen import ALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import App, Target

_PONDER_MS = 1500  # until a stake is named, or a challenge made: a person may be quicker


def with_computer(plain: "Any") -> "Any":
    """The screen `stake` or `claim`, with the computer in it."""
    name = plain.decides

    class AtTable(plain):  # type: ignore[misc]
        """`seats` are the computer's that still have to decide; `ready_at` is when it does what it has found."""

        def __init__(self, app: "App") -> None:
            super().__init__(app)
            self.work: Any = None
            self.player_of: Any = None
            levels = self.session.levels
            if name == "claim":
                # In the order in which they sit: the first challenge ends it.
                seats = [(self.seat + k) % self.game.players for k in range(1, self.game.players)]
                self.seats = [seat for seat in seats if levels[seat]]
                self.alone = len(self.seats) == len(seats)  # no person could challenge
                if not self.alone:  # nobody challenges in the computer's place
                    self.moves: list[int] = [move for move in self.moves if move - table.CHALLENGE not in self.seats]
            else:
                self.seats = [self.seat] if levels[self.seat] else []
                self.alone = bool(self.seats)
            self.ready_at = app.board.clock.ms() + _PONDER_MS * self.speed // 10
            self.move: Any = None
            if self.seats:
                self.begin()

        def begin(self) -> None:
            """Thinks for the first of the seats that are left."""
            seat = self.seats[0]
            self.player_of = None  # its memory is given back before another one takes some
            self.player_of = make_player(self.app, self.session.levels[seat])
            self.player_of.seat = seat
            self.move = None
            self.work = self.player_of.think(bytes(self.shown), self.session.match)

        def tick(self, now: int) -> "Target | None":
            target: Target | None = super().tick(now)
            if target or not self.seats:
                return target
            if self.work:
                try:
                    next(self.work)
                except StopIteration:
                    self.work = None
                    self.move = self.player_of.move
            elif self.move is not None and now >= self.ready_at:
                return self.act(now)
            return None

        def act(self, now: int) -> "Target | None":
            """Does what the player has decided."""
            move = self.move
            if name == "claim" and move == table.PASS and (len(self.seats) > 1 or not self.alone):
                self.seats.pop(0)
                if self.seats:
                    self.begin()
                return None  # a person may still challenge
            if name == "stake" and self.at != move - table.NAME_STAKE + 2:
                # The number runs to its stake, so that everybody sees it.
                self.at += 1 if self.at < move - table.NAME_STAKE + 2 else -1
                self.ready_at = now + 8 * self.speed
                if self.at == move - table.NAME_STAKE + 2:
                    self.ready_at = now + _PONDER_MS * self.speed // 10
                self.redraw = ALL
                return None
            self.app.finger = None  # nobody has seen yet what comes next
            return (self.session.name, move)

        def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
            if not self.alone and self.seats and code == OK and kind == PRESS and self.moves[self.at] == table.PASS:
                self.alone = True  # persons pass; the computer may still challenge
            if not self.alone or (code == BACK and kind == LONG):
                target: Target | None = super().press(seat, code, kind)
                return target
            if code == OK and kind == PRESS and not self.work:
                self.ready_at = 0  # who is in a hurry need not wait
            return None

    return AtTable
