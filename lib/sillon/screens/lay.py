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

    def __init__(self, app: "App", name: str, options: dict, laid: list[int]) -> None:
        super().__init__(app)
        self._name = name
        self._options = options
        self._row = bytearray(LAID_CELLS)
        self._laid = laid  # the cells, in the order in which the seeds were laid; whoever comes back finds them again
        for cell in laid:
            self._row[cell] += 1
        self._at = LAID_CELLS if len(laid) == LAID_SEEDS else 0  # a cell, or LAID_CELLS: ready
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
            else:
                self._at = LAID_CELLS  # the hand is empty: ready?
        return None

    def _ready(self) -> "Target | None":
        if not self._laid:
            self._message = self.say("lay_few")
            return None
        blocked = [] if self._warned else self._blocked()
        if blocked:
            self._warned = True
            if len(blocked) == 1:
                lines = [self.say(f"lay_stuck_{blocked[0]}"), self.say("lay_stuck_why")]
            else:
                lines = [self.say("lay_blocked_wins" if self._options.get("misere") else "lay_blocked")]
            self._message = "\n".join(lines + [self.say("lay_keep")])
            return None
        return ("pie", self._name, self._options, self._laid, bytes(self._row))

    def _blocked(self) -> list[int]:
        """The seats that could not move if they began; in a partisan game it may be one of them."""
        found = []
        for seat in (0, 1):
            self._options["first"] = seat
            game: Any = new(self._name, **self._options)
            if game.outcome(game.start(self._row)):
                found.append(seat)
        return found

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
        screen.text(2, "" if ready else pointer_line(screen.columns, self._row, self._at, False))
        screen.text(3, self.say("lay_left", LAID_SEEDS - len(self._laid)))
        if ready:
            screen.text(4, self.say("lay_ready"), True)
        else:
            screen.text(4, self.say("lay_keys"))


SCREEN = Lay
