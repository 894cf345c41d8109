"""The test of the buttons: press each once. The missing ones are listed, and their lights are amber."""

from sillon.common.buttons import BACK, CELL, LONG, OK, PRESS, RELEASE
from sillon.selftest import Trial
from sillon.ui.pages import wrapped
from sillon.ui.screen import ALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_MISSING = (220, 110, 0)
_PRESSED = (0, 120, 40)


class CheckButtons(Trial):
    name = "selftest.buttons"
    keyed_input = ("ui.screen", "Input")  # each key is tested as it is

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.missing = list(self.facts["buttons"])
        self._last = ""

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK and kind == LONG:
            return ("selftest.menu", self.name)
        if kind != PRESS and (code != BACK or kind != RELEASE):  # BACK counts when it is released
            return None
        if not self.missing and code in (OK, BACK):
            return ("selftest.menu", self.name)
        if (seat, code) in self.missing:
            self.missing.remove((seat, code))
        self._last = self._name_of(seat, code)
        self.redraw = ALL
        return None

    def _name_of(self, seat: int | None, code: int) -> str:
        name: str = str(code - CELL + 1) if code >= CELL else self.say(f"key_{code}")
        return f"{name}{self.say('of_nord')}" if seat else name

    def lights(self, leds: "Leds") -> None:
        """Draw a light for each button; where the lights are keys, the key's own light."""
        buttons = self.facts["buttons"]
        count = leds.rows * leds.cols
        for number in range(len(buttons)):
            place = number if buttons[number][1] < CELL else buttons[number][1] - CELL
            for code, row, col in leds.named if leds.rows else ():
                if code == buttons[number][1]:
                    place = row * leds.cols + col
            if place < count:
                leds[place // leds.cols, place % leds.cols] = _MISSING if buttons[number] in self.missing else _PRESSED

    def page(self, display: "Display") -> None:
        if self._last:
            display.text(0, self.say("key_heard", self._last), True)
        else:
            display.text(0, self.say("press_each"))
        if not self.missing:
            display.text(2, self.say("all_heard"))
            display.text(4, self.say("ok_goes_on"))
            return
        lines = wrapped(display, " ".join([self._name_of(seat, code) for seat, code in self.missing]))
        for row in range(min(len(lines), display.rows - 2)):
            display.text(row + 1, lines[row])
        display.text(display.rows - 1, self.say("back_leaves"))


SCREEN = CheckButtons
