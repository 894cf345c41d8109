"""The app's start: what it begins with, and on which screen. Read once, and dropped."""

from sillon.app.preferences import read

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app import App
    from sillon.app.contract import Board


def start(app: "App", board: "Board") -> None:
    """Makes the app ready to enter its first screen, or the one for which the program has started anew."""
    app.board = board
    app.session = app.screen = None
    app.choice = app.clock = app.day = app.finger = ()
    app.target = app.previous_target = ("home",)
    app.ignore_until_release = app.held = app.sending = app.entered = app.quiet = False
    app.preload = []
    app.woken_at = app.down = app.dozing = app.tidied_at = app.free = 0
    app.preferences = read(board)
    # The moments of presses stir it, unless a seed was given.
    app.seed = board.settings.get("SEED", 0, range(0x3FFFFFFF))
    app.rng_state = app.seed or 1 + board.clock.ms()
    app.active_at = board.clock.ms()
    app.apply()
    begins = board.store.load("begins")
    # A beginning leads past the screen that would say what was forgotten.
    from sillon.app.stored_check import look

    look(board, not begins)
    if begins:
        begun(app, begins)
        return
    if [text for part, text in board.problems if part == "stuck" and "OK" in text.replace(".", " ").split(" ")]:
        app.target = ("selftest.menu",)  # held while the power came on
    elif board.problems or board.settings.problems:
        app.target = ("notice",)


def begun(app: "App", kept: bytes) -> None:
    """The screen, and the match, for which the program has started anew."""
    app.board.store.save("begins", b"")
    target, _, packed = kept.partition(b"|")
    try:
        screen = tuple(target.decode().split(","))
    except ValueError:
        return  # invalid saved target
    if packed:
        from sillon.match.resume import found

        try:
            app.session = found(app.board.store.load("match") or b"" if packed == b"=" else packed)
        except MemoryError:  # nobody looks after errors yet; the first screen finds it again, if it can
            print("no memory for the match that is to begin")
    if app.session or not packed:
        app.target = screen
