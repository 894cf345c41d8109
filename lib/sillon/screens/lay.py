"""Sud lays the seeds: OK lays one in the cell under the cursor, BACK takes it back, beyond the last cell OK says: ready."""

from games import new
from sillon.buttons import BACK, DOWN, LEFT, LONG, OK, PRESS, RELEASE, REPEAT, RIGHT, UP
from sillon.fafy_page import counts_line, pointer_line
from sillon.rows import LAID_CELLS, LAID_SEEDS
from sillon.screen import ALL, Screen
from sillon.views import fafy as view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App, Leds, Page, Target

_READY = (0, 200, 60)


class Lay(Screen):
    parts: tuple[str, ...] = ("sillon.rows", "sillon.fafy_page", "sillon.views.fafy", "games.options")

    def __init__(self, app: "App", name: str, options: dict) -> None:
        super().__init__(app)
        self._name = name
        self._options = options
        self._row = bytearray(LAID_CELLS)
        self._at = 0  # a cell, or LAID_CELLS: ready
        self._laid: list[int] = []  # the cells, in the order in which the seeds were laid
        self._warned = False
        self._message = ""

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK and kind == LONG:
            return ("pause",)
        self.redraw = ALL
        if code == BACK and kind == RELEASE:
            self._message = ""
            self._warned = False
            if not self._laid:
                return ("games",)
            self._row[self._laid.pop()] -= 1
        elif kind in (PRESS, REPEAT) and code in (LEFT, RIGHT, UP, DOWN):
            self._at = (self._at + (1 if code in (RIGHT, UP) else -1)) % (LAID_CELLS + 1)
            self._message = ""
            self._warned = False
        elif code == OK and kind == PRESS:
            if self._at == LAID_CELLS:
                return self._ready()
            if len(self._laid) < LAID_SEEDS:
                self._row[self._at] += 1
                self._laid.append(self._at)
            if len(self._laid) == LAID_SEEDS:
                self._at = LAID_CELLS
        return None

    def _ready(self) -> "Target | None":
        if not self._laid:
            self._message = self.say("lay_few")
            return None
        if not self._warned:
            game: Any = new(self._name, **self._options)
            if game.outcome(game.start(self._row)):
                self._warned = True
                self._message = self.say("lay_blocked_wins" if game.misere else "lay_blocked")
                return None
        return ("pie", self._name, self._options, bytes(self._row))

    def lights(self, leds: "Leds") -> None:
        if not leds.rows:
            return
        shape = view.Shape(leds, LAID_CELLS)
        ready = self._at == LAID_CELLS
        marks = bytes((view.SOWABLE if ready else view.DIM,)) * LAID_CELLS
        view.piles(leds, shape, self._row, marks, -1 if ready else self._at, self.breath)
        if ready:
            colour = (0, _READY[1] * (self.breath + 40) // 295, _READY[2])
            for row in range(leds.rows):
                leds[row, leds.cols - 1] = colour

    def page(self, screen: "Page") -> None:
        ready = self._at == LAID_CELLS
        screen.text(0, self.say("lay"))
        screen.text(1, counts_line(screen.columns, self._row, False))
        if self._message:
            lines = self._message.split("\n")
            for k in range(len(lines)):
                screen.text(2 + k, lines[k])
            return
        screen.text(2, "" if ready else pointer_line(screen.columns, LAID_CELLS, self._at, False))
        screen.text(3, self.say("lay_left", LAID_SEEDS - len(self._laid)))
        if ready:
            screen.text(4, self.say("lay_ready"), True)
        else:
            screen.text(4, self.say("lay_keys"))


SCREEN = Lay
