"""File a finished match: archive its record, count its stage and level, delete it from the store."""

from games.record import lines
from sillon.match.session import NAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App


def file_match(app: "App") -> bool:
    """File a finished match. Return False when the record was not archived.

    A match is filed once: on a full drive each record replaces others.
    """
    session = app.session
    match = session.match
    if match.outcome() is None or session.archived_ply == len(match.moves):
        return True
    fault = app.board.run_transient("archive", lambda: lines(match))
    try:
        from sillon.match.ladder import climb  # missing without the class kit

        board = app.board
        # A board without a display has no menu of stages: any of them is news.
        free = not board.display.rows or board.settings.get("LADDER", "steps", ("steps", "open")) == "open"
        session.climbed = climb(app.board.store, session, free)
    except ImportError:
        pass
    if session.levels:
        from sillon.match.adapt import count  # with a computer player only

        count(app.board.store, session)
    if session.table and not tell(app):
        return False  # the match stays, to be filed again
    app.board.store.save(NAME, b"")
    session.archived_ply = len(match.moves)  # last: memory may run out before
    return not fault


def tell(app: "App") -> bool:
    """Store the result of a match of the tournament, for sillon/tournament/results.py: a line of the table and the winner."""
    store = app.board.store
    session = app.session
    line = f"{session.table},{session.outcome().winner}".encode()  # type: ignore[union-attr]  # it is over
    lines = [each for each in (store.load("told") or b"").split(b"\n") if each and each != line]
    stored: bool = store.save("told", b"\n".join(lines + [line])) and store.flush()  # before the match goes
    return stored
