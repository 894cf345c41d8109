"""The chip's memory as it is when the program starts anew for a match: what the menus leave behind, made on the desktop."""

import random

from sillon.match.session import Session
from sim.memory import new_memory
from tools.measure.walk import of

STARTS = {
    "rules": "rules",
    "record": "match.record",
}  # what one goes to in the middle of a match by a start anew, besides the game itself
_PUZZLE = 25  # the number of the puzzle that is looked at
_PLAYED = 120  # moves that a record tells, unless the match is over before


def begun(name: str, screen: str = "", levels: tuple[int, ...] = (), **options: object) -> str:
    """The first bytes of the memory in hexadecimal; the rest are 0xFF.

    `screen` is one of STARTS, "lesson", "exercise", "puzzle", "puzzles" or the game's own.

    When it is the record, a match at random has been played so far. `levels` are those of the computer at the seats, 0 for a
    person.
    """
    alone = {  # screens without a match, and their last argument
        "lesson": ("lessons.lesson", (of(name, "LESSON") or (0,))[0]),
        "exercise": ("lessons.exercise", "drop"),
        "puzzle": ("puzzles.puzzle", _PUZZLE),
        "puzzles": ("puzzles.puzzles", ""),
    }
    if screen in alone:
        target = ",".join(str(word) for word in (alone[screen][0], name, alone[screen][1]) if word != "")
        return _kept(f"{target}|".encode())
    session = Session(name, dict(options))
    session.levels = levels
    match, chance = session.match, random.Random(7)
    while screen == "record" and len(match.moves) < _PLAYED and match.outcome() is None:
        match.play(chance.choice(match.game.moves(match.position)))
    target = STARTS.get(screen, name)
    return _kept(f"{target}|".encode() + session.packed())


def _kept(begins: bytes) -> str:
    return new_memory("pico_panel", begins).rstrip(b"\xff").hex()
