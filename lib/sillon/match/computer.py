"""The computer in a match: it plays for a seat on the game's own screen, or advises a person. Imported only when needed.

It thinks some slices at each tick. After two seconds OK makes it play the best move found so far, once a turn; until then presses
are dropped. Any press shortens the pause that follows. BACK takes back to the person's last turn.
"""

from sillon.common.buttons import BACK, HINT, LONG, OK, PRESS, RELEASE
from sillon.common.memory import forget, tidy
from sillon.match.controller import STAY, Controller
from sillon.match.play import CHOOSING, SHOWING
from sillon.match.seats import make_player, take_back
from sillon.ui.screen import ALL
from sillon.views import SEATS, back_and_forth

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds, Target
    from sillon.match.controller import Controlled
    from sillon.match.play import Play
    from sillon.players.opponent import Opponent

_SLICES_MS = 20  # in a tick, no slice begins after this: a press waits for it
_PONDER_MS = 900  # the minimum delay before its move, scaled by the pace of the match
_NO_PLAYER = -2  # `thinks_for` when no player is in memory
_ADVISER = -1  # `thinks_for` while the adviser thinks
_STRONGEST = 5
_HURRY_MS = 2000  # the thinking time after which OK ends it
_LOOKS_MS = 1000  # before that it shows what it is looking at


