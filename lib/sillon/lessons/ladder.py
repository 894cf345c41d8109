"""The learning ladder: each game's stages, which open one after the other, as data; and which of them were climbed.

A stage is climbed when a match by its rules has come to its end; against the computer, when a person has won it.
"""

from sillon.lessons.progress import load, save

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Store

_NAME = "ladder"

# By game: (the words' key, the options that differ from the game's own, the seeds to begin with; none: the game's own start).
STAGES: dict = {
    "fafy": (
        ("five", {"cells": 5}, b""),
        ("eight", {}, b""),
        ("stars", {}, bytes((1, 2, 2, 1, 1, 2, 2, 1))),
        ("right", {"impartial": False}, b""),
        ("misere", {"misere": True}, b""),
    ),
    "fang": (
        ("small", {"cells": 4, "tibong_min": 1}, b""),
        ("middle", {"cells": 6, "tibong_min": 1}, b""),
        ("ripe", {"cells": 6}, b""),
        ("large", {}, b""),
    ),
    "awale": (
        ("two", {}, bytes([2] * 12 + [0, 0])),
        ("three", {}, bytes([3] * 12 + [0, 0])),
        ("twenty", {"target": 20}, b""),
        ("whole", {}, b""),
    ),
    "fanorona": (
        ("three", {"size": "3x3"}, b""),
        ("five", {"size": "5x5"}, b""),
        ("nine", {}, b""),
        ("vela", {"handicap": "vela"}, b""),
    ),
    "colorigraphe": (
        ("two", {"colours": 2, "target": 20, "seconds": 120}, b""),
        ("black", {"target": 30, "seconds": 120}, b""),
        ("cards", {"problems": "cards"}, b""),
        ("whole", {}, b""),
    ),
}


def climbed(store: "Store", name: str) -> int:
    """A bit for each stage of the game that was climbed."""
    return load(store, _NAME, name)


def climb(store: "Store", session: "Any") -> None:
    """Takes account of a match that is over."""
    end = session.outcome()
    name = session.name
    if end is None or (session.levels and (end.winner is None or session.levels[end.winner])):
        return
    stages = STAGES[name]
    for number in range(len(stages)):
        if _is_of(session, stages[number]):
            save(store, _NAME, name, number)


def _is_of(session: "Any", stage: tuple) -> bool:
    """Whether the match has the options and the start of the stage, whoever begins."""
    game = session.game
    for k in range(len(game.OPTIONS)):
        option, default = game.OPTIONS[k][:2]
        if option != "first" and game.options[k] != stage[1].get(option, default):
            return False
    return bool((session.match.start[:-1] if session.own else b"") == stage[2])
