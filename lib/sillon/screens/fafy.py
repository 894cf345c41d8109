"""Playing Fafy: choose a cell, a direction where there are two, and the seeds run out one by one."""

from games.fafy import BAD_SOWING, EMPTY_CELL, WRONG_WAY
from games.rules import GAME_OVER, LIFT
from sillon.buttons import DOWN, LEFT, OK, PRESS, RIGHT, UP
from sillon.fafy_page import counts_line, pointer_line
from sillon.play import OVER, SHOWING, Play
from sillon.screen import ALL
from sillon.views import fafy as view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Leds, Page, Target

_SEATS = ((255, 190, 60), (90, 190, 255))  # Sud is the sun, Nord the sky


class Fafy(Play):
    room = "fafy"
    parts: tuple[str, ...] = ("sillon.play", "sillon.tunes", "sillon.fafy_page", "sillon.views.fafy")

    def __init__(self, app: "App") -> None:
        self._cells = app.session.game.cells
        self._cursor = app.session.place
        super().__init__(app)

    def settled(self) -> None:
        game = self.session.game
        position = self.session.position
        self._shown = bytearray(position[: self._cells])
        self._ways = bytearray(self._cells)  # bit 0: west, bit 1: east
        for move in game.moves(position):
            self._ways[move >> 1] |= 1 << (move & 1)
        self._marks = bytearray([view.SOWABLE if ways else view.DIM for ways in self._ways])
        self._seat = self.session.turn
        self._turned = self.app.preferences.turned and self._seat == 1
        self._asked = -1  # the direction that is offered, 0 west, 1 east; -1 before a cell is taken
        self._refused: list[str] = []
        self._hand = 0
        self._fallen = -1  # the cell where the last seed has fallen
        if self._cursor < 0 or not self._ways[self._cursor]:
            self._jump(1, self._cursor)

    def _jump(self, step: int, start: int) -> None:
        """To the next cell that may be sown."""
        for k in range(1, self._cells + 1):
            cell = (start + k * step) % self._cells
            if self._ways[cell]:
                self._cursor = cell
                return
        self._cursor = max(self._cursor, 0)

    def cancel(self) -> bool:
        half = self._asked >= 0 or len(self._refused) > 0
        self._asked = -1
        self._forget_refusal()
        self.redraw = ALL
        return half

    def choose(self, code: int, kind: int) -> "Target | None":
        self.redraw = ALL
        if code == OK:
            if kind == PRESS:
                self._take()
            return None
        east = code in (RIGHT, UP) if not self._turned else code in (LEFT, DOWN)
        if self._asked >= 0:
            self._asked = int(east)
            self._phase = 4  # its first seed shows at once
            return None
        self._forget_refusal()
        if code in (LEFT, RIGHT):
            self._cursor = (self._cursor + (1 if east else -1)) % self._cells
        else:
            self._jump(1 if east else -1, self._cursor)
        self.session.place = self._cursor
        if self.phase == OVER:
            self._explain()
        return None

    def _take(self) -> None:
        """OK: the cell under the cursor, or the direction that is offered."""
        ways = self._ways[self._cursor]
        if self._asked >= 0:
            self._sow(self._asked)
        elif ways == 3:
            self._asked = 0 if self._turned else 1
        elif ways:
            self._sow(ways - 1)
        else:
            self._explain()
            self.sound("REFUSED")

    def _sow(self, way: int) -> None:
        self._marks = bytearray(self._cells)
        self._asked = -1
        self.move(2 * self._cursor + way)

    def _forget_refusal(self) -> None:
        self._refused = []
        for cell in range(self._cells):
            self._marks[cell] = view.SOWABLE if self._ways[cell] else view.DIM

    def _explain(self) -> None:
        """Why the cell under the cursor cannot be sown, a line a direction; marks the places at fault."""
        game = self.session.game
        self._forget_refusal()
        for way in (1, 0) if game.impartial else (1 - self._seat,):
            reason, cell = game.refusal(self.session.position, 2 * self._cursor + way)
            if reason in (0, GAME_OVER):
                continue
            self._refused.append(self.say(f"no_{reason}", self._arrow(way), cell + 1))
            if reason in (EMPTY_CELL, WRONG_WAY):
                break
            self._marks[cell] = view.FAULT

    def _arrow(self, way: int) -> str:
        return "←→"[1 - way if self._turned else way]

    def show_step(self, step: tuple[int, int, int]) -> None:
        kind, cell, count = step
        if kind == LIFT:
            self._shown[cell] = 0
            self._hand = count
        else:
            self._shown[cell] += 1
            self._hand -= 1
            self._fallen = cell

    def lights(self, leds: "Leds") -> None:
        if not leds.rows:
            return
        shape = view.Shape(leds, self._cells, self._turned)
        cursor = self._cursor if self.phase != SHOWING else -1
        # While a direction is asked for, only where its seeds would fall stands out.
        marks = self._marks if self._asked < 0 else bytes(self._cells)
        blink = self._phase & 4 == 0
        view.piles(leds, shape, self._shown, marks, cursor, self.breath, _SEATS[self._seat], blink)
        if self._fallen >= 0:
            view.seed(leds, shape, self._fallen, self._shown[self._fallen])
        elif self._asked >= 0:
            # Where each seed would fall, one after the other.
            step = 1 if self._asked else -1
            count = self._shown[self._cursor]
            for k in range(1, min(count, self._phase // 4 % (count + 3)) + 1):
                cell = self._cursor + k * step
                if 0 <= cell < self._cells:
                    view.seed(leds, shape, cell, self._shown[cell] + 1)
        elif self.phase == OVER:
            col = self._phase * leds.cols // 32
            leds[0, col] = _SEATS[self.end.winner]

    def page(self, screen: "Page") -> None:
        say = self.say
        columns = screen.columns
        if self.phase == OVER:
            screen.text(0, say(f"wins_{self.end.winner}"))
        else:
            screen.text(0, say(f"plays_{self._seat}"))
        screen.text(1, counts_line(columns, self._shown, self._turned))
        if self.phase == SHOWING:
            screen.text(3, say("in_hand", self._hand))
            return
        screen.text(2, pointer_line(columns, self._shown, self._cursor, self._turned))
        if self._refused:
            if len(self._refused) == 1:
                screen.text(3, say("refused", self._cursor + 1))
            for k in range(len(self._refused)):
                screen.text(5 - len(self._refused) + k, self._refused[k])
        elif self.phase == OVER:
            self._page_over(screen)
        elif self._asked >= 0:
            count = self._shown[self._cursor]
            end = self._cursor + (count if self._asked else -count)
            screen.text(3, say("which_way"))
            screen.text(4, say("lands", self._arrow(self._asked), end + 1), True)
        else:
            self._page_cell(screen)

    def _page_over(self, screen: "Page") -> None:
        seat = self.session.turn
        if self.end.reason == BAD_SOWING:
            screen.text(4, self.say(f"bad_{1 - seat}"))
        else:
            screen.text(3, self.say(f"blocked_{seat}"))
            screen.text(4, self.say("blocked_why"))

    def _page_cell(self, screen: "Page") -> None:
        count = self._shown[self._cursor]
        ways = self._ways[self._cursor]
        key = "cells" if count > 1 else "cell" if count else "cell_empty"
        screen.text(3, self.say(key, self._cursor + 1, count))
        if ways:
            arrows = "".join([self._arrow(way) for way in (0, 1) if ways >> way & 1])
            screen.text(4, self.say("sow_here", arrows))
        else:
            screen.text(4, self.say("not_here"))


SCREEN = Fafy
