"""The menu of the self-test. OK held at power-up opens it, and so does the main menu at home."""

from sillon.selftest import use_console
from sillon.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Target


class Check(Menu):
    title = "check"
    catalogs = "check"

    def __init__(self, app: "App", last: str = "") -> None:
        super().__init__(app)
        if last:
            self.select(last)
            self.selected += 1
        if app.board.problems or app.board.settings.problems:
            self.back = ("notice",)

    def on_attached(self) -> None:
        super().on_attached()
        use_console(self)

    def entries(self) -> "list[tuple[str, str]]":
        return [
            (self.say(f"check_{part}"), f"selftest.{part}") for part in ("lights", "buttons", "sound", "page", "facts")
        ] + [(self.say("checked"), "")]

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        target = super().press(seat, code, kind)
        return None if target == ("pause",) else target  # the main menu's settings are not part of the self-test

    def choose_entry(self, value: str) -> "Target | None":
        return (value,) if value else self.back


SCREEN = Check
