"""Playing Fang: choose a cell; a reserve seed is added, and all its seeds are sown from the player's tibong on."""

from games.fang import COUNTED
from sillon.games.fang import view as fang
from sillon.games.fang.page import row_lines, under
from sillon.match.choose import Choose
from sillon.match.play import OVER, REVIEWING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Display, Leds


class Fang(Choose):
    catalogs = "fang play"

    def lights(self, leds: "Leds") -> None:
        super().lights(leds)
        # The view detects an end without reserves itself.
        if leds.rows and self.phase == OVER and self.end.reason != COUNTED and not self.refused:
            fang.count(leds, self.look)

    def _numbers(self, key: str, *pairs: tuple[int, int] | bytearray) -> str:
        """Return the words with pairs of numbers of Sud and Nord, the player on the left first."""
        first = int(self.look.turned)
        return self.say(key, *[pair[k] for pair in pairs for k in (first, 1 - first)])

    def _score(self) -> tuple[int, int]:
        score: tuple[int, int] = self.session.game.scores(self.look.shown)
        return score

    def title(self) -> str:
        """Return the title, with the score during the match."""
        if self.session.review_ply is not None or self.phase == OVER:
            return super().title()
        if self.app.board.display.large:
            return self.say(f"turn_{self.look.seat}", *self._score())
        return self._numbers(f"plays_{self.look.seat}", self._score())

    def page_board(self, display: "Display") -> None:
        look = self.look
        row, below = row_lines(display.columns, look.shown[: len(look.marks)], look.cursor, look.turned)
        if self.phase == REVIEWING:
            below = self._numbers("then", self._score(), look.shown[-3:-1])
        elif self.phase == OVER and not self.refused:
            score = self._numbers("score", self._score()).split(" ")
            below = under(row, (score[0], score[1], score[2]))
        display.text(1, row)
        display.text(2, below)

    def page_showing(self, display: "Display") -> None:
        look = self.look
        display.text(2, self.say("from_reserve") if fang.flying(look) else self.say("in_hand", look.hand))
        display.text(3, self._numbers("reserves", look.shown[-3:-1]))
        display.text(4, self.last())

    def page_cell(self, display: "Display") -> None:
        cell = self.look.cursor
        if not self.playable[cell]:
            display.text(4, self.say("not_here"))
        elif cell in (0, len(self.playable) - 1):
            display.text(4, self.say("sow_tibong", cell + 1))
        else:
            display.text(4, self.say("sow_here", cell + 1))

    def news(self) -> str:
        return super().news() or self._numbers("reserves", self.look.shown[-3:-1])

    def page_over(self, display: "Display") -> None:
        if self.refused:
            self.page_refused(display)
            return
        shown = self.look.shown
        score = self.end.scores
        even = score[0] == score[1]
        key = "over_half" if not even else "over_draw" if self.end.winner is None else "over_tibong"
        lines = self._numbers(key, (shown[0], shown[len(self.playable) - 1])).split("\n")
        display.message(3, lines[0])
        display.message(4, lines[1])
        if self.end.reason != COUNTED:
            display.message(3, self.say(f"blocked_{self.session.turn}"))
            if not even:
                display.message(4, self.say("blocked_count"))


SCREEN = Fang
