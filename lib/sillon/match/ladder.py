"""The learning ladder: which stages of a game are climbed. The manifest lists the stages; they open one after the other.

A finished match with a stage's rules climbs it; against the computer, only if a person wins.
"""

from sillon.common.progress import load, save
from sillon.manifest import manifest_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Session, Stage, Store

_NAME = "ladder"


def climbed(store: "Store", name: str) -> int:
    """Return a bit for each stage of the game, 1 when it is climbed."""
    return load(store, _NAME, name)


def climb(store: "Store", session: "Session", free: bool = False) -> int:
    """Record the stage that a finished match climbs. Return its number if that is news, -1 otherwise.

    It is news the first time, where the stage was open: after the one before, or all with `free`.
    """
    end = session.outcome()
    name = session.name
    if end is None or (session.levels and (end.winner is None or session.levels[end.winner])):
        return -1
    stages = manifest_of(name).stages
    for number in range(len(stages)):
        if _matches(session, stages[number]):
            before = climbed(store, name)
            save(store, _NAME, name, number)
            opened = free or not number or before >> (number - 1) & 1
            return number if opened and not before >> number & 1 else -1
    return -1


def _matches(session: "Session", stage: "Stage") -> bool:
    """Return whether the match has the options and the start of the stage; the seat that begins may differ."""
    game = session.game
    for k in range(len(game.OPTIONS)):
        option, default = game.OPTIONS[k][:2]
        if option != "first" and game.options[k] != stage[1].get(option, default):
            return False
    return bool((session.match.start[:-1] if session.custom_start else b"") == stage[2])
