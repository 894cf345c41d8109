"""The claim, "Je prends !": another player may challenge the colouring, or all pass."""

from games import colorigraphe as rules
from sillon.common.buttons import BACK, DOWN, LEFT, OK, PRESS, RELEASE, REPEAT, RIGHT, UP
from sillon.games.colorigraphe.lights import BLOCK, lights, sign
from sillon.games.colorigraphe.page import circle
from sillon.games.colorigraphe.table import Table
from sillon.ui.screen import ALL
from sillon.views import SEATS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target


class Claim(Table):
    """`moves` are each other player's challenge, then the pass; `at` is the index of the selected one. BACK selects the pass.

    The controller clears `moves` while only the computer decides.
    """

    keyed_input = ("games.colorigraphe.keys_plots", "ClaimKeys")

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        shown = self.shown
        players = self.game.players
        # In the order of the seats, from the left of the player in turn.
        self.moves = [rules.CHALLENGE + (shown[rules.OWNER] + k) % players for k in range(1, players)] + [rules.PASS]
        self.at = 0
        if shown[rules.FIRST] == rules.INVALID:
            self.mark_faults()

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if kind in (PRESS, REPEAT) and code in (LEFT, RIGHT, UP, DOWN):
            self.at = (self.at + (1 if code in (RIGHT, DOWN) else -1)) % len(self.moves)
            self.redraw = ALL
        elif code == OK and kind == PRESS:
            return (self.session.name, self.moves[self.at])
        elif code == BACK and kind == RELEASE:
            self.at = len(self.moves) - 1  # nobody
            self.redraw = ALL
        return super().press(seat, code, kind)

    def lights(self, leds: "Leds") -> None:
        if leds.rows:
            lights(leds, self)
            move = self.moves[self.at] if self.moves else rules.PASS
            if move != rules.PASS:
                sign(leds, BLOCK, SEATS[move - rules.CHALLENGE])

    def page(self, display: "Display") -> None:
        say = self.say
        black = self.shown[rules.FIRST]
        circle(display, self.shown, rules.arcs(self.shown))
        display.text(0, say("first_failed") if black == rules.INVALID else say(f"first_has_{min(black, 2)}", black))
        gain = say("gain", self.shown[rules.STAKE])
        display.text(1, say("who_claims") if self.moves else gain)
        if len(self.moves) == 2:
            display.text(4, gain)
        for k in range(len(self.moves)):
            seat = self.moves[k] - rules.CHALLENGE
            if k == self.at:
                text = say("chosen", say("nobody") if seat < 0 else self.name(seat))
            else:
                text = say("passed") if seat < 0 else self.player(seat)
            display.text(2 + k, text)


SCREEN = Claim
