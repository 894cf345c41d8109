"""A player names a stake: the arrows turn it from 2 to 24, OK takes it, and the dice are thrown.

BACK restores the offered stake; it undoes no turn, and then says what holding it does. The page shows the target, what OK does,
and all scores or, while no player has any points, what the stake brings.
"""

from games.colorigraphe import NAME_STAKE
from sillon.common.buttons import BACK, DOWN, LEFT, OK, PRESS, RELEASE, REPEAT, RIGHT, UP
from sillon.games.colorigraphe.lights import DARK, place
from sillon.games.colorigraphe.table import Table
from sillon.ui.screen import ALL
from sillon.views import SEATS, glow
from sillon.views.digits import number
from sillon.views.shades import mixed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_X = 86  # x of the number


class Stake(Table):
    """`at` is the stake. A player is offered their last stake, at first 6."""

    keyed_input = ("games.colorigraphe.keys_plots", "StakeKeys")
    catalogs = "colorigraphe_who colorigraphe"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.at = self.first()
        self.question_row = 2 if app.board.display.large else 1  # large print hides rows 0 and 1

    def first(self) -> int:
        """Return the stake that is offered."""
        return max(self.session.places[self.seat], 0) or 6

    def may_show_tip(self) -> bool:
        return not self.controller.busy and self.controller.saves

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if kind in (PRESS, REPEAT) and code in (LEFT, RIGHT, UP, DOWN):
            self.at = (self.at - 2 + (1 if code in (RIGHT, UP) else -1)) % 23 + 2
            self.redraw = ALL
        elif code == BACK and kind == RELEASE:
            if self.at == self.first():
                self.show_tip()
            self.at = self.first()
            self.redraw = ALL
        elif code == OK and kind == PRESS:
            self.session.places[self.seat] = self.at
            return (self.session.name, NAME_STAKE + self.at - 2)
        return super().press(seat, code, kind)

    def lights(self, leds: "Leds") -> None:
        """Light as many of the 24 edge lights as the stake, from plot 12 on, or that share of a strip. The last one breathes."""
        own = SEATS[self.seat]
        most = self.at if leds.rows > 1 else self.at * leds.cols // 24
        for k in range(most):
            colour = glow(own, self.breath, own) if k == most - 1 else mixed(DARK, own, 150)
            leds[place(leds, k) if leds.rows > 1 else (0, k)] = colour

    def page(self, display: "Display") -> None:
        say = self.say
        text = self.player(self.seat)
        if self.game.target:
            goal = say("stake_goal", self.game.target)
            text += " " * (display.columns - display.cells(text) - display.cells(goal)) + goal
        display.message(0, self.player(self.seat) if display.large else text)
        display.text(self.question_row, say("stake_which"))
        gain = say("stake_in_points", self.at)
        if not display.large:
            display.text(2, say("stake_in_arcs", self.at))
            gain = say("stake_coloured", gain)
        points = self.game.scores(self.shown)
        texts = [gain, "  ".join([say(f"player_{seat}", points[seat]) for seat in range(len(points))])]
        told = any(points)
        # Large print leaves twelve columns beside the number.
        if not (self.controller.busy or (told and display.large and display.cells(texts[1]) > 12)):
            texts = [texts[told], say("stake_to_dice")]
        for k in range(2):
            display.text(3 + k, texts[k])
        y = 27 if display.large else 14
        if display.drawing("arrows", (_X - 13, y + 7, 51, 9)):
            for k in range(5):
                # A triangle on each side of the number.
                display.line(_X - 13 + k, y + 11 - k, _X - 13 + k, y + 11 + k)
                display.line(_X + 37 - k, y + 11 - k, _X + 37 - k, y + 11 + k)
        number(display, _X, y, self.at, 2)


SCREEN = Stake
