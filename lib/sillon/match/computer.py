"""The computer in a match: it plays for a seat on the game's own screen, or advises a person. Read only where it is wanted.

It thinks some slices at each tick. After two seconds OK has it play the best move found so far, once a turn; until then presses
are dropped. A pause that follows is cut short by any press. BACK takes back to a person's turn.
"""

from sillon.app.buttons import BACK, LONG, OK, PRESS, RELEASE
from sillon.match.play import CHOOSING, SHOWING
from sillon.match.seats import ADVISER, HURRY_MS, STRONGEST, take_back
from sillon.screens.screen import ALL
from sillon.views import SEATS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import App, Display, Leds, Target

_BREATH_MS = 150  # from one frame to the next while it thinks: a frame of lights takes as long as two slices
_SLICES_MS = 12  # of a tick, behind which no slice is begun: a press waits for it
_PONDER_MS = 900  # so long it seems to think at least, by the pace of the match


def with_computer(plain: "Any") -> "Any":
    """The game's screen, a subclass of Play, with the computer in it."""

    class Against(plain):  # type: ignore[misc]
        """`note` are lines over the first and the last of the page: that it thinks, or its advice.

        `hint` is the step of the advice that is shown, 0 for none. `known` are the verdicts of all moves after the last step,
        until the next move. `hurry` is the moment from which OK ends the thinking, 0 once it has come, -1 once OK was pressed;
        `ready` is when a move is shown.
        """

        catalogs = plain.catalogs + " rival"
        redraw: int
        _breath_due: int

        def __init__(self, app: "App") -> None:
            self.work: Any = None
            self.note: tuple = ()
            self.known: dict = {}
            self.player: Any = None
            self.who = -2  # for whom `player` thinks
            self.waits = False  # it is the computer's turn
            self.ready = self.hurry = self.hint = 0
            super().__init__(app)

        def settle(self) -> None:
            super().settle()
            session = self.session
            self.work = None
            self.waits = False
            self.note = ()
            self.known = {}
            self.hint = 0
            if self.phase != CHOOSING:
                return
            seat = self.look.seat
            level = session.levels[seat] if session.levels else 0
            if level:
                self.waits = True
                # Nothing is offered to a person meanwhile.
                self.look.unmark()
                self.look.cursor = -1
                # The next step of a chain is known, and belongs to the same turn.
                last, name = session.last()
                goes_on = name != "" and self.who == seat == last
                self.ready = 0 if goes_on else self.app.board.clock.ms() + _PONDER_MS * self.pace() // 10
                self.think(seat, level, goes_on)
                self.note = ("", self.say(f"thinks_{seat}" if self.hurry else "hurry"))
            elif session.asked:
                self.note = ("", self.say("wait"))
                if session.advice and session.advice[0] == session.position:
                    self.advise()
                else:
                    self.think(ADVISER, STRONGEST)

        def think(self, who: int, level: int, goes_on: bool = False) -> None:
            session = self.session
            if self.who != who:
                from sillon.match.seats import make_player

                self.player = None  # its memory is given back before another one takes some
                self.who = who
                self.player = make_player(self.app, level)
            self.player.move = None  # that of the turn before
            if not goes_on:
                self.hurry = self.app.board.clock.ms() + HURRY_MS
            self.work = self.player.think(session.position, session.match)

        def show(self, steps: list) -> None:
            """Advice that was asked for before the move is not wanted any more: it is another's turn afterwards."""
            self.unasked()
            self.note = ()
            super().show(steps)

        def unasked(self) -> None:
            self.work = None
            self.session.asked = False

        def advise(self) -> None:
            from sillon.match.advice import advise

            self.session.asked = False
            self.hint = advise(self)

        def cancel(self) -> bool:
            """BACK lets go of advice too, and of the thinking about it."""
            if self.hint or self.work:
                self.unasked()
                self.settle()
                return True
            return bool(super().cancel())

        def breathe(self, now: int) -> None:
            due = self._breath_due
            super().breathe(now)
            if self.work and self._breath_due != due:
                self._breath_due = now + _BREATH_MS

        def tick(self, now: int) -> "Target | None":
            target: Target | None = super().tick(now)
            if target:
                return target
            if self.work:
                if 0 < self.hurry <= now:
                    self.hurry = 0
                    self.note = ("", self.say("hurry"))
                    self.redraw = ALL
                clock = self.app.board.clock
                try:
                    while True:
                        next(self.work)
                        if not 0 < clock.ms() - now < _SLICES_MS:
                            break  # a clock that stands still meanwhile, as a test's does, allows one
                except StopIteration:
                    self.work = None
                    player = self.player
                    if player and not self.waits:
                        self.player = None  # its memory is given back
                        self.who = -2
                        self.session.advice = (self.session.position, 0, player.move, player.verdicts)
                        self.advise()
            elif self.waits and now >= self.ready:
                self.waits = False
                self.note = ()
                self.move(self.player.move)
            return None

        def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
            if (
                code == BACK and kind == RELEASE and self.session.review_ply is None
            ):  # of the past nothing is taken back
                if self.phase == SHOWING:
                    self._shown_all()
                if self.waits or not self.cancel():
                    self.unasked()
                    self._unsaved |= take_back(self.session)
                    self.settle()
                return None
            if (self.waits or self.work) and not (code == BACK and kind == LONG):
                self.app.finger = ()
                if kind == PRESS and not self.work:
                    self.ready = 0
                elif kind == PRESS and code == OK and not self.hurry and self.player.move is not None:
                    self.work = iter(())  # what it has found by now
                    self.hurry = -1
                return None
            if self.hint or self.known:
                from sillon.match.advice import press

                return press(self, super().press, seat, code, kind)
            return super().press(seat, code, kind)

        def choose(self, code: int, kind: int) -> "Target | None":
            """Nothing, where a press has ended what was shown and now it is the computer's turn."""
            target: Target | None = None if self.waits else super().choose(code, kind)
            return target

        def page(self, display: "Display") -> None:
            super().page(display)
            row = self.note_row
            for text in self.note:
                if text:
                    display.text(row, text, True)
                row = display.rows - 1

        def lights(self, leds: "Leds") -> None:
            super().lights(leds)
            if self.work and leds.rows:
                # A seed of light runs to and fro: it thinks.
                at = self.beat * leds.cols // 16
                at = at if at < leds.cols else 2 * leds.cols - 1 - at
                leds[0, at] = SEATS[self.look.seat]

    return Against
