"""The computer in a match: it plays for a seat on the game's own screen, or advises a person. Read only where it is wanted.

It thinks a slice at each tick; any button but BACK makes it play at once what it has found. BACK takes back to a person's turn.
Where the board has no room for a game's screen and its player side by side, it thinks on a screen of its own: screens/think.py.
"""

from sillon.buttons import BACK, LONG, PRESS, RELEASE
from sillon.look import SEATS
from sillon.play import CHOOSING, SHOWING
from sillon.rivals import ADVISER, STRONGEST, away, take_back

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App, Leds, Page, Target

_PONDER_MS = 900  # so long it seems to think at least, by the pace of the match


def against(plain: "Any") -> "Any":
    """The game's screen, a subclass of Play, with the computer in it."""

    class Against(plain):  # type: ignore[misc]
        """`note` are lines over the first and the last of the page: that it thinks, or its advice.

        `known` are the verdicts of all moves after advice, until the next move. `ready` is when a move is shown. `away` is
        for whom, and at what level, the screen `think` is to think.
        """

        room = plain.room + " rival"

        def __init__(self, app: "App") -> None:
            self.work: Any = None
            self.note: tuple = ()
            self.known: dict = {}
            self.player: Any = None
            self.who = -2  # for whom `player` thinks
            self.waits = False  # it is the computer's turn
            self.ready = 0
            self.away: tuple = ()
            super().__init__(app)

        def settle(self) -> None:
            super().settle()
            session = self.session
            self.work = None
            self.waits = False
            self.note = ()
            self.known = {}
            self.away = ()
            if self.phase != CHOOSING:
                return
            seat = self.look.seat
            level = session.levels[seat] if session.levels else 0
            if level:
                self.waits = True
                self.ready = self.app.board.clock.ms() + _PONDER_MS * self.pace() // 10
                self.note = ("", self.say(f"thinks_{seat}"))
                # Nothing is offered to a person meanwhile.
                self.look.unmark()
                self.look.cursor = -1
                if session.plan:
                    self.ready = 0  # it has thought for long
                else:
                    self.think(seat, level)
            elif session.asked:
                self.note = ("", self.say("wait"))
                if session.advice and session.advice[0] == session.position:
                    self.advise()
                else:
                    self.think(ADVISER, STRONGEST)

        def think(self, who: int, level: int) -> None:
            session = self.session
            if away(session):
                self.away = (who, level)
                return
            if self.who != who:
                from sillon.rivals import sit

                self.player = None  # its memory is given back before another one takes some
                self.who = who
                self.player = sit(self.app, level)
            self.player.move = None  # that of the turn before
            self.work = self.player.think(session.position, session.match)

        def show(self, steps: list) -> None:
            """Advice that was asked for before the move is not wanted any more: it is another's turn afterwards."""
            self.unasked()
            super().show(steps)

        def unasked(self) -> None:
            self.work = None
            self.away = ()
            self.session.asked = False

        def advise(self) -> None:
            from sillon.advice import advise

            self.session.asked = False
            self.work = advise(self)

        def tick(self, now: int) -> "Target | None":
            target: Target | None = super().tick(now)
            if target:
                return target
            if self.away and not self.redraw:
                return ("think",) + self.away
            if self.work:
                try:
                    next(self.work)
                except StopIteration:
                    self.work = None
                    player = self.player
                    if player and not self.waits:
                        self.player = None  # its memory is given back
                        self.who = -2
                        self.session.advice = (self.session.position, 0, player.move, player.verdicts)
                        self.advise()
            elif self.waits and not self.away and now >= self.ready:
                self.waits = False
                self.note = ()
                plan = self.session.plan
                self.move(plan.pop(0) if plan else self.player.move)
            return None

        def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
            if code == BACK and kind == RELEASE and self.session.at is None:  # of the past nothing is taken back
                if self.phase == SHOWING:
                    self._shown_all()
                if self.waits or not self.cancel():
                    self.session.plan = []
                    self.unasked()
                    self._unsaved |= take_back(self.session)
                    self.settle()
                return None
            if self.waits and not (code == BACK and kind == LONG):
                if kind == PRESS and not self.away and (self.session.plan or self.player.move is not None):
                    self.work = None  # what it has found by now is played
                    self.ready = 0
                return None
            target: Target | None = super().press(seat, code, kind)
            if kind in (RELEASE, LONG) or self.waits or self.away:
                return target  # the finger that has asked for advice is let go
            if self.phase == CHOOSING and (self.known or not self.work):
                self.work = None  # the rest of the advice is not wanted any more
                self.note = ()
                if self.known:
                    from sillon.advice import told

                    self.note = told(self)
            return target

        def choose(self, code: int, kind: int) -> "Target | None":
            """Nothing, where a press has ended what was shown and now it is the computer's turn."""
            target: Target | None = None if self.waits else super().choose(code, kind)
            return target

        def page(self, screen: "Page") -> None:
            super().page(screen)
            if self.note:
                first, last = self.note
                if first:
                    screen.text(3 if self.session.name in ("fanorona", "fafy") else 0, first, True)
                screen.text(screen.rows - 1, last, True)

        def lights(self, leds: "Leds") -> None:
            super().lights(leds)
            if self.work and leds.rows and not self.known:
                # A seed of light runs to and fro: it thinks.
                at = self.beat * leds.cols // 16
                at = at if at < leds.cols else 2 * leds.cols - 1 - at
                leds[0, at] = SEATS[self.look.seat]

    return Against
