"""The menu that BACK opens in a puzzle when it is held: go on, a hint, other puzzles, leave."""

from sillon.screens.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import App, Target


class PuzzleMenu(Menu):
    title = "menu"

    def __init__(self, app: "App") -> None:
        self.back = app.left
        super().__init__(app)

    def entries(self) -> "list[tuple[str, Any]]":
        return [(self.say(key), key) for key in ("resume", "hint", "puzzles", "leave")]

    def taken(self, value: "Any") -> "Target | None":
        app = self.app
        session = app.session
        if value == "leave":
            return ("home",)
        if value == "puzzles":
            from sillon.puzzles.progress import onward

            return onward(app, 0)
        if value == "hint":
            session.puzzle_hints += 1
            while session.undo():  # of the position that is asked about
                pass
        return self.back


SCREEN = PuzzleMenu