class Computer(Controller):
    """`player` thinks for the seat `thinks_for`, or for the adviser; `waits`: it is the computer's turn.

    `hint` is the step of the advice that is shown, 0 for none, -1 before the first one while the screen says that the adviser
    is weaker. `known` are the verdicts of all moves after the last step, until the next move. `ready` is the moment (ms) at
    which a move is played, or advice shown.
    """

    screen: "Play"

    def __init__(self, screen: "Play") -> None:
        super().__init__(screen)
        self.known: dict[int, int | None] = {}
        self.player: Opponent | None = None
        self.thinks_for = _NO_PLAYER
        self.waits = False
        self.ready = self.hint = 0

    @staticmethod
    def catalogs(screen: "type[Controlled]") -> str:
        return f"{screen.catalogs} rival"

    def on_position(self) -> None:
        screen = self.screen
        session = self.session
        self.work = None
        self.waits = self.busy = False
        self.note = ()
        self.known = {}
        self.hint = 0
        if screen.phase != CHOOSING:
            return
        seat = screen.look.seat
        level = session.levels[seat] if session.levels else 0
        if level:
            self.waits = self.busy = True
            # Hide the cursor and the marks during its turn.
            screen.look.unmark()
            screen.look.cursor = -1
            # The next step of a chain is known, and belongs to the same turn.
            last, name = session.last()
            goes_on = name != "" and self.thinks_for == seat == last
            self.ready = 0 if goes_on else self.app.board.clock.ms() + _PONDER_MS * screen.pace() // 10
            self.think(seat, level, goes_on)
            self.note = ("", self.say(f"thinks_{seat}" if self.hurry else "hurry"))
        elif session.hint_requested:
            self.note = ("", self.say("wait"))
            if session.advice and session.advice[0] == session.position:
                self.advise()
            else:
                for name in ("match.hint", "screens.pause", "ui.menu"):
                    forget("sillon." + name)  # the way here may have left them: the search needs their memory
                self.think(_ADVISER, _STRONGEST)
        elif self.app.board.display.large:
            self.drop_player()  # large print needs the memory during a person's turn

    def think(self, thinks_for: int, level: int, goes_on: bool = False) -> None:
        """Begin to think at the level, for a seat or for the adviser; `goes_on`: in the same turn as before."""
        session = self.session
        if self.thinks_for != thinks_for:
            self.player = None  # frees its memory before another player takes some
            self.thinks_for = thinks_for
            self.player = make_player(self.app, level)
        player: Opponent = self.player  # type: ignore[assignment]
        player.move = None  # type: ignore[assignment]  # that of the turn before
        if not goes_on:
            self.hurry = self.app.board.clock.ms() + _HURRY_MS
        self.work = player.think(session.position, session.match)

    def drop_player(self) -> None:
        """Free the player's memory: another one is made when it is needed."""
        self.player = None
        self.thinks_for = _NO_PLAYER

    def on_animation(self) -> None:
        """Drop advice that was requested before the move: the next turn is another seat's."""
        self.drop_request()
        self.note = ()

    def drop_request(self) -> None:
        """Stop thinking, and forget that advice was requested."""
        self.work = None
        self.session.hint_requested = False

    def advise(self) -> None:
        """Show the next step of the advice."""
        from sillon.match.advice import advise  # only a person who asks for advice needs it

        self.session.hint_requested = False
        self.hint, self.note, self.known = advise(self.screen)

    def cancel(self) -> bool:
        """Drop advice, or the thinking about it, or what is half chosen. Return False when there is nothing to drop."""
        if self.hint or self.work:
            self.drop_request()
            self.screen.settle()
            return True
        return self.screen.cancel()

    def tick(self, now: int) -> "Target | None":
        if self.work:
            if 0 < self.hurry <= now:
                self.hurry = 0
                self.note = ("", self.say("hurry"))
                self.screen.redraw = ALL
            if not self.app.board.display.large:  # there a page drawn apart would split the free heap
                if self.screen.redraw or self.app.sending:
                    return None  # lights and page are drawn in ticks of their own
                self.app.tidied_at = now  # no collection by the app: it takes 12 ms, and reading() collects
            clock = self.app.board.clock
            try:
                while True:
                    if next(self.work) or not 0 < clock.ms() - now < _SLICES_MS:
                        break  # a test's clock stands still: then one slice a tick
            except StopIteration:
                self.thought()
            if self.ready and self.waits and self.player and self.hurry <= now + _LOOKS_MS:
                # The cell that it would play from by now: it glows in the seat's colour. A step of a chain comes at once.
                self.screen.look.cursor = self.player.move >> self.session.cell_shift
        elif self.hint < 0 and now >= self.ready:
            self.advise()
        elif self.waits and now >= self.ready:
            self.waits = self.busy = False
            self.note = ()
            tidy()  # else page and lights lie between what the search has left, and the heap is in pieces
            self.screen.play_move(self.player.move)  # type: ignore[union-attr]  # it has thought
        return None

    def thought(self) -> None:
        """Handle the end of the thinking: a move waits until `ready`; advice too when something precedes it."""
        self.work = None
        player = self.player
        if not player:
            return
        told = player.weak and not self.session.told_weak
        if told:
            from sillon.match.advice import tell_weaker  # with damaged files only

            self.ready = max(self.ready, self.app.board.clock.ms() + tell_weaker(self))
        if not self.waits:
            self.drop_player()
            self.session.advice = (self.session.position, 0, player.move, player.verdicts)
            if told:
                self.hint = -1
            else:
                self.advise()

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        screen = self.screen
        if code == BACK and kind == RELEASE and self.session.review_ply is None:  # a review takes nothing back
            if screen.phase == SHOWING:
                screen.finish_showing()
            if self.waits or not self.cancel():
                self.drop_request()
                undone = take_back(self.session)
                screen.unsaved |= undone
                screen.settle()
                if not undone and self.session.review_ply is None:
                    screen.show_tip()
            return STAY
        if (self.waits or self.work) and not (code == BACK and kind == LONG):
            self.app.press_target = ()
            if kind == PRESS and not self.work:
                self.ready = 0
            elif kind == PRESS and code == OK and not self.hurry and self.player and self.player.move is not None:
                self.work = iter(())  # it plays what it has found by now
                self.hurry = -1
            return STAY
        hint = self.hint if seat is None or seat == screen.look.seat else 0
        if hint and (code == HINT or (code == OK and hint < 3)):
            if kind == PRESS:
                self.advise()
            return STAY
        return None

    def after_press(self, code: int) -> None:
        """Leave the advice; after its third step OK selects the advised move."""
        screen = self.screen
        if not (self.hint or self.known) or screen.phase != CHOOSING:
            return
        if self.hint == 3 and code == OK:
            screen.lead_to(self.session.advice[2])  # another OK plays it
        else:
            from sillon.match.advice import proven_note  # as in advise()

            self.hint = 0
            self.note = proven_note(screen, self.known)

    def lights(self, leds: "Leds") -> None:
        screen = self.screen
        if self.work and leds.rows:
            leds[0, back_and_forth(screen.beat, leds.cols)] = SEATS[screen.look.seat]
