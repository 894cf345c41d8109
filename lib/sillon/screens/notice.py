"""Notices, a page each: missing or stuck parts and wrong settings before the first screen, later a full store or drive.

OK leads to the first screen, or back to the screen that the notice interrupted.
"""

from sillon.common.buttons import BACK, OK, PRESS, RELEASE
from sillon.ui.pages import wrapped
from sillon.ui.screen import ALL, Screen, with_mark

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_AMBER = (220, 110, 0)


class Notice(Screen):
    def __init__(self, app: "App", about: str = "", before: "Target" = ()) -> None:
        super().__init__(app)
        # The target of OK, and the target before that one: a menu goes back there.
        self._back = app.previous_target if about else ("home",)
        self._before = before
        self._pages: list[tuple[str, ...]] = [("", about)]
        if not about:
            self._pages = [("notice_missing", part, text) for part, text in app.board.problems]
            wrong = app.board.settings.problems
            for k, problem in enumerate(wrong):
                self._pages.append(("notice_setting", f" {k + 1}/{len(wrong)}" if wrong[1:] else "") + problem)
        self._top = self._more = 0  # of a page longer than the display: the first line shown, and how many to scroll
        for page in self._pages:
            # The serial console gets the whole page: it may be the only output.
            print("\n".join(self._lines(page)), "OK", sep="\n")

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if (code == OK and kind == PRESS) or (code == BACK and kind == RELEASE):
            self.redraw = ALL
            if self._more:
                self._top += self._more
                return None
            self._top = 0
            self._pages.pop(0)
            if not self._pages:
                self.app.target = self._before or self.app.target
                return self._back
        return None

    def lights(self, leds: "Leds") -> None:
        if leds.rows:
            leds[leds.rows // 2, leds.cols // 2] = (_AMBER[0], _AMBER[1], self.breath // 4)

    def _lines(self, page: "tuple[str, ...]") -> list[str]:
        """Return the lines of a page; a setting's may be long."""
        say = self.say
        if page[1] == "stuck":
            return [say("notice_stuck"), page[2], say("notice_anyway")]
        if page[1] in ("lost", "full"):
            return [say(f"notice_{page[1]}_{k}") for k in range(4)]
        if page[1] == "record_full":
            return [say(page[1]), say("notice_anyway")]
        if page[0] == "notice_missing":
            return [say(page[0]), say(f"part_{page[1]}"), page[2], say("notice_anyway")]
        lines = [say(page[0], page[1]), page[2]]
        if not page[4]:
            return lines + [say("notice_anyway")]
        return lines + [say("notice_allowed", page[3]), say("notice_used", page[4])]

    def page(self, display: "Display") -> None:
        lines = self._lines(self._pages[0])
        if self._pages[0][0] == "notice_setting":
            lines = [part for line in lines for part in wrapped(display, line)]
        lines = lines[self._top :]
        self._more = display.rows if len(lines) > display.rows else 0
        if len(lines) < display.rows:
            display.text(display.rows - 1, "OK", True)
        for row in range(min(len(lines), display.rows)):
            last = self._more and row == display.rows - 1
            display.text(row, with_mark(display, lines[row], "▼") if last else lines[row])


SCREEN = Notice
