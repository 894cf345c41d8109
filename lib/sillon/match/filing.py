"""A match that is over is filed: its record goes to the archive, its stage and level are counted, the store forgets it.

Read only then.
"""

from games.record import lines
from sillon.match.session import NAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app.contract import App


def keep(app: "App") -> bool:
    """Whether nothing went wrong; a match that is not over is not filed, and that is not wrong.

    Nor is it filed again: on a full drive each time would take others away.
    """
    session = app.session
    match = session.match
    if match.outcome() is None or session.kept == len(match.moves):
        return True
    fault = app.board.run_transient("archive", lambda: lines(match))
    try:
        from sillon.lessons.ladder import climb

        climb(app.board.store, session)
    except ImportError:
        pass  # a drive without the class kit has no stages
    if session.levels:
        from sillon.match.adapt import count

        count(app.board.store, session)
    app.board.store.save(NAME, b"")
    session.kept = len(match.moves)  # not before: memory may run out on the way
    return not fault
