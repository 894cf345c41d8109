"""The test of the lights: they light up in the order of the wire, then the user says where two of them are.

The display has a picture of the panel; the arrows change it until it matches the lights. The corner of the first LED, and the
end at which the second line begins, give the line SILLON_WIRING of settings.toml.
"""

from sillon.common.buttons import DOWN, LEFT, PRESS, REPEAT, RIGHT, UP
from sillon.selftest import Trial
from sillon.ui.screen import ALL, LIGHTS, centred

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_RUNNING, _CORNER, _LAYOUT, _RESULT = range(4)
_STEP_MS = 150
_CORNERS = ("NW", "NE", "SE", "SW")
_LAYOUTS = ("zigzag", "rows")
_SEED = (255, 255, 255)
_LINE = (0, 40, 90)
_GRID = 6  # pixels between two lights of the picture


class CheckLights(Trial):
    name = "selftest.lights"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        leds = app.board.leds
        self._rows, self._cols = leds.rows, leds.cols
        # Lights drawn on the display have no wire: use reading order.
        self._order = self.facts["order"] or bytes(range(min(leds.rows * leds.cols, 256)))
        self._phase = _RUNNING
        self._led = 0  # the lit LED
        self._due = 0
        self.choice = 0
        self._corner = ""
        self.wiring = ""  # the wiring that the user has seen, as SILLON_WIRING writes it

    def tick(self, now: int) -> "Target | None":
        if self._phase == _RUNNING and now >= self._due and self._order:
            self._led = (self._led + 1) % len(self._order) if self._due else 0
            self._due = now + _STEP_MS
            self.redraw |= LIGHTS
        return super().tick(now)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if self._phase in (_CORNER, _LAYOUT) and kind in (PRESS, REPEAT) and code in (LEFT, RIGHT, UP, DOWN):
            count = 4 if self._phase == _CORNER and self._rows > 1 else 2  # corners, or layouts
            self.choice = (self.choice + (1 if code in (RIGHT, DOWN) else -1)) % count
            self.redraw = ALL
            return None
        return super().press(seat, code, kind)

    def press_ok(self) -> "Target | None":
        if self._phase == _RESULT or not self.facts["order"] or not self.app.board.display.rows:
            return ("selftest.menu", self.name)
        if self._phase == _CORNER:
            self._corner = _CORNERS[self.choice]
        elif self._phase == _LAYOUT:
            self.wiring = f"{_LAYOUTS[self.choice]},{self._corner}"
        self._phase += 1
        if self._phase == _LAYOUT and self._rows == 1:
            self.wiring = f"rows,{self._corner}"
            self._phase = _RESULT
        self.choice = 0
        if self._phase == _RESULT and self.wiring not in self.facts["wirings"]:
            print(f'SILLON_WIRING = "{self.wiring}"')
        self.redraw = ALL
        return None

    def lights(self, leds: "Leds") -> None:
        """Light the LED in question, and dimly the line before it."""
        if not self._order:
            return
        if self._phase == _RESULT:
            for place in self._order:
                leds[place // self._cols, place % self._cols] = _LINE
            return
        lit = self._led if self._phase == _RUNNING else 0 if self._phase == _CORNER else self._cols
        for k in range(lit if self._phase == _LAYOUT else 0):
            leds[self._order[k] // self._cols, self._order[k] % self._cols] = _LINE
        leds[self._order[lit] // self._cols, self._order[lit] % self._cols] = _SEED

    def page(self, display: "Display") -> None:
        say = self.say
        if self._phase == _RUNNING:
            lines = say("lights_run", self._led + 1, len(self._order)).split("\n")
            lines.append(say("ok_goes_on"))
        elif self._phase == _RESULT:
            if self.wiring in self.facts["wirings"]:
                lines = say("lights_fine").split("\n")
            else:
                # Written as in settings.toml, but with a line break.
                lines = [say("lights_write"), "SILLON_WIRING =", f'"{self.wiring}"', "", say("ok_goes_on")]
        else:
            lines = [say("lights_where"), "", "", "", say("same_picture")]
            self._picture(display)
        for row in range(min(len(lines), display.rows)):
            display.text(row, lines[row] if self._phase != _RESULT or not row else centred(display, lines[row]))

    def _picture(self, display: "Display") -> None:
        """Draw the panel with the LED where the selected wiring would put it."""
        corner = self._corner or _CORNERS[self.choice]
        row = 0 if corner[0] == "N" else self._rows - 1
        west = corner[1] == "W"
        if self._phase == _LAYOUT:
            row += 1 if corner[0] == "N" else -1
            west ^= _LAYOUTS[self.choice] == "zigzag"
        col = 0 if west else self._cols - 1
        # Of a long strip show at most 15 lights.
        wide = min(self._cols, 15)
        left = (display.width - wide * _GRID) // 2
        top = 16 if self._rows > 1 else 28
        if display.drawing((self._phase, self.choice)):
            for r in range(min(self._rows, 5)):
                for c in range(wide):
                    lit = r == min(row, 4) and c == (0 if west else wide - 1) and col >= 0
                    display.disc(left + c * _GRID + 2, top + r * (_GRID + 1) + 2, 2 if lit else 0)


SCREEN = CheckLights
