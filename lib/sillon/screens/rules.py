"""The rules of the game that is played, on one page; any of OK and BACK goes back to it."""

from sillon.buttons import BACK, LONG, OK, PRESS, RELEASE
from sillon.screen import Screen
from sillon.views import fafy as view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds, Page, Target

_EXAMPLE = bytes((1, 2, 1, 1))


class Rules(Screen):
    room = "fafy_rules"
    parts: tuple[str, ...] = ("sillon.views.fafy",)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if (code == BACK and kind == RELEASE) or (code == OK and kind == PRESS):
            return (self.app.session.name,)
        return ("pause",) if code == BACK and kind == LONG else None

    def page(self, screen: "Page") -> None:
        game = self.app.session.game
        keys = (
            "rule_take",
            "rule_both" if game.impartial else "rule_right",
            "rule_every" if game.rule == "fafy" else "rule_last",
            "rule_inside",
            "rule_wins" if game.misere else "rule_loses",
        )
        for row in range(len(keys)):
            screen.text(row, self.say(keys[row]))

    def lights(self, leds: "Leds") -> None:
        """The second cell of an example is lifted and sown to the east, again and again."""
        if not leds.rows:
            return
        row = bytearray(_EXAMPLE)
        shape = view.Shape(leds, len(row))
        moment = self._phase // 7
        if moment:
            row[1] = 0
        for k in range(2, min(moment + 1, 4)):
            row[k] += 1
        view.piles(leds, shape, row, bytes((0, 1, 0, 0)))
        if 1 < moment < 4:
            view.seed(leds, shape, moment, row[moment])


SCREEN = Rules
