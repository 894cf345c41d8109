"""What becomes of an error that nobody has foreseen: the match is kept, and a screen says so. Read only then.

When it is the memory that has run out, the screen is read anew first, once: the players' tables go with the old one.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_AGAIN_MS = 60_000  # who runs out of memory again within that time has not enough of it


def crashed(app: "Any", error: Exception) -> None:
    """Makes the app, which has left its screen, ready to go on at its next tick."""
    if app.target[0] == "crash":
        _once_more(app)
    now = app.board.clock.ms()
    told = _keep(app, isinstance(error, MemoryError))
    try:
        app.board.run_transient("crash_report", error)
    except Exception as refused:  # it must not hinder what follows
        print(repr(error), "and it cannot be told in full:", repr(refused))
    if isinstance(error, MemoryError) and now - getattr(app, "spared_at", -_AGAIN_MS) >= _AGAIN_MS:
        app.spared_at = now
        return
    if told[0] == "crash_puzzle":
        app.session = None
    app.left = ("crash",)
    app.target = ("crash", type(error).__name__, app.target[0]) + told


def _keep(app: "Any", short: bool) -> tuple[str, ...]:
    """Keeps the match. What is said of it, and to which screen one goes on when there is none."""
    session = app.session
    if session:
        session.review_ply = None
        try:
            if short:
                _play_again(session)
            if session.puzzle:
                return "crash_puzzle", "lessons.learn", session.name  # it is no match, and is not kept in place of one
            # One without a move goes along to the next start; the match that waits stays.
            if not session.match.moves or (session.save(app.board.store) and app.board.store.flush()):
                return ("crash_kept",)
        except Exception as refused:
            print("the match is not kept:", repr(refused))
        return ("crash_not_kept",)
    for room, key in (("puzzles.", "crash_puzzle"), ("lessons.lesson", "crash_lesson")):
        if app.target[0].startswith(room):  # their lists too
            return key, "lessons.learn", app.target[1]
    # Whatever is wrong with what is found, the games are beyond it; a match that waits is asked about.
    if app.target[0] not in ("home", "match.go_on"):
        return "crash_nothing", "home"
    return ("crash_nothing", "match.go_on", "") if app.board.store.load("match") else ("crash_nothing", "games")


def _play_again(session: "Any") -> None:
    """The match by its moves alone: memory that ran out in the middle of one has left half of it."""
    match = session.match
    again = type(match)(match.game, match.start)
    for move in match.moves:
        again.play(move)
    session.match = again


def _once_more(app: "Any") -> None:
    """The screen of errors is at fault itself. On an empty heap it is tried once more: there it has not come from itself.

    Then the first screen is, from where the match that is kept can be gone on with. Where that one is at fault too, nothing is
    kept on the way: without end it would wear the flash out.
    """
    if app.left[0] == "crash" and app.target[2] != "home":
        app.left = ("home",)
        store = app.board.store
        match = b"=" if app.session and store.load("match") else b""
        store.save("begins", ",".join(app.target).encode() + b"|" + match)
        store.flush()
    app.board.restart()
