"""Finding the match again that a session has kept in the store."""

from games import new
from games.record import parse_options
from sillon.session import BREAK, NAME, Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Store


def resume(store: "Store") -> Session | None:
    """The match that was kept, or None. One that cannot be read is no match."""
    kept = store.load(NAME)
    if not kept:
        return None
    try:
        name, options, start, *moves = kept.decode().split(BREAK)
        chosen = parse_options(new(name).OPTIONS, options)
        session = Session(name, chosen, bytes([int(byte) for byte in start.split(" ")][:-1]))
        for move in moves:
            session.match.play(int(move))
    except (ValueError, OverflowError):
        return None
    return session
