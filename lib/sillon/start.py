"""The app's start: what it begins with, and on which screen. Read once, and dropped."""

from sillon.preferences import read

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app import App
    from sillon.contract import Board


# What is kept, as one string, for names cost heap; and of each the lengths it can have, the least of its first byte, and the most
# of its first bytes. The games' are what was chosen before them: a version, and more. A test holds all equal to what keeps it.
NAMES = "fafy fang awale fanorona colorigraphe set adapts ladder learnt puzzles"
_KEPT = ((range(5, 99, 3), 2, b"\x02"),) * 5 + (
    ((13, 15), 2, b"\x03"),
    ((7,), 0, b"((((("),
    ((5,), 0, b"\x1f\x0f\x0f\x0f\x0f"),
    ((5,), 0, b"\x07\x03\x07?\x07"),
    ((40,), 0, b""),
)


def start(app: "App", board: "Board") -> None:
    """Makes the app ready to enter its first screen, or the one for which the program has started anew."""
    app.board = board
    app.session = app.screen = None
    app.choice = app.clock = ()
    app.target = app.left = ("home",)
    app.swallowed = app.held = False
    app.woken_at = app.down = app.dozing = 0
    app.preferences = read(board)
    # The moments of presses stir it, unless a seed was given.
    app.seed = board.settings.get("SEED", 0, range(0x3FFFFFFF))
    app.stirred = app.seed or 1 + board.clock.ms()
    app.active_at = board.clock.ms()
    app.apply()
    begins = board.store.load("begins")
    if begins:
        begun(app, begins)
        return
    look(board)
    if [text for part, text in board.problems if part == "stuck" and "OK" in text.replace(".", " ").split(" ")]:
        app.target = ("check",)  # held while the power came on
    elif board.problems or board.settings.problems:
        app.target = ("notice",)


def begun(app: "App", kept: bytes) -> None:
    """The screen, and the match, for which the program has started anew."""
    app.board.store.save("begins", b"")
    target, _, packed = kept.partition(b"|")
    try:
        screen = tuple(target.decode().split(","))
    except UnicodeError:
        return  # no app has kept this
    if packed:
        from sillon.resume import found

        try:
            app.session = found(app.board.store.load("match") or b"" if packed == b"=" else packed)
        except MemoryError:  # nobody looks after errors yet; the first screen finds it again, if it can
            print("no memory for the match that is to begin")
    if app.session or not packed:
        app.target = screen


def look(board: "Board") -> None:
    """What outlasts the power, looked at when it has come on: what another version has kept, or nothing can have, is forgotten.

    That is said, once. The match and the tournament are looked at where they are read: sillon/resume.py, sillon/day.py.
    """
    store = board.store
    for name, (lengths, least, most) in zip(NAMES.split(" "), _KEPT):  # noqa: B905 a board's zip has no strict
        kept = store.load(name)
        if kept and (len(kept) not in lengths or kept[0] < least or [k for k in range(len(most)) if kept[k] > most[k]]):
            store.save(name, b"")
            if ("lost", "") not in board.problems:
                board.problems.append(("lost", ""))
