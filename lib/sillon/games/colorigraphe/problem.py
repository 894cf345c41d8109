"""The controller of the Colorigraphe's puzzles, on the screen of colouring: the task is the fewest black tokens."""

from games import colorigraphe as rules
from sillon.common.buttons import BACK, LEFT, LONG, OK, PRESS, RELEASE, RIGHT
from sillon.games.colorigraphe.lights import NO, YES
from sillon.match.controller import STAY
from sillon.puzzles.controller import PuzzleController

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Target
    from sillon.games.colorigraphe.colour import Colour
    from sillon.match.controller import Controlled


class Problem(PuzzleController):
    """`black` is the fewest black tokens. `busy`: the puzzle is solved; OK leads to the next one, other presses are ignored."""

    screen: "Colour"
    others: tuple[str, ...] = ()  # what the menu offers in the place of other puzzles: see puzzle_menu.py
    timed = False

    def __init__(self, screen: "Colour") -> None:
        super().__init__(screen)
        self.black = self.session.answers[1]
        screen.left = 1  # no clock light
        screen.ready = 0
        screen.hints.counted = self.session.hints_shown > 0

    @staticmethod
    def catalogs(screen: "type[Controlled]") -> str:
        return f"{screen.catalogs} puzzle_colour"

    def tick(self, now: int) -> "Target | None":
        screen = self.screen
        session = self.session
        if screen.hints.over and session.hints_shown < session.puzzle_hints:
            session.hints_shown += 1
            screen.note = ""
            screen.give_hint()
        return None

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        screen = self.screen
        if code == BACK and kind == LONG:
            screen.store_state()
            return ("puzzles.puzzle_menu",) + self.others
        if kind == PRESS and self.busy:
            return self.leave(1) if code == OK else STAY
        if code == BACK and kind == RELEASE and not screen.recent:
            return self.leave(0)
        if self.busy:
            return STAY
        if kind == PRESS and code not in (BACK, LEFT, RIGHT) and seat != 1 - screen.seat and screen.asks_hint(code):
            self.request_hint()
            return STAY
        return None

    def allows(self, move: int) -> bool:
        """Judge the finished colouring, and return False: the screen never plays it."""
        screen = self.screen
        black = rules.reached(screen.shown)
        self.busy = self.unsaved = black == self.black
        screen.note = self.say("right" if self.busy else "wrong" if black == rules.INVALID else "fewer")
        screen.end_sign = YES if self.busy else NO
        if not self.busy:
            screen.mark_faults()
        screen.sound("WIN" if self.busy else "REFUSED")
        screen.show_change()
        return False

    def request_hint(self) -> None:
        """Give the next hint as soon as it is known: how many black tokens, then token after token of a best colouring."""
        screen = self.screen
        screen.note = ""
        if screen.key != "hint_soon":  # this hint is being computed already
            self.session.puzzle_hints += 1
        if not screen.hints.over:
            screen.give_hint()

    def title(self) -> str:
        """Return the task."""
        return self.say("few", self.session.puzzle)
