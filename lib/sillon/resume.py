"""Finding the match again that a session has kept in the store."""

from games import new
from games.record import parse_options
from sillon.session import BREAK, NAME, Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Store


def resume(store: "Store") -> Session | None:
    """The match that was kept, or None."""
    kept = store.load(NAME)
    return found(kept) if kept else None


def found(kept: bytes) -> Session | None:
    """The match that Session.packed() told. None for what cannot be read."""
    try:
        name, options, start, moves = kept.split(BREAK, 3)
        head = name.decode().split(",")
        game = new(head[0])
        # The class knows every value; those of `game` may be fewer, where one option limits another.
        chosen = parse_options(type(game).OPTIONS, options.decode())
        game = new(game.NAME, **chosen)
        own = game.from_text(start.decode()) if start else None
        session = Session(game.NAME, chosen, own)
        if len(head) > 1:
            session.clock = head[1] or None
            session.names = tuple(head[2:])
        for k in range(0, len(moves) - 1, 2):
            session.match.play(moves[k] << 8 | moves[k + 1])
        whole = len(moves) % 2 == 0
    except (ValueError, OverflowError):
        return None
    return session if whole else None
