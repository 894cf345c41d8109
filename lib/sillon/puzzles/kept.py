"""Which puzzles were solved: kept in the store, a bit a puzzle."""

from sillon import per_game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Store

_NAME = "puzzles"
_BYTES = 8  # a game


def solved(store: "Store", name: str) -> int:
    """A bit for each puzzle of the game that was solved, the lowest for the first."""
    return int.from_bytes(per_game.load(store, _NAME, name, _BYTES), "big")


def solve(store: "Store", name: str, number: int) -> None:
    """Keeps in mind that the puzzle was solved."""
    known = solved(store, name)
    found = known | 1 << (number - 1)
    if found != known:
        per_game.save(store, _NAME, name, found.to_bytes(_BYTES, "big"))
