"""The menu that opens when BACK is held in a puzzle: resume, hint, other puzzles, leave.

For another kind of task, `others` and `screen` are the words' key and the target of the entry that replaces other puzzles.
"""

from sillon.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Target


class PuzzleMenu(Menu):
    title = "menu"

    def __init__(self, app: "App", others: str = "puzzles", screen: str = "") -> None:
        self.others = others
        self._screen = screen
        self.back = app.previous_target
        super().__init__(app)

    def entries(self) -> "list[tuple[str, str]]":
        return [(self.say(key), key) for key in ("resume", "hint", self.others, "leave")]

    def choose_entry(self, value: str) -> "Target | None":
        app = self.app
        session = app.session
        if value == "leave":
            return ("home",)
        if value == "puzzles":
            from sillon.puzzles.progress import onward  # when the puzzle is left only

            return onward(app, 0)
        if value == "hint":
            session.puzzle_hints += 1
            while session.undo():  # back to the puzzle's position, which the hint is for
                pass
        elif value == self.others:
            app.session = None  # type: ignore[assignment]  # a puzzle ends with its screen
            return (self._screen, session.name)
        return self.back


SCREEN = PuzzleMenu
