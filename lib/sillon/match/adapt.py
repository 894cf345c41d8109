"""The adaptive level: higher after each win of the person, lower after each loss, so that he wins about half.

Each game has a grade, 0..40, a fifth for each level: so it can move within the first and the last level too.
"""

from sillon.common.per_game import load, save
from sillon.players import ADAPTS, PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Session, Store

_NAME = "adapts"
_START = 10
_MOST = 40
_STEP = 3
_SIZE = 3  # bytes a game: the grade, and a 16-bit hash of the match that was counted last


def level_of(store: "Store", letter: str) -> int:
    """Return the computer's level for the next match of the game with this letter, 1..5."""
    return 1 + 5 * _stored(store, letter)[0] // (_MOST + 1)


def count(store: "Store", session: "Session") -> None:
    """Count a finished match, once.

    Only a match of one person against the adaptive level counts, and a draw changes nothing.
    """
    winner = session.outcome().winner  # type: ignore[union-attr]  # it is finished
    persons = [seat for seat in range(len(session.levels)) if session.levels[seat] == PERSON]
    if winner is None or len(persons) != 1 or ADAPTS not in session.levels:
        return
    stored = _stored(store, session.letter)
    stamp = len(session.match.moves)
    for move in session.match.moves:
        stamp = (3 * stamp + move) & 0xFFFF
    if stored[1] << 8 | stored[2] != stamp:
        grade = min(max(stored[0] + (_STEP if winner == persons[0] else -_STEP), 0), _MOST)
        save(store, _NAME, session.letter, bytes((grade, stamp >> 8, stamp & 255)))


def _stored(store: "Store", letter: str) -> bytes:
    return load(store, _NAME, letter, _SIZE) or bytes((_START, 0, 0))
