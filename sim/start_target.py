"""What a handheld finds in its memory when it is switched on: a game's menu, or the position of a code, to begin with.

The program itself keeps such a beginning before it starts anew (App.anew); here it is kept from outside. It runs on CPython
and on MicroPython.
"""

try:
    from typing import Any
except ImportError:
    pass

from sim.profiles import profile_of


class Lights:
    """What a menu and a view's fits() ask of lights, where there are none; the bench's panel answers the same where there are."""

    rows = 0
    cols = 0
    keyed = False
    named = ()


class TooFewLights(ValueError):
    """The handheld cannot show the game of the code."""


class NoRoom(ValueError):
    """The memory is full."""


def store_of(nvm: "Any") -> "Any":
    """The store that the board on the bench has, in this memory."""
    from hal.boards import of
    from sim.fakes import wire

    profile = profile_of(of(wire.board_id, None))
    return __import__("hal." + getattr(profile, "STORE", "store"), None, None, ("NvmStore",)).NvmStore(nvm)


def of_match(session: "Any") -> bytes:
    """What is kept under "begins" so that this match comes next, on its game's own screen."""
    packed: bytes = session.packed()
    return session.name.encode() + b"|" + packed


def fits(lights: "Any", game: "Any") -> bool:
    """Whether the board's own view shows the game with its options. `lights`: the bench's panel, or what answers the same."""
    folder = "sillon.views.keyed." if lights.keyed else "sillon.views."
    return bool(__import__(folder + game.NAME, None, None, ("fits",)).fits(lights, game))


def begin_with_code(nvm: "Any", text: str, lights: "Any") -> None:
    """Keeps in the memory that the position of the code comes next. `lights`: the bench's panel, None without one.

    ValueError says in one sentence what is wrong with the code, that these lights cannot show it, or that there is no room.
    """
    from sillon.codes import read

    session = read(text)
    lights = lights or Lights
    if lights.rows and not fits(lights, session.game):
        raise TooFewLights(f"this handheld has too few lights for {session.name} as the code has it")
    _begin(nvm, of_match(session))


def begin_with_menu(nvm: "Any", name: str) -> None:
    """Keeps in the memory that the menu before a game comes next. NoRoom says in one sentence that it cannot."""
    _begin(nvm, b"setup," + name.encode() + b"|")


def _begin(nvm: "Any", begins: bytes) -> None:
    if not store_of(nvm).save("begins", begins):
        raise NoRoom("this handheld's memory is full, and has no room for what it would begin with")


def begin_again(app: "Any") -> "tuple[str, bytes]":
    """Keeps that the match, the puzzle, or else the first screen, comes next, for a start anew with other preferences.

    Returns what found no room, for go_on(): the language, and a beginning; "" and b"" when all is kept.
    """
    from sillon.preferences import keep

    chosen, session, store = app.preferences, app.session, app.board.store
    language = "" if keep(chosen, app.board) else chosen.language
    begins = b""
    if session and type(session.asked) is tuple:
        begins = f"puzzle,{session.name},{session.asked[0]}|".encode()  # it is no match
    elif session:
        begins = of_match(session)
    kept = store.save("begins", begins)
    return language, b"" if store.flush() and kept else begins


def go_on(app: "Any", left: "tuple[str, bytes]") -> None:
    """Gives what begin_again() had no room for to the app that was started anew, before its first tick."""
    language, begins = left
    if language:
        app.preferences.language = language
        app.apply()
    if begins:
        __import__("sillon.start", None, None, ("begun",)).begun(app, begins)
