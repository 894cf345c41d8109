"""The parser of a match saved by Session.packed()."""

from games import new
from games.record import parse_options
from sillon.common.memory import tidy
from sillon.manifest import game_of, manifest_of
from sillon.match.session import AGREEMENT, BREAK, Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.contract import Rules
    from games.match import Match


def parse(saved: bytes) -> Session | None:
    """Return the saved match, None when it is invalid."""
    session = None
    for each in parse_in_slices(saved):
        session = each
    return session


def parse_in_slices(saved: bytes) -> "Iterator[Session | None]":
    """Yield None after each move replayed, then the match; no match when it is invalid."""
    try:
        name, options, start, moves = saved.split(BREAK, 3)
        head = name.decode().split(",")
        # The seats' levels follow the game's letter, or its name in the previous version: no name ends with a digit.
        k = len(head[0])
        while head[0][k - 1 : k].isdigit():
            k -= 1
        levels = tuple([int(each) for each in head[0][k:]])
        called = head[0][:k]
        game = new(game_of(called) or called)
        # The class lists every value; those of `game` may be fewer, where one option limits another.
        chosen = parse_options(type(game).OPTIONS, options.decode())
        game = new(game.NAME, **chosen)
        yield None
        position = game.from_text(start.decode()) if start else None
        session = Session(game.NAME, chosen, position)
        # The numbers of sillon/players/__init__.py.
        if manifest_of(game.NAME).computer and len(levels) == len(game.SEATS) and max(levels) <= 7:
            session.levels = levels
        if len(head) > 1:
            if head[1][:1] == "t":
                session.table, _, left = head[1].partition(":")
                if left:
                    session.clock = None, int(left) > 0, int(left), 0  # the ms left of the table's minute
            else:
                session.colouring_state = head[1] or None
            session.names = tuple(head[2:])
        for k in range(0, len(moves) - 1, 2):
            yield None
            if moves[k : k + 2] == AGREEMENT:
                session.match.agree()
            else:
                session.match.play(moves[k] << 8 | moves[k + 1])
        complete = len(moves) % 2 == 0
        if session.colouring_state and not _is_clock(session.colouring_state, session.game):
            session.colouring_state = None
    except (ValueError, OverflowError):
        return
    if complete:
        _compact(session.match)
        yield session


def _compact(match: "Match") -> None:
    """Copy the match's lists into the lowest free memory: the replay has spread them among what is garbage now."""
    tidy()
    match.moves = list(match.moves)
    match.recent = [bytes(bytearray(position)) for position in match.recent]  # bytes() of bytes would not copy
    match.snapshots = [bytes(bytearray(position)) for position in match.snapshots]


def table_of(saved: bytes) -> str:
    """Return the table of the tournament whose match this is, "" for another match."""
    head = saved.split(BREAK, 1)[0].split(b",")
    return head[1].partition(b":")[0].decode() if len(head) > 1 and head[1][:1] == b"t" else ""


def is_of_unknown_game(saved: bytes) -> bool:
    """Return whether this is the match of a game that this version does not have."""
    sign = chr(saved[0])
    return "A" <= sign <= "Z" and not game_of(sign)


def _is_clock(clock: str, game: "Rules") -> bool:
    """Return whether this is a valid clock of a colouring: the ms left, and twelve tokens that the game has."""
    left, _, tokens = clock.partition(".")
    allowed = "0123" if getattr(game, "colours", 3) == 3 else "12"
    bad = [token for token in tokens if token not in allowed]
    return (
        not bad and len(tokens) == 12 and tokens.count("3") <= 6 and left.isdigit() and len(left) < 7 and int(left) > 0
    )
