"""Playing Fafy: choose a cell, then a direction where there are two; the seeds are sown one by one."""

from games.fafy import BAD_SOWING, EMPTY_CELL, WRONG_WAY
from games.rules import GAME_OVER, REASONS, code_key
from sillon.common.buttons import OK
from sillon.games.fafy import view as fafy
from sillon.match.choose import Choose
from sillon.match.play import OVER
from sillon.ui.screen import ALL
from sillon.views import SEATS
from sillon.views.board_view import FAULT
from sillon.views.row_page import row_lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target


class Fafy(Choose):
    catalogs = "fafy play"
    note_row = 3
    asks_way = "which_way"  # the key of the question for a direction

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.way = -1  # the direction that is offered, 0 west, 1 east; -1 before a cell is chosen

    def on_position(self) -> None:
        self.way = -1
        super().on_position()

    def allow(self, move: int) -> None:
        self.playable[move >> 1] |= 1 << (move & 1)  # bit 0: west, bit 1: east

    def drop_choice(self) -> bool:
        half = super().drop_choice() or self.way >= 0
        self.way = -1
        return half

    def lead_to(self, move: int) -> None:
        if self.way >= 0:
            self.way = move & 1

    def may_show_tip(self) -> bool:
        return self.way < 0 and super().may_show_tip()

    def press_to_choose(self, code: int, kind: int) -> "Target | None":
        if self.way < 0 or code == OK:
            return super().press_to_choose(code, kind)
        self.way = int(self.way_of(code) > 0)
        self.beat = 4  # show the first seed at once
        self.redraw = ALL
        return None

    def play_cell(self) -> None:
        ways = self.playable[self.look.cursor]
        if ways == 3 and self.way < 0:
            self.way = 0 if self.look.turned else 1
            # While a direction is chosen, only the cells of its seeds are marked.
            self.look.unmark()
        elif ways:
            self.move(2 * self.look.cursor + (self.way if self.way >= 0 else ways - 1))
        else:
            super().play_cell()

    def explain(self) -> None:
        """Explain with a line for each direction."""
        game = self.session.game
        look = self.look
        self.unrefuse()
        for way in (1, 0) if game.impartial else (1 - look.seat,):
            reason, cell = game.refusal(self.session.position, 2 * look.cursor + way)
            if reason in (0, GAME_OVER):
                continue
            self.refused.append(self._fault(2 * look.cursor + way, reason + 16 * cell))
            look.marks[cell] = FAULT
            if reason in (EMPTY_CELL, WRONG_WAY):
                break
        if len(self.refused) == 1:
            self.refused.insert(0, self.say("refused", look.cursor + 1))

    def unrefuse(self) -> None:
        """Clear the refusal; after a losing bad sowing, keep its fault marked."""
        super().unrefuse()
        if self.end and self.end.reason == BAD_SOWING:
            self.look.marks[self.session.game.fault(self.session.position, self.session.match.moves[-1]) >> 4] = FAULT

    def _fault(self, move: int, fault: int) -> str:
        """Return in words what is wrong with a move; `fault` is the rules' reason + 16 * cell."""
        return self.say(f"refused_{code_key(REASONS, fault & 15)}", self._arrow(move & 1), (fault >> 4) + 1)

    def _arrow(self, way: int) -> str:
        return "←→"[1 - way if self.look.turned else way]

    def last(self) -> str:
        seat, name = self.session.last()
        return self.say(f"moved_{seat}", name[:-1], self._arrow(int(name[-1] == ">"))) if name else ""

    def lights(self, leds: "Leds") -> None:
        super().lights(leds)
        if leds.rows and self.way >= 0:
            fafy.way(leds, self.look, 2 * self.way - 1)
        elif leds.rows and self.phase == OVER:
            leds[0, self.beat * leds.cols // 32] = SEATS[self.end.winner]

    def page_board(self, display: "Display") -> None:
        look = self.look
        row, below = row_lines(display.columns, look.shown[: len(look.marks)], look.cursor, look.turned)
        display.text(1, row)
        display.text(2, below)

    def page_cell(self, display: "Display") -> None:
        look = self.look
        say = self.say
        count = look.shown[look.cursor]
        ways = self.playable[look.cursor]
        if self.way >= 0:
            move = 2 * look.cursor + self.way
            end = look.cursor + (count if self.way else -count)
            fault = self.session.game.fault(self.session.position, move)
            display.alert(3, say(self.asks_way))
            # Where a bad sowing may be played, warn before it loses.
            display.text(4, self._fault(move, fault) if fault else say("lands", self._arrow(self.way), end + 1), True)
        else:
            key = "cells" if count > 1 else "cell" if count else "cell_empty"
            display.text(3, self.news() or say(key, look.cursor + 1, count))
            arrows = "".join([self._arrow(way) for way in (0, 1) if ways >> way & 1])
            display.text(4, say("sow_here", arrows) if ways else say("not_here"))

    def page_over(self, display: "Display") -> None:
        seat = self.session.turn
        if self.refused:
            self.page_refused(display)
        elif self.end.reason == BAD_SOWING:
            move = self.session.match.moves[-1]
            display.message(3, self.say(f"bad_{1 - seat}"))
            display.message(4, self._fault(move, self.session.game.fault(self.session.position, move)))
        else:
            display.message(3, self.say(f"blocked_{seat}"))
            display.message(4, self.say("blocked_why"))


SCREEN = Fafy
