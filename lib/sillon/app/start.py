"""The start of the app: its state and its first screen. Imported once, and dropped."""

from sillon.settings.preferences import read

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import AppState, Board


def start(app: "AppState", board: "Board") -> None:
    """Set up the app for its first screen, or for the one it has restarted into."""
    app.board = board
    app.session = app.screen = None  # type: ignore[assignment]
    app.choice = app.clock = app.day = app.press_target = ()
    app.target = app.previous_target = ("home",)
    app.ignore_until_release = app.held = app.sending = app.entered = app.quiet = False
    app.preload = []
    app.woken_at = app.down = app.dozing = app.tidied_at = app.free = 0
    app.preferences = read(board)
    # Button timing seeds the generator, unless a seed is given.
    app.seed = board.settings.get("SEED", 0, range(0x3FFFFFFF))
    app.rng_state = app.seed or 1 + board.clock.ms()
    app.active_at = board.clock.ms()
    app.apply()
    restart = board.store.load("begins")
    # A restart skips the screen that would report lost data, so nothing is discarded then.
    from sillon.app.stored_check import check

    check(board, not restart)
    if restart:
        restore(app, restart)
        return
    if [text for part, text in board.problems if part == "stuck" and "OK" in text.replace(".", " ").split(" ")]:
        app.target = ("selftest.menu",)  # OK was held at power-up
    elif board.problems or board.settings.problems:
        app.target = ("notice",)


def restore(app: "AppState", saved: bytes) -> None:
    """Set the screen, and the match, into which the program has restarted."""
    app.board.store.save("begins", b"")
    target, _, packed = saved.partition(b"|")
    try:
        screen = tuple(target.decode().split(","))
    except ValueError:
        return  # invalid saved target
    if packed:
        from sillon.match.resume import parse  # after a restart into a match only

        told = packed[:1] == b"!"
        packed = packed[int(told) :]
        try:
            session = parse(app.board.store.load("match") or b"" if packed == b"=" else packed)
            if session and told:
                session.announced_ply = len(session.match.moves)
            app.session = session  # type: ignore[assignment]  # the protocol names less
        except MemoryError:  # no handler yet; the first screen offers the saved match again
            print("no memory for the match that is to begin")
    if app.session or not packed:
        app.target = screen
