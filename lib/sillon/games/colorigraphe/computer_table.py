"""The computer's controllers on the stake and claim screens; computer_colour.py has that of the colouring screen."""

from games import colorigraphe as rules
from sillon.common.buttons import BACK, LONG, OK, PRESS
from sillon.match.controller import STAY, Controller
from sillon.match.seats import make_player
from sillon.ui.screen import ALL, write_lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Display, Target
    from sillon.games.colorigraphe.claim import Claim
    from sillon.games.colorigraphe.player import Player
    from sillon.games.colorigraphe.stake import Stake
    from sillon.games.colorigraphe.table import Table
    from sillon.match.controller import Controlled

_PONDER_MS = 1500  # the delay of a stake or a challenge: a person may be quicker


class _Decides(Controller):
    """`seats`: the computer's that must still decide; `alone`: no person can. At `ready_at` (ms) it plays `move_found`."""

    screen: "Table"

    def __init__(self, screen: "Table", seats: list[int], alone: bool) -> None:
        super().__init__(screen)
        self.player: Player | None = None  # until one thinks
        self.seats = seats
        self.alone = alone
        self.ready_at = self.app.board.clock.ms() + _PONDER_MS * screen.pace() // 10
        self.move_found: int | None = None
        if seats:
            self.think()

    def think(self) -> None:
        """Think for the first of the seats that are left."""
        seat = self.seats[0]
        self.player = None  # frees its memory before another player takes some
        self.player = make_player(self.app, self.session.levels[seat])
        self.player.seat = seat
        self.move_found = None
        self.work = self.player.think(bytes(self.screen.shown), self.session.match)

    def tick(self, now: int) -> "Target | None":
        if self.work:
            try:
                next(self.work)
            except StopIteration:
                self.work = None
                self.move_found = self.player.move  # type: ignore[union-attr]  # it has thought
                if self.player.weak and not self.session.told_weak:  # type: ignore[union-attr]
                    from sillon.match.advice import tell_weaker  # with a damaged file only

                    self.ready_at = max(self.ready_at, now + tell_weaker(self))
        elif self.seats and self.move_found is not None and now >= self.ready_at:
            return self.act(self.move_found, now)
        return None

    def act(self, move: int, now: int) -> "Target | None":
        """Return the target that plays the move, or None to go on."""
        self.app.drop_presses()
        return (self.session.name, move)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if not self.alone or (code == BACK and kind == LONG):
            return None
        if code == OK and kind == PRESS and not self.work:
            self.ready_at = 0  # OK hurries the computer
        return STAY


class ComputerStakes(_Decides):
    """The computer names its stake."""

    screen: "Stake"

    @staticmethod
    def catalogs(screen: "type[Controlled]") -> str:
        return f"{screen.catalogs} rival"

    def __init__(self, screen: "Stake") -> None:
        seats = [screen.seat] if screen.session.levels[screen.seat] else []
        super().__init__(screen, seats, bool(seats))
        self.busy = bool(seats)

    def act(self, move: int, now: int) -> "Target | None":
        screen = self.screen
        stake = move - rules.NAME_STAKE + 2
        if screen.at == stake:
            return super().act(move, now)
        # Step the shown number to the stake, visibly.
        screen.at += 1 if screen.at < stake else -1
        self.ready_at = now + (8 if screen.at != stake else _PONDER_MS // 10) * screen.pace()
        screen.redraw = ALL
        return None

    def page(self, display: "Display") -> None:
        if self.busy:
            display.text(self.screen.question_row, self.say("hurry_up"))  # in place of the question to a person
        super().page(display)


class ComputerClaims(_Decides):
    """The computer challenges, or leaves it to the others."""

    screen: "Claim"

    def __init__(self, screen: "Claim") -> None:
        # In the order of the seats: the first challenge ends the claim.
        levels = screen.session.levels
        others = [(screen.seat + k) % screen.game.players for k in range(1, screen.game.players)]
        seats = [seat for seat in others if levels[seat]]
        alone = len(seats) == len(others)  # no person could challenge
        # Persons must not choose for the computer.
        screen.moves = [] if alone else [move for move in screen.moves if move - rules.CHALLENGE not in seats]
        super().__init__(screen, seats, alone)

    def act(self, move: int, now: int) -> "Target | None":
        if move == rules.PASS and (len(self.seats) > 1 or not self.alone):
            self.seats.pop(0)
            if self.seats:
                self.think()
                self.screen.redraw = ALL
            return None  # a person may still challenge
        return super().act(move, now)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        screen = self.screen
        if not self.alone and self.seats and code == OK and kind == PRESS and screen.moves[screen.at] == rules.PASS:
            self.alone = True  # persons pass; the computer may still challenge
            screen.moves = []
            screen.redraw = ALL
        return super().press(seat, code, kind)

    def page(self, display: "Display") -> None:
        if self.alone and self.seats:
            write_lines(display, 2, self.say("robot_thinks", self.screen.name(self.seats[0])))
            display.text(4, self.say("hurry_up"))
