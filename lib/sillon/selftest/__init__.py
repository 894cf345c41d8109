"""The self-test of the board's parts, a screen each. Here is their base: the board's facts, and the way back to the menu."""

from sillon.common.buttons import BACK, LONG, OK, PRESS, RELEASE
from sillon.ui.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypedDict

    from sillon.contract import App, Target

    class Facts(TypedDict):
        """Facts about the board: hal/diagnostics.py documents them."""

        board: str
        firmware: str
        heap_free: int
        drive: str
        drive_free: int
        milliamps: int
        budget: int
        order: bytes
        wirings: list[str]
        buttons: tuple[tuple[int | None, int], ...]
        sound: bool


class Trial(Screen):
    """Subclasses give `name`, their target, and press_ok()."""

    catalogs = "check"
    name = ""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.facts: Facts = read_facts(app)

    def on_attached(self) -> None:
        super().on_attached()
        use_console(self)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK and kind in (RELEASE, LONG):
            return ("selftest.menu", self.name)
        if code == OK and kind == PRESS:
            return self.press_ok()
        return None

    def press_ok(self) -> "Target | None":
        """Return the target of OK, or None to stay."""
        return ("selftest.menu", self.name)


def use_console(screen: Screen) -> None:
    """Write the screen's page to the serial console, on a board with lit keys and without a display."""
    board = screen.app.board
    if board.leds.named and not board.display.rows:
        from sillon.keyed.console import Console  # on such boards only

        screen.input.display = Console()


def read_facts(app: "App") -> "Facts":
    """Return the facts of hal/diagnostics.py."""
    result: Facts = app.board.run_transient("diagnostics")
    return result
