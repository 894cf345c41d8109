"""The chip's memory as it is when the program starts anew for a match: what the menus leave behind, made on the desktop."""

import random

from hal.store import NvmStore
from sillon.session import Session

STARTS = ("rules", "record")  # what one goes to in the middle of a match by a start anew, besides the game itself
_PUZZLE = 25  # the number of the puzzle that is looked at
_PLAYED = 120  # moves that a record tells, unless the match is over before


def begun(name: str, screen: str = "", levels: tuple[int, ...] = (), **options: object) -> str:
    """The memory's first bytes in hexadecimal; the rest are 0xFF. `screen` is one of STARTS, "puzzle", "puzzles" or the game.

    When it is the record, a match at random has been played so far. `levels` are those of the computer at the seats, 0 for a
    person.
    """
    session = Session(name, dict(options))
    session.levels = levels
    match, chance = session.match, random.Random(7)
    while screen == "record" and len(match.moves) < _PLAYED and match.outcome() is None:
        match.play(chance.choice(match.game.moves(match.position)))
    memory = bytearray(b"\xff" * 4096)
    target = screen if screen in STARTS else name
    packed = session.packed()
    if screen == "puzzle":
        target, packed = f"puzzle,{name},{_PUZZLE}", b""
    if screen == "puzzles":
        target, packed = f"puzzles,{name}", b""
    NvmStore(memory).save("begins", f"{target}|".encode() + packed)
    return memory.rstrip(b"\xff").hex()
