"""Playing Awalé: choose a pit; its seeds are sown one by one, and captured seeds run to the store."""

from games.awale import AGREED, PITS, REPETITION, STARVED, TARGET
from games.rules import ENDS, SOW, TAKE, code_key
from sillon.common.buttons import RIGHT, UP
from sillon.games.awale import view as awale
from sillon.games.awale.page import board
from sillon.match.choose import Choose
from sillon.match.play import CHOOSING, OVER, REVIEWING, SHOWING
from sillon.ui.screen import with_mark
from sillon.views import SEATS
from sillon.views.board_view import FAULT

_FEW = 6  # seeds on the board: so few may go round and round
_QUIET = 24  # plies without a harvest after which the players are asked whether to count
_ASK_AGAIN = 48  # plies after which they are asked again

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Step, Target


class Awale(Choose):
    catalogs = "awale play"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._unrolled = app.board.leds.rows == 1
        self._news = ""  # the result of the last move, shown until the cursor moves
        self._alerts = False  # whether the news is a capture that is forbidden, or a move taken back

    def on_position(self) -> None:
        super().on_position()
        self._news = ""
        self._alerts = self.session.undone
        if self._alerts:
            self._news = self.say("undone")
        elif not self._steps:
            self._recall()
        if self._steps:
            self._tell()
            self._steps = []
        if self.phase == OVER:
            self.look.shown[12], self.look.shown[13] = self.end.scores
            if self.end.reason in (TARGET, REPETITION, AGREED):
                self.look.cursor = -1  # no pit needs an explanation

    def _recall(self) -> None:
        """Find the steps of the last move again, when it was not just shown."""
        session = self.session
        ply = len(session.match.moves) if session.review_ply is None else session.review_ply
        if ply:
            before = session.match.position_at(ply - 1)
            self._steps = session.game.steps(before, session.match.moves[ply - 1])

    def _tell(self) -> None:
        """Set the news: the last move in words, a forbidden capture, or a won match."""
        position = self.session.position
        seat = 1 - position[14]
        self._news = self._moved(seat, self._steps)
        kind, pit, _ = self._steps[-1]
        if self.phase != CHOOSING:
            return
        if kind == SOW and pit // 6 != seat and 2 <= position[pit] <= 3:
            # The capture would have emptied the camp: mark all its seeds.
            self._news = self.say("spared")
            self._alerts = True
            for pit in range(6 - 6 * seat, 12 - 6 * seat):
                if position[pit]:
                    self.look.marks[pit] = awale.ADVICE
        elif 0 < self._surplus(seat) <= _taken(self._steps):
            self._news = self.say(f"has_{seat}", position[12 + seat])

    def _surplus(self, seat: int) -> int:
        """Return by how many seeds a seat has more than half of all, which wins; 0 where only a target wins."""
        position = self.session.position
        return 0 if self.session.game.target else position[12 + seat] - sum(position[:14]) // 2

    def _moved(self, seat: int, steps: "list[Step]") -> str:
        """Return a move in words, as far as these steps."""
        taken = _taken(steps)
        pit = PITS[steps[0][1]]
        return self.say(f"took_{seat}", pit, taken) if taken else self.say(f"sowed_{seat}", pit)

    def tick(self, now: int) -> "Target | None":
        return super().tick(now) or (("awale.count",) if self._offers_count() else None)

    def _offers_count(self) -> bool:
        """Return whether the players are asked now to count: it is a person's turn, and few seeds have long been going round."""
        session = self.session
        match = session.match
        quiet = len(match.recent) - 1 - _QUIET
        if self.phase != CHOOSING or quiet < 0 or session.puzzle or session.offered_ply == len(match.moves):
            return False
        levels = session.levels or (0, 0)
        # Against the computer the moment may come in its turn: then the question waits for the person's.
        late = quiet % _ASK_AGAIN
        return (
            not levels[self.look.seat]
            and late <= int(max(levels) > 0)
            and sum(match.position[:12]) <= _FEW
            and self.app.board.display.rows > 0
        )

    def may_show_tip(self) -> bool:
        return not (self.fresh and "\n" in self._news) and super().may_show_tip()

    def allow(self, move: int) -> None:
        # A match that ends by repetition has legal moves left.
        if self.phase != OVER:
            super().allow(move)

    def cursor_range(self) -> tuple[int, int]:
        return 6 * self.look.seat, 6

    def cell_name(self, cell: int) -> str:
        return PITS[cell]

    def way_of(self, code: int) -> int:
        # The far row of a panel is sown to the left; on a strip both rows are sown to the right.
        far = self.look.seat == 1 and not self.look.turned and not self._unrolled
        return 1 if (code in (RIGHT, UP)) != far else -1

    def press_to_choose(self, code: int, kind: int) -> "Target | None":
        if self.look.cursor < 0:
            return None
        return super().press_to_choose(code, kind)

    def explain(self) -> None:
        """Fill `refused`, and mark the playable pits so that they breathe when the pit under the cursor holds seeds."""
        super().explain()
        look = self.look
        if look.marks[look.cursor] == FAULT and look.shown[look.cursor]:
            for pit in range(12):
                if self.playable[pit]:
                    look.marks[pit] = awale.ADVICE

    def lights(self, leds: "Leds") -> None:
        super().lights(leds)
        if leds.rows and self.phase == OVER and self.end.winner is not None:
            leds[leds.rows // 2, self.beat * leds.cols // 32] = SEATS[self.end.winner]

    def page(self, display: "Display") -> None:
        look = self.look
        over = self.controller.title() or self.title()
        under = self._news if self.fresh else ""
        pit = look.cursor
        text = PITS[pit] if pit >= 0 else ""
        more = None
        alone = len(self.refused) > 0  # over and under are a refusal or news, which large print shows alone
        if self.phase == SHOWING:
            pit, text = self._shown()
            under = self._moved(look.seat, self._steps[: max(self._step, 1)])
        elif self.phase == REVIEWING:
            pit, text = -1, "" if self.controller.busy else self.say("look_here")  # an explanation goes on by OK
        elif self.refused:
            over, under = self.refused[0].split("\n")
        elif self.phase == OVER:
            under = self._why()
            pit, text = -1, "OK ▶"
            if self.session.game.leftovers == "own_row" and self.end.reason != TARGET:
                more = sum(look.shown[:6]), sum(look.shown[6:12])
        elif "\n" in under:
            alone = True
            over, under = under.split("\n")
        elif not under and pit >= 0:
            under = self._here(pit)
        write = display.alert if alone else display.message
        write(0, over)
        if not display.large:
            board(display, look, self._unrolled, pit, text, more)
        if not (alone or self.phase == OVER):
            write = display.alert if self._alerts and self.fresh and self.phase == CHOOSING else display.text
        write(4, under)

    def title(self) -> str:
        if self.phase != OVER:
            look = self.look
            if self.phase != REVIEWING and self.app.board.display.large:  # it shows no stores
                return self.say(f"turn_{look.seat}", look.shown[12], look.shown[13])
            text = super().title()
            for seat in (0, 1):
                if self._surplus(seat) > 0:
                    text = with_mark(self.app.board.display, text, "♛" + "SN"[seat])
            return text
        south, north = self.end.scores
        winner = self.end.winner
        return self.say("even" if winner is None else f"won_{winner}", max(south, north), min(south, north))

    def _here(self, pit: int) -> str:
        """Return what OK does: the pit of the last seed, with the sown pit skipped; or why this pit cannot be sown."""
        count = self.look.shown[pit]
        if not self.playable[pit]:
            return self.say("not_here" if count else "empty_here", PITS[pit])
        return self.say("sow_here", PITS[pit], PITS[(pit + count + (count - 1) // 11) % 12])

    def _shown(self) -> tuple[int, str]:
        """Return the pit of the current step, and the seeds in the hand or on their way to the store."""
        look = self.look
        hand = str(look.hand) if look.hand else ""
        for pit in range(12):
            if look.marks[pit] >= awale.HAND:
                return pit, "+" + hand if look.marks[pit] == awale.TAKEN else hand
        return look.fallen, hand

    def _why(self) -> str:
        """Return why the match has ended."""
        reason = self.end.reason
        if reason == TARGET:
            return self.say("end_target", self.session.game.target)
        if reason == STARVED:
            seat = self.session.turn
            # The camp is empty, or no pit reaches the other camp.
            return self.say(
                f"hungry_{1 - seat}" if sum(self.look.shown[6 * seat : 6 * seat + 6]) else f"end_starved_{seat}"
            )
        return self.say(f"end_{code_key(ENDS, reason)}")


def _taken(steps: "list[Step]") -> int:
    """Return how many seeds these steps capture."""
    return sum([step[2] for step in steps if step[0] == TAKE])


SCREEN = Awale
