"""A level that suits a person: a little higher after each game he wins, lower after each he loses, so he wins about half.

For each game a number is kept, 0..40: ten for a level. Between two levels the computer plays now the one, now the other.
"""

from sillon.app.per_game import load, save
from sillon.match.seats import ADAPTS, PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.chance import Seeded
    from sillon.app.contract import Store

_NAME = "adapts"
_START = 10
_MOST = 40
_STEP = 4
_SIZE = 3  # bytes a game: the number, and two that tell the match that was counted last


def level_of(store: "Store", name: str, chance: "Seeded") -> int:
    """The computer's level for the next match of this game, 1..5."""
    grade = _kept(store, name)[0]
    return 1 + grade // 10 + int(chance.randrange(10) < grade % 10)


def count(store: "Store", session: "Any") -> None:
    """Takes account of a match that is over, once.

    A draw changes nothing, nor a match with no person in it, or with two, or one against a level that was chosen.
    """
    winner = session.outcome().winner
    persons = [seat for seat in range(len(session.levels)) if session.levels[seat] == PERSON]
    if winner is None or len(persons) != 1 or ADAPTS not in session.levels:
        return
    kept = _kept(store, session.name)
    stamp = len(session.match.moves)
    for move in session.match.moves:
        stamp = (3 * stamp + move) & 0xFFFF
    if kept[1] << 8 | kept[2] != stamp:
        grade = min(max(kept[0] + (_STEP if winner == persons[0] else -_STEP), 0), _MOST)
        save(store, _NAME, session.name, bytes((grade, stamp >> 8, stamp & 255)))


def _kept(store: "Store", name: str) -> bytes:
    return load(store, _NAME, name, _SIZE) or bytes((_START, 0, 0))
