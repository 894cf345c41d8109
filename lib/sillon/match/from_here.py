"""The menu in a review: play on from here, go on reviewing, or return to the present."""

from sillon.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App, Target


class FromHere(Menu):
    title = "from_here"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.back = (app.session.name,)

    def entries(self) -> "list[tuple[str, Any]]":
        return [(self.say(key), key) for key in ("look_on", "play_here", "look_end")]

    def choose_entry(self, value: "Any") -> "Target | None":
        session = self.app.session
        if value == "play_here":
            # The later moves are gone, and with them the time left of a turn.
            session.match.undo(len(session.match.moves) - session.review_ply)
            session.look(None)
            session.clock = None
            session.save(self.app.board.store)
        elif value == "look_end":
            session.look(None)
        return self.back


SCREEN = FromHere
