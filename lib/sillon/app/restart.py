"""Restarting the program, which frees all memory but that of one screen. Imported at a restart only."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Target


def restart_into(app: "App", target: "tuple[str, ...]") -> "Target":
    """Restart on the screen of `target`: see App.restart_into()."""
    if app.screen:
        app.screen.on_idle()
    session = app.session
    packed = session.packed() if session and not session.puzzle else b""  # a puzzle is not saved as a match
    store = app.board.store
    if packed and packed == store.load("match"):
        packed = b"="  # the store has it already
    if packed and 0 < session.announced_ply == len(session.match.moves):
        packed = b"!" + packed  # the last result has been shown: do not show it again
    app.show_loading()
    if store.save("begins", ",".join(target).encode() + b"|" + packed) and store.flush():
        app.board.restart()
    store.save("begins", b"")  # a later start must not find it
    return target
