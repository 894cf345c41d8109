"""Which puzzles were solved: kept in the store, a bit a puzzle."""

from sillon.puzzles.forms import FORMS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Store

_NAME = "puzzles"
_BYTES = 8  # a game


def solved(store: "Store", name: str) -> int:
    """A bit for each puzzle of the game that was solved, the lowest for the first."""
    kept = _kept(store)
    found = 0
    for k in range(_BYTES):
        found = found << 8 | kept[_first(name) + k]
    return found


def solve(store: "Store", name: str, number: int) -> None:
    """Keeps in mind that the puzzle was solved."""
    kept = _kept(store)
    place = _first(name) + _BYTES - 1 - (number - 1) // 8
    bit = 1 << (number - 1) % 8
    if not kept[place] & bit:
        kept[place] |= bit
        store.save(_NAME, bytes(kept))


def _kept(store: "Store") -> bytearray:
    kept = store.load(_NAME)
    return bytearray(kept if kept and len(kept) == _BYTES * len(FORMS) else _BYTES * len(FORMS))


def _first(name: str) -> int:
    return _BYTES * sorted(FORMS).index(name)
