"""The screen of the best colouring, after a turn that missed it."""

from games.colorigraphe import ARCS, COLOURS, arcs, black_count
from sillon.common.buttons import OK, PRESS
from sillon.games.colorigraphe.lights import lights
from sillon.games.colorigraphe.page import circle
from sillon.games.colorigraphe.table import Table, next_target
from sillon.ui.screen import write_lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target


class Better(Table):
    """`before` is the position before points were paid; `best` has a byte a plot, as in sillon/games/colorigraphe/solver.py."""

    def __init__(self, app: "App", before: bytes, best: bytes) -> None:
        super().__init__(app)
        self.shown[:] = before
        self.shown[COLOURS:ARCS] = best
        self.sound("FINE")

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code != OK or kind != PRESS:
            return super().press(seat, code, kind)
        return next_target(self)

    def lights(self, leds: "Leds") -> None:
        if leds.rows:
            lights(leds, self)

    def page(self, display: "Display") -> None:
        circle(display, self.shown, arcs(self.shown))
        black = black_count(self.shown)
        write_lines(display, 1, self.say(f"better_{min(black, 2)}", black))
        display.text(0, self.say("best_is_shown"))
        display.text(4, self.say("next"))


SCREEN = Better
