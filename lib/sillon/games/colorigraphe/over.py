"""The end of the Colorigraphe: the winner and the points."""

from sillon.common.buttons import OK, PRESS
from sillon.games.colorigraphe.score_bars import board, rows
from sillon.games.colorigraphe.table import Table
from sillon.views import SEATS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.rules import Outcome
    from sillon.contract import App, Display, Leds, Target


class Over(Table):
    """`end` is the outcome; bars are full at `most` points."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.end: Outcome = self.session.outcome()  # type: ignore[assignment]  # the match is over
        self.most = self.game.target or max(self.end.scores)
        self.sound("WIN")

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        return ("match.after",) if code == OK and kind == PRESS else super().press(seat, code, kind)

    def lights(self, leds: "Leds") -> None:
        """Draw the points as bars, and a light in the winner's colour that runs along the far side."""
        if leds.rows:
            rows(leds, self.end.scores, self.most)
            winner = self.end.winner
            leds[0, self.beat * leds.cols // 32] = (255, 255, 255) if winner is None else SEATS[winner]

    def page(self, display: "Display") -> None:
        winner = self.end.winner
        if self.game.players == 1:
            text = self.say("trained")
        else:
            text = self.say("drawn") if winner is None else self.say("player_wins", self.name(winner))
        display.message(0, text)
        names = [self.player(seat) for seat in range(self.game.players)]
        if display.large:
            for seat in range(len(names)):
                display.message(1 + seat, f"{names[seat]} {self.end.scores[seat]}")
        else:
            board(display, names, self.end.scores, self.most)
        display.text(4, self.say("ok_after"))


SCREEN = Over
