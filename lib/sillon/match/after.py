"""After the match: revenge with the other starter, a look back, a move taken back, another game, or home."""

from sillon.match.session import Session
from sillon.screens.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import App, Target


_SCREENS = {"home_again": "home", "second": "fanorona.second_round", "why": "match.why"}


class After(Menu):
    title = "after"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.back = (app.session.name,)
        from sillon.match.filing import keep

        if not keep(app):
            self.title = "record_full"

    def entries(self) -> "list[tuple[str, Any]]":
        keys = ["revenge", "replay", "undo_last", "record", "setup", "home_again"]
        session = self.app.session
        # The document's second round, with a handicap for the winner of the first while he has more than five pieces.
        end = session.outcome()
        won = end is not None and end.winner is not None
        if won and session.name == "fanorona" and session.game.handicap == "none" and session.game.size != "3x3":
            keys.insert(1, "second")
        if won:
            keys.insert(len(keys) - 1, "why")
        if session.name == "colorigraphe":
            keys.remove("undo_last")  # neither dice nor a time that is over come back
        if not session.match.moves:
            keys = ["revenge", "record", "setup", "home_again"]
        if (session.own or not session.match.moves) and revenge(session).outcome():
            keys.remove("revenge")  # it would be over too
        return [(self.say(key), key) for key in keys]

    def taken(self, value: "Any") -> "Target | None":
        session = self.app.session
        if value == "revenge":
            self.app.session = revenge(session)
        elif value == "replay":
            session.look(0)
            session.runs = True
        elif value == "undo_last":
            session.undo()
            session.save(self.app.board.store)
        elif value == "record":
            return self.app.with_room("match.record")
        elif value == "setup":
            return ("setup", session.name)
        elif value == "why" and session.name == "colorigraphe":
            return ("colorigraphe.why",)
        else:
            return (_SCREENS.get(value, value),)
        return (session.name,)


def revenge(session: Session) -> Session:
    """The same start again, begun by the next seat where a game lets another seat begin."""
    options = dict(session.chosen)
    start = session.match.start
    seat = (session.game.turn(start) + 1) % len(session.game.SEATS)
    if "first" in [option[0] for option in session.game.OPTIONS]:
        options["first"] = seat
    # Starts of one's own are those of the sowing games, whose positions end with the seat to move.
    again = Session(session.name, options, start[:-1] + bytes((seat,)) if session.own else None)
    again.names = session.names
    again.levels = session.levels
    if session.name == "fanorona" and session.levels:
        again.levels = session.levels[1], session.levels[0]  # White always begins: who was White is Black now
    return again


SCREEN = After
