"""The start of the app: its state, the check of the store, and its first screen. Imported once, and dropped."""

from sillon.settings.preferences import read

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import AppState, Board

# The choice before a game is stored under the game's letter.
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# Records with an entry a game (sillon/common/per_game.py): the bytes of an entry.
SIZES = {"adapts": 3, "ladder": 1, "lay": 1, "learnt": 1, "puzzles": 8}


def start(app: "AppState", board: "Board") -> None:
    """Set up the app for its first screen, or for the one it has restarted into."""
    app.board = board
    app.session = app.screen = None  # type: ignore[assignment]
    app.choice = app.clock = app.tournament = app.table = app.press_target = ()
    app.target = app.previous_target = ("home",)
    app.ignore_until_release = app.back_was_long = app.sending = app.entered = app.hide_loading = False
    app.preload = []
    app.woken_at = app.buttons_down = app.dozing = app.tidied_at = app.counted_free = 0
    if board.leds.touched:
        try:
            from sillon.keyed import inputs  # noqa: F401  a drive for this board without sensors lacks it
        except ImportError:
            board.leds.touched = False
            board.settings.report("TOUCH", 1, (0,), 0)
    app.preferences = read(board)
    # Button timing seeds the generator, unless a seed is given.
    app.seed = board.settings.get("SEED", 0, range(0x3FFFFFFF))
    app.rng_state = app.seed or 1 + board.clock.ms()
    app.active_at = board.clock.ms()
    app.apply()
    restart = board.store.load("begins")
    # A restart skips the screen that would report lost data, so nothing is discarded then.
    check(board, not restart)
    if restart:
        restore(app, restart)
        return
    if [text for part, text in board.problems if part == "stuck" and "OK" in text.replace(".", " ").split(" ")]:
        app.target = ("selftest.menu",)  # OK was held at power-up
    elif board.problems or board.settings.problems:
        app.target = ("notice",)


def restore(app: "AppState", saved: bytes) -> None:
    """Set the screen, and the match, into which the program has restarted.

    Marks before the match, in this order, as App.restart_into writes them: `@` and a byte a cursor, `#` when the match is filed,
    `!` when its last result has been shown.
    """
    app.board.store.save("begins", b"")
    target, _, packed = saved.partition(b"|")
    try:
        screen = tuple(target.decode().split(","))
    except ValueError:
        return  # invalid saved target
    if packed:
        from sillon.match.resume import parse  # after a restart into a match only

        places = packed[1:4] if packed[:1] == b"@" else b""
        packed = packed[4:] if places else packed
        archived = packed[:1] == b"#"
        packed = packed[int(archived) :]
        announced = packed[:1] == b"!"
        packed = packed[int(announced) :]
        try:
            session = parse(app.board.store.load("match") or b"" if packed == b"=" else packed)
            if session and announced:
                session.announced_ply = len(session.match.moves)
            if session and archived:
                session.archived_ply = len(session.match.moves)
            if session and places:
                session.places = [place - 1 for place in places]
            app.session = session  # type: ignore[assignment]  # the protocol names less
        except MemoryError:  # no handler yet; the first screen offers the saved match again
            print("no memory for the match that is to begin")
    if app.session or not packed:
        app.target = screen


def check(board: "Board", discard: bool) -> None:
    """Convert records of the previous version, which were ordered by game, to entries with the game's letter.

    discard: delete what no version can have written, and report that once. The match and the tournament are checked
    where they are used: sillon/match/resume.py, sillon/tournament/store.py.
    """
    store = board.store
    for name in ["set"] + sorted(SIZES) + list(_LETTERS):
        stored = store.load(name)
        if stored and not is_valid(name, stored) and (len(name) > 1 or _is_letter(name)):
            stored = converted(name, stored)
            if stored or discard:
                store.save(name, stored)
            if discard and not stored and ("lost", "") not in board.problems:
                board.problems.append(("lost", ""))


def _is_letter(name: str) -> bool:
    """Return whether a game has this letter."""
    from sillon.manifest import game_of  # for an invalid record only: importing manifests takes time

    return game_of(name) != ""


def is_valid(name: str, stored: bytes) -> bool:
    """Return whether this version, or one with other games, can have written these bytes under the name."""
    if name == "set":
        return (stored[0], len(stored)) in ((2, 13), (3, 15), (4, 17))
    if name not in SIZES:
        # The choice before a game: version, row, three seats, then three bytes an option.
        return stored[0] == 2 and len(stored) in range(5, 99, 3)
    size = 1 + SIZES[name]
    letters = [stored[k] for k in range(0, len(stored), size)]
    if len(stored) % size or min(letters) < 65 or max(letters) > 90 or len(set(letters)) < len(letters):
        return False
    return name != "adapts" or max([stored[k + 1] for k in range(0, len(stored), size)]) <= 40


def converted(name: str, stored: bytes) -> bytes:
    """Return the converted record of the previous version, which had its five games in a fixed order; b"" for anything
    else.
    """
    length, greatest, size = {
        "adapts": (7, 40, 1),
        "ladder": (5, 63, 1),
        "learnt": (5, 63, 1),
        "puzzles": (40, 255, 8),
    }.get(name, (0, 0, 0))
    if len(stored) != length or max(stored[: 5 * size]) > greatest:
        return b""
    letters = b"ACFNG" if name == "puzzles" else b"FGANC"
    # The two bytes after the levels belonged to the match that was counted last, of any game.
    return b"".join([letters[k : k + 1] + stored[k * size : k * size + size] + stored[5 * size :] for k in range(5)])
