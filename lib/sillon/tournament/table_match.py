"""The controller of a tournament's match: names and the minute in the first line, and back to the tables at the end.

A move that is played stays: BACK says so. When the minute is over it rings, a note says so until the next press, and the
match goes on. After a shorter match the minute goes on at the tables.
"""

from sillon.common.buttons import BACK, HINT, LONG, OK, PRESS, RELEASE
from sillon.match.controller import STAY, Controller
from sillon.match.play import OVER, SHOWING
from sillon.tournament.clock import AppCountdown
from sillon.ui.screen import PAGE
from sillon.words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Display, Target
    from sillon.match.controller import Controlled
    from sillon.match.play import Play

_SAVED_SECONDS = 5  # of the minute, from one save to the next


class TableMatch(Controller):
    """`clock` is the class's minute, or one that begins with the match. Session.clock has it on other screens and in the
    saved match.
    """

    screen: "Play"

    def __init__(self, screen: "Controlled") -> None:
        super().__init__(screen)
        session = self.session
        session.gives_advice = False  # a tournament's match is played without help
        self.app.clock = session.clock
        self.clock = AppCountdown(self.app)
        if not session.clock:
            self.clock.press()
            self.clock.between = None  # the next match has a minute of its own

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if kind == PRESS and self.note:
            self.note = ()
            self.screen.redraw |= PAGE
        if code == HINT:
            return STAY
        if code == BACK and self.session.match.moves:
            if kind == LONG:
                self.screen.unsaved = True  # with the time that is left now
            elif kind == RELEASE:
                if self.screen.phase == SHOWING:
                    self.screen.finish_showing()
                if not self.screen.cancel():
                    self._say("touch_move")
                return STAY
        if self.screen.phase != OVER or code != OK or kind != PRESS:
            return None
        from sillon.match.filing import file_match  # at the end only

        self.screen.unsaved = False  # filing deletes the saved match
        file_match(self.app)
        self.app.session = None  # type: ignore[assignment]
        if self.app.preferences.lock > 1:
            return ("home",)  # the lock closes the tournament, which finds the result when it is open
        # Among the modules of the match, the tables of forty pupils would leave no large block.
        return self.app.restart_into("tournament.tables", str(self.clock.left))

    def tick(self, now: int) -> "Target | None":
        clock = self.clock
        screen = self.screen
        if not clock.tick(now):
            return None
        clock.save()
        self.session.clock = self.app.clock
        if screen.phase != OVER:
            screen.redraw |= PAGE
            if self.session.match.moves and not clock.seconds() % _SAVED_SECONDS:
                screen.unsaved = True
            if not clock.left:
                self._say("timer_over")
        return None

    def _say(self, key: str) -> None:
        """Show a note until the next press."""
        self.note = (Words(self.app.preferences.language, "tournament").say(key),)
        self.screen.redraw |= PAGE

    def title(self) -> str:
        screen = self.screen
        if self.session.review_ply is not None:
            return ""
        over = screen.phase == OVER
        seat = screen.end.winner if over else screen.look.seat
        display = self.app.board.display
        text = f"{screen.title()[:1]} {self.session.names[seat]}"  # the sign of the usual title
        if over or display.large:
            return text
        while display.cells(text) > display.columns - 5:
            text = text[:-1]
        time = self.clock.text()
        return text + " " * (display.columns - display.cells(text) - len(time)) + time

    def page(self, display: "Display") -> None:
        if self.screen.phase == OVER:
            self.note = ()
        super().page(display)
        if display.large and self.screen.phase != OVER and self.session.review_ply is None:
            # In the title it would be a new message each second.
            display.aside(self.clock.text())  # type: ignore[attr-defined]  # large print has it
