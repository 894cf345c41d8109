"""After the match: revenge with the other starter, a move taken back, another row, or home."""

from sillon.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App, Target


class After(Menu):
    parts = ("sillon.menu", "games.options")
    title = "after"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.back = (app.session.name,)

    def entries(self) -> "list[tuple[str, Any]]":
        return [
            (self.say("revenge"), "revenge"),
            (self.say("undo_last"), "undo"),
            (self.say("other_row"), "games"),
            (self.say("leave"), "home"),
        ]

    def taken(self, value: "Any") -> "Target | None":
        session = self.app.session
        if value == "revenge":
            self.app.session = session.revenge()
        elif value == "undo":
            session.undo()
            session.save(self.app.board.store)
        else:
            return (value,)
        return (session.name,)


SCREEN = After
