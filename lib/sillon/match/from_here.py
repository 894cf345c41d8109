"""The menu in a review: play on from here, look on, or end the review."""

from sillon.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Target


class FromHere(Menu):
    title = "from_here"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.back = (app.session.name,)

    def entries(self) -> "list[tuple[str, str]]":
        return [(self.say(key), key) for key in ("look_on", "play_here", "look_end")]

    def choose_entry(self, value: str) -> "Target | None":
        session = self.app.session
        if value == "play_here":
            # An interrupted colouring goes too.
            session.match.undo(len(session.match.moves) - session.review_ply)  # type: ignore[operator]  # in a review
            session.review(None)
            session.colouring_state = None
            session.save(self.app.board.store)
        elif value == "look_end":
            session.review(None)
        return self.back


SCREEN = FromHere
