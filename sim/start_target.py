"""The saved start target: what a handheld finds in its memory at power-on, a game's menu or the position of a code.

The program saves such a target before it restarts; this module saves one from outside. It runs on CPython and on MicroPython.
"""

from sim.fakes import wire
from sim.peripherals import Panel
from sim.profiles import profile_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.contract import Rules
    from hal.store import NvmStore
    from sillon.app import App
    from sillon.contract import Leds, Session


class TooFewLights(ValueError):
    """The handheld cannot show the game of the code."""


class NoRoom(ValueError):
    """The memory is full."""


class NoMatch(ValueError):
    """There is no match to go on with."""


def store_of(nvm: bytearray) -> "NvmStore":
    """Return the store of the board on the bench, on this memory."""
    from hal.boards import name_for  # late: the program drops its modules

    profile = profile_of(name_for(wire.board_id, None))
    made: NvmStore = __import__("hal." + getattr(profile, "STORE", "store"), None, None, ("NvmStore",)).NvmStore(nvm)
    return made


def of_match(session: "Session") -> bytes:
    """Return the value of "begins" that resumes this match on its game's screen."""
    packed: bytes = session.packed()
    return session.name.encode() + b"|" + packed


def fits(lights: Panel, game: "Rules") -> bool:
    """Return whether the board's view can show the game with its options. `lights`: the bench's panel, or its equivalent."""
    from sillon.manifest import offered  # late, as in store_of()
    from sillon.views import view_of  # as above

    leds: Leds = lights  # type: ignore[assignment]  # a view asks for rows, cols, keyed and named alone
    return offered(leds, game.NAME) and bool(view_of(leds, game.NAME).fits(leds, game))


def begin_with_code(nvm: bytearray, text: str, lights: Panel) -> None:
    """Save the position of the code as the start target. `lights`: the bench's panel.

    Raises ValueError, with one sentence, if the code is wrong, if these lights cannot show it, or if there is no room.
    """
    from sillon.match.codes import read  # late, as in store_of()

    session = read(text)
    if lights.rows and not fits(lights, session.game):
        raise TooFewLights(f"this handheld has too few lights for {session.name} as the code has it")
    _begin(nvm, of_match(session))


def begin_with_menu(nvm: bytearray, name: str, way: str = "") -> None:
    """Save the menu before a game as the start target.

    It begins at once by a way: "against" the computer, or "together". "rules" shows the rules, and leads to the menu.
    Raises NoRoom, with one sentence, if there is no room.
    """
    target = ["rules", name] if way == "rules" else ["setup", name] + ([way] if way else [])
    _begin(nvm, ",".join(target).encode() + b"|")


def begin_with_kept(nvm: bytearray, screen: str = "") -> None:
    """Save as the start target that the saved match goes on, on its game's screen or, before it, on the one named.

    Raises NoMatch if there is none, NoRoom as above.
    """
    name = kept(nvm)
    if not name:
        raise NoMatch("no match is saved")
    _begin(nvm, (screen or name).encode() + b"|=")


def begin_with_match(nvm: bytearray, saved: bytes, screen: str = "") -> None:
    """Save a match that this board has saved before, and as the start target that it goes on, as begin_with_kept().

    A match of a tournament stays saved until the next move. Raises as begin_with_kept().
    """
    from sillon.match.resume import parse, table_of  # late, as in store_of()

    session = parse(saved)
    if not session:
        raise NoMatch("this version cannot read the match")
    store = store_of(nvm)
    if table_of(store.load("match") or b""):
        _begin(nvm, (screen or session.name).encode() + b"|" + saved)
    elif store.save("match", saved):
        begin_with_kept(nvm, screen)
    else:
        raise NoRoom("this handheld's memory is full, and has no room for the match")


def kept(nvm: bytearray) -> str:
    """Return the game of the saved match, "" without one."""
    from sillon.match.resume import parse  # late, as in store_of()

    saved = store_of(nvm).load("match")
    session = parse(saved) if saved else None
    return session.name if session else ""


def _begin(nvm: bytearray, begins: bytes) -> None:
    if not store_of(nvm).save("begins", begins):
        raise NoRoom("this handheld's memory is full, and has no room for what it would begin with")


def begin_again(app: "App") -> "tuple[str, bytes]":
    """Save the match, the puzzle, or else the first screen as the start target of a restart with other preferences.

    Return what did not fit into the memory, for go_on(): the language and the target; "" and b"" when all was saved.
    """
    from sillon.settings.preferences import save  # late, as in store_of()

    chosen, session, store = app.preferences, app.session, app.board.store
    language = "" if save(chosen, app.board) else chosen.language
    begins = b""
    if session and session.puzzle:
        begins = f"puzzles.puzzle,{session.name},{session.puzzle}|".encode()  # it is no match
    elif session:
        begins = of_match(session)
    kept = store.save("begins", begins)
    return language, b"" if store.flush() and kept else begins


def go_on(app: "App", left: "tuple[str, bytes]") -> None:
    """Give the restarted app what begin_again() has returned, before its first tick."""
    language, begins = left
    if language:
        app.preferences.language = language
        app.apply()
    if begins:
        # Late and by name, as in store_of(): the program drops its modules.
        __import__("sillon.app.start", None, None, ("restore",)).restore(app, begins)
