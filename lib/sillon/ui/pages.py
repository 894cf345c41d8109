"""A text in pages: the arrows turn them, OK and BACK leave; held, BACK opens the main menu."""

from sillon.common.buttons import BACK, DOWN, LEFT, LONG, OK, PRESS, RELEASE, REPEAT, RIGHT, UP
from sillon.ui.screen import ALL, Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Display, Leds, Target

_READ = (230, 170, 0)


class Pages(Screen):
    """Subclasses set `page_count` and give leave()."""

    page_count = 1
    page_number = 0

    def leave(self) -> "Target":
        """Return the target of OK and BACK."""
        return ("home",)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK and kind == LONG:
            return ("pause",)
        if (code == BACK and kind == RELEASE) or (code == OK and kind == PRESS):
            return self.leave()
        if kind in (PRESS, REPEAT) and code in (LEFT, RIGHT, UP, DOWN):
            self.turn_page(1 if code in (RIGHT, DOWN) else -1)
        return None

    def turn_page(self, step: int) -> None:
        """Show the next page, or the previous one."""
        self.page_number = (self.page_number + step) % self.page_count
        self.redraw = ALL

    def lights(self, leds: "Leds") -> None:
        """Draw the part that has been read as a bar."""
        if leds.rows:
            for col in range((self.page_number + 1) * leds.cols // self.page_count):
                leds[leds.rows - 1, col] = _READ


def wrapped(display: "Display", text: str) -> list[str]:
    """Return the text in lines that fit the display, broken between words."""
    lines = [""]
    for word in text.split(" "):
        longer = lines[-1] + " " + word if lines[-1] else word
        if lines[-1] and display.cells(longer) > display.columns:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
