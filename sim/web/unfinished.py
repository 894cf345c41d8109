"""Matches that another game's match has replaced in the handheld's memory, which has room for one: the page keeps one a game."""

import binascii

from sim.start_target import store_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app import App

# The saved match at the last call.
_last = [b""]


def watch(nvm: bytearray) -> None:
    """Compare from now on with the match saved in this memory."""
    _last[0] = store_of(nvm).load("match") or b""


def replaced(app: "App") -> "dict[str, str] | None":
    """Return what to keep from now on, None while the saved match has not changed.

    By game: the unfinished match that another game has replaced, in hexadecimal, and "" for the game whose match is saved now.
    A match of a tournament neither is kept nor replaces one that is.
    """
    before = _last[0]
    now = _last[0] = app.board.store.load("match") or b""
    if now == before:
        return None
    found: dict[str, str] = {}
    session = app.session
    letter = now[:1] or (session.letter.encode() if session else b"")  # a match without moves deletes the saved one
    if letter == before[:1]:
        return found
    from sillon.manifest import game_of  # late: the program loads and drops its modules
    from sillon.match.resume import parse, table_of  # as above

    left = parse(before) if before and not table_of(before) else None
    if left and not left.outcome():
        found[left.name] = binascii.hexlify(before).decode()
    if now and not table_of(now):
        found[game_of(chr(now[0]))] = ""
    return found
