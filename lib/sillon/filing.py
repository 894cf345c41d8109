"""A match that is over is filed: its record goes to the board's archive, its stage is climbed, the store forgets it.

Read only then.
"""

from games.record import lines
from sillon.forget import seldom
from sillon.session import NAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App


def keep(app: "App") -> bool:
    """Whether nothing went wrong; a match that is not over is not filed, and that is not wrong."""
    match = app.session.match
    if match.outcome() is None:
        return True
    fault = seldom(app.board, "archive", lambda: lines(match))
    try:
        from sillon.ladder import climb

        climb(app.board.store, app.session)
    except ImportError:
        pass  # a drive without the class kit has no stages
    app.board.store.save(NAME, b"")
    return not fault
