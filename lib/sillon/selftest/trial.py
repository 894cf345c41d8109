"""What the screens of the self-test share: the board's facts, and the way back to the list."""

from sillon.app.buttons import BACK, LONG, OK, PRESS, RELEASE
from sillon.screens.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import App, Target


class Trial(Screen):
    """Subclasses give `name`, their file's, and on(), what OK does."""

    catalogs = "check"
    name = ""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.facts: dict[str, Any] = facts(app)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        if code == BACK and kind in (RELEASE, LONG):
            return ("selftest.menu", self.name)
        if code == OK and kind == PRESS:
            return self.on()
        return None

    def on(self) -> "Target | None":
        """The screen to go to, None to stay."""
        return ("selftest.menu", self.name)


def facts(app: "App") -> "dict[str, Any]":
    """What hal/diagnostics.py says of the board now."""
    found: dict[str, Any] = app.board.run_transient("diagnostics")
    return found
