"""After the match: again, a move back, or another game."""

from sillon.wordless.pictures import GAMES, GO, UNDO, menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Target


def keyed(plain: "Any") -> "Any":
    class After(menu(plain)):  # type: ignore[misc]
        def pictures(self) -> list:
            return [(GO, "revenge"), (UNDO, "undo_last"), (GAMES, "games")]

        def choose_entry(self, value: "Any") -> "Target | None":
            target: Target | None
            if value == "undo_last" and self.app.session.levels:
                from sillon.match.seats import take_back

                session = self.app.session
                take_back(session)
                session.save(self.app.board.store)
                return (session.name,)
            if value == "games":
                name = self.app.session.name
                self.app.session = None
                return ("games", name)
            target = super().choose_entry(value)
            return target

    return After
