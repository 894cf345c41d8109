"""The keys of a sowing game: a press chooses the cell, a second one or OK sows it; holding the key shows its count.

Touches do the same, but a light that is held shows no count: its pile does.

A cell that may not be sown is refused at its first press.
"""

from sillon.common.buttons import CELL, PRESS, RELEASE
from sillon.keyed.play import PlayKeys
from sillon.match.play import CHOOSING, REVIEWING, SHOWING
from sillon.ui.screen import ALL, LIGHTS
from sillon.views.keyed.field import number
from sillon.words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds, Target
    from sillon.match.choose import Choose
    from sillon.ui.screen import Screen

_HELD_MS = 500


class ChooseKeys(PlayKeys):
    """`held` is the cell whose key is down, -1 for none, since the moment `down`; `showing_count`: its seeds are shown as lights.

    `second_press`: the cell was chosen before, and is sown when its key is released, unless its seeds were counted.
    """

    screen: "Choose"

    def __init__(self, screen: "Screen") -> None:
        super().__init__(screen)
        self.down = 0
        self.let_go()

    def on_position(self) -> None:
        self.let_go()
        screen = self.screen
        if screen.phase != REVIEWING and screen.app.board.leds.named:
            screen.look.cursor = -1  # without arrows nothing is chosen before a key is pressed

    def on_animation(self) -> None:
        self.let_go()  # a move is shown even while a key is held

    def let_go(self) -> None:
        """Ignore the key that is held."""
        self.held = -1
        self.showing_count = self.second_press = False

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        screen = self.screen
        if code >= CELL and kind == RELEASE:
            if self.held >= 0 and self.cell_at(code) == self.held:
                # An arrow may have chosen another cell meanwhile.
                sow = self.second_press and not self.showing_count and screen.look.cursor == self.held
                self.let_go()
                screen.redraw = ALL
                if sow and screen.phase == CHOOSING:  # not when OK has sown it meanwhile
                    self.play_cell()
            return None
        target = super().press(seat, code, kind)
        if code >= CELL and kind == PRESS and screen.phase not in (SHOWING, REVIEWING):
            self.held = self.cell_at(code)
            self.down = screen.app.board.clock.ms()
        return target

    def play_cell(self) -> None:
        """Sow the cell under the cursor."""
        self.screen.play_cell()

    def tick(self, now: int) -> "Target | None":
        screen = self.screen
        counts = screen.app.board.leds.keyed and screen.phase != SHOWING
        if self.held >= 0 and not self.showing_count and now - self.down >= _HELD_MS and counts:
            self.showing_count = True
            screen.redraw |= LIGHTS
        return super().tick(now)

    def key(self, cell: int) -> None:
        screen = self.screen
        look = screen.look
        screen.redraw = ALL
        self.second_press = cell == look.cursor and not screen.fresh and screen.playable[cell] > 0
        if self.second_press:
            return
        screen.unrefuse()
        before = look.cursor
        look.cursor = cell
        if screen.phase == CHOOSING and screen.playable[cell]:
            screen.fresh = False
            screen.remember_cursor()
            # At each player's first move: later the line says where the seeds go.
            if screen.app.board.leds.touched and len(screen.session.match.moves) < 2 and screen.may_show_tip():
                screen.tip = Words(screen.app.words.language, "tip").say("touch_again")
            return
        screen.explain()
        screen.beat = 0  # the fault is lit at once
        screen.sound("REFUSED")
        first, many = screen.cursor_range()
        if not first <= cell < first + many or screen.app.board.leds.named:
            look.cursor = before

    def board(self, leds: "Leds") -> None:
        if self.showing_count:
            number(leds, self.screen.look.shown[self.held])
        else:
            super().board(leds)
