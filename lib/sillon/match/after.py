"""The menu after a match: revenge, review, undo, record, another game, home. A stage that the match has climbed comes first."""

from sillon.manifest import manifest_of
from sillon.match.filing import file_match
from sillon.match.session import Session
from sillon.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Target
    from sillon.contract import Session as Played


class After(Menu):
    title = "after"
    wordless_input = ("wordless.menus", "AfterKeys")

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.back = (app.session.name,)
        if not file_match(app):
            self.title = "record_full"
            app.session.climbed = -1  # the notice comes first; the menu of stages shows the stage

    def tick(self, now: int) -> "Target | None":
        session = self.app.session
        if session.climbed < 0:
            return super().tick(now)
        number, session.climbed = session.climbed, -1
        return ("lessons.stage_done", session.name, str(number))

    def entries(self) -> "list[tuple[str, str]]":
        keys = ["revenge", "replay", "undo_last", "record", "setup", "home_again"]
        session = self.app.session
        manifest = manifest_of(session.name)
        more = manifest.after(session)
        self._screens = dict(more)
        keys[1:1] = [key for key, _ in more]
        end = session.outcome()
        if end is not None and end.winner is not None and manifest.computer:
            keys.insert(len(keys) - 1, "why")
        if not manifest.undo_after_end:
            keys.remove("undo_last")
        if not session.match.moves:
            keys = ["revenge", "record", "setup", "home_again"]
        if (session.custom_start or not session.match.moves) and revenge(session).outcome():
            keys.remove("revenge")  # it would be over at once
        return [(self.say(key), key) for key in keys]

    def choose_entry(self, value: str) -> "Target | None":
        session = self.app.session
        if value == "revenge":
            self.app.session = revenge(session)
        elif value == "replay":
            session.review(0)
            session.autoplay = True
        elif value == "undo_last":
            session.undo()
            session.save(self.app.board.store)
        elif value == "record":
            return self.app.make_room_for(session.record)
        elif value == "setup":
            return ("setup", session.name)
        elif value == "why":
            return (manifest_of(session.name).why,)
        else:
            return ("home",) if value == "home_again" else (self._screens[value],)
        return (session.name,)


def revenge(session: "Played") -> Session:
    """Return a session with the same start, begun by the next seat where the game allows that."""
    options = dict(session.chosen)
    start = session.match.start
    seat = (session.game.turn(start) + 1) % len(session.game.SEATS)
    if "first" in [option[0] for option in session.game.OPTIONS]:
        options["first"] = seat
    # Only sowing games have custom starts; their positions end with the seat to move.
    again = Session(session.name, options, start[:-1] + bytes((seat,)) if session.custom_start else None)
    again.names = session.names
    again.levels = session.levels
    if manifest_of(session.name).swaps_seats and session.levels:
        again.levels = session.levels[1], session.levels[0]
    return again


SCREEN = After
