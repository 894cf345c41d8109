"""A sowing game on keys: a press chooses the cell, a second one or OK sows it; held, the key shows how many seeds there are.

A cell that may not be sown says so at once.
"""

from sillon.app.buttons import CELL, PRESS, RELEASE
from sillon.keyed.match import keyed as match
from sillon.match.play import CHOOSING, LOOKING, SHOWING
from sillon.screens.screen import ALL, LIGHTS
from sillon.views.board_view import FAULT
from sillon.views.keyed.field import number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import App, Leds, Target

_HELD_MS = 500


def keyed(plain: "Any") -> "Any":
    """`plain` is a subclass of Choose."""

    class Sowing(match(plain)):  # type: ignore[misc]
        """`held` is the cell under a finger, -1 for none, since the moment `down`; `counts`: its seeds are shown as lights.

        `again`: the cell was chosen before, and is sown when the finger is lifted, unless its seeds were counted.
        """

        _fresh: bool

        def __init__(self, app: "App") -> None:
            self.held = -1
            self.down = 0
            self.counts = self.again = False
            super().__init__(app)

        def settled(self) -> None:
            super().settled()
            self.let_go()
            if self.phase != LOOKING and self.app.board.leds.named:
                self.look.cursor = -1  # without arrows nothing is chosen before a key is pressed

        def show(self, steps: list) -> None:
            self.let_go()  # what is shown is to be seen, whatever is held
            super().show(steps)

        def let_go(self) -> None:
            self.held = -1
            self.counts = self.again = False

        def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
            if code >= CELL and kind == RELEASE:
                if self.held >= 0 and self.cell_at(code) == self.held:
                    # An arrow may have chosen another one meanwhile.
                    again = self.again and not self.counts and self.look.cursor == self.held
                    self.let_go()
                    self.redraw = ALL
                    if again and self.phase == CHOOSING:  # not when OK has sown it meanwhile
                        self.take()
                return None
            target: Target | None = super().press(seat, code, kind)
            if code >= CELL and kind == PRESS and self.phase not in (SHOWING, LOOKING):
                self.held = self.cell_at(code)
                self.down = self.app.board.clock.ms()
            return target

        def tick(self, now: int) -> "Target | None":
            if self.held >= 0 and not self.counts and now - self.down >= _HELD_MS and self.phase != SHOWING:
                self.counts = True
                self.redraw |= LIGHTS
            target: Target | None = super().tick(now)
            return target

        def key(self, cell: int) -> None:
            look = self.look
            self.redraw = ALL
            self.again = cell == look.cursor and not self._fresh and self.playable[cell] > 0
            if self.again:
                return
            self.unrefuse()
            before = look.cursor
            look.cursor = cell
            if self.phase == CHOOSING and self.playable[cell]:
                self._fresh = False
                self.session.places[self._whose()] = cell
                return
            self.explain()
            if not bytes(look.marks).count(bytes((FAULT,))):
                look.marks[cell] = FAULT  # what words say elsewhere, that it is empty, the light says here
                self.beat = 0
            self.sound("REFUSED")
            first, many = self.cursor_range()
            if not first <= cell < first + many or self.app.board.leds.named:
                look.cursor = before

        def board(self, leds: "Leds") -> None:
            if self.counts:
                number(leds, self.look.shown[self.held])
            else:
                super().board(leds)

    return Sowing
