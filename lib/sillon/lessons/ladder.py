"""The learning ladder: which stages of a game were climbed. The manifest has them; they open one after the other.

A stage is climbed when a match by its rules has come to its end; against the computer, when a person has won it.
"""

from sillon.lessons.progress import load, save
from sillon.manifest import manifest_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Store

_NAME = "ladder"


def climbed(store: "Store", name: str) -> int:
    """A bit for each stage of the game that was climbed."""
    return load(store, _NAME, name)


def climb(store: "Store", session: "Any") -> None:
    """Takes account of a match that is over."""
    end = session.outcome()
    name = session.name
    if end is None or (session.levels and (end.winner is None or session.levels[end.winner])):
        return
    stages = manifest_of(name).stages()
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
    return bool((session.match.start[:-1] if session.custom_start else b"") == stage[2])
