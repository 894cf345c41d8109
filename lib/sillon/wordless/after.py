"""After the match: again, a move back, or another game."""

from sillon.wordless.pictures import GAMES, GO, UNDO, Pictures

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Target
    from sillon.wordless.pictures import Picture


class Keys(Pictures):
    def pictures(self) -> "list[tuple[Picture, str]]":
        return [(GO, "revenge"), (UNDO, "undo_last"), (GAMES, "games")]

    def take(self, value: str) -> "Target | None":
        app = self.screen.app
        session = app.session
        if value == "undo_last" and session.levels:
            from sillon.match.seats import take_back  # only a match with the computer needs it

            take_back(session)
            session.save(app.board.store)
            return (session.name,)
        if value == "games":
            app.session = None  # type: ignore[assignment]
            return ("games", session.name)
        return super().take(value)
