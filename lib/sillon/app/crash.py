"""Unhandled exceptions: save the match, then show the crash screen. Imported only then.

Out of memory, the app enters the screen again, once: the old screen's tables are freed.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import AppState, Session

_AGAIN_MS = 60_000  # a second MemoryError within this time shows the crash screen


def crashed(app: "AppState", error: Exception) -> None:
    """Prepare the app, which has left its screen, to continue at its next tick."""
    if app.target[0] == "crash":
        _retry_crash_screen(app)
    now = app.board.clock.ms()
    outcome = _save_match(app, isinstance(error, MemoryError))
    try:
        app.board.run_transient("crash_report", error)
    except Exception as failure:  # the recovery goes on
        print(repr(error), "and it cannot be told in full:", repr(failure))
    if isinstance(error, MemoryError) and now - getattr(app, "memory_error_at", -_AGAIN_MS) >= _AGAIN_MS:
        app.memory_error_at = now
        return
    if outcome[0] == "crash_puzzle":
        app.session = None  # type: ignore[assignment]
    app.previous_target = ("crash",)
    app.target = ("crash", type(error).__name__, app.target[0]) + outcome


def _save_match(app: "AppState", short: bool) -> tuple[str, ...]:
    """Save the match. Return the words' key of what became of it, and the target for OK where there is no match."""
    session = app.session
    if session:
        session.review_ply = None
        try:
            if short:
                _rebuild_match(session)
            if session.puzzle:
                return "crash_puzzle", "lessons.learn", session.name  # a puzzle must not replace the saved match
            # A match without a move is kept for the restart only; the saved match stays.
            if not session.match.moves or (session.save(app.board.store) and app.board.store.flush()):
                return ("crash_kept",)
        except Exception as failure:
            print("the match is not kept:", repr(failure))
        return ("crash_not_kept",)
    for prefix, key in (("puzzles.", "crash_puzzle"), ("lessons.lesson", "crash_lesson")):
        if app.target[0].startswith(prefix):  # the menus of puzzles and of lessons too
            return key, "lessons.learn", app.target[1]
    # A damaged store must not lock the user out: show the games, or the question about the saved match.
    if app.target[0] not in ("home", "match.go_on"):
        return "crash_nothing", "home"
    return ("crash_nothing", "match.go_on", "") if app.board.store.load("match") else ("crash_nothing", "games")


def _rebuild_match(session: "Session") -> None:
    """Rebuild the match from its moves: a MemoryError during a move leaves it inconsistent."""
    match = session.match
    again = type(match)(match.game, match.start)
    for move in match.moves:
        again.play(move)
    session.match = again


def _retry_crash_screen(app: "AppState") -> None:
    """Restart, because the crash screen itself failed. The first time it is tried again on an empty heap.

    After that the first screen is entered, which offers the saved match. If that fails too, nothing is saved any more:
    otherwise an endless loop would wear out the flash.
    """
    if app.previous_target[0] == "crash" and app.target[2] != "home":
        app.previous_target = ("home",)
        store = app.board.store
        match = b"=" if app.session and store.load("match") else b""
        store.save("begins", ",".join(app.target).encode() + b"|" + match)
        store.flush()
    app.board.restart()
