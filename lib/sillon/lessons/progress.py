"""Where this file is, the class kit is: lessons, exercises, puzzles, stages, the tournament. A small drive goes without.

Here is how it keeps what was learnt, under a short name in the store: a byte for each game, a bit for each lesson or stage. There
is room for it wherever menus are, and its functions have names that are there already.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app.contract import Store


def load(store: "Store", kept_as: str, name: str) -> int:
    """The bits of the game."""
    from sillon.app import per_game

    kept = per_game.load(store, kept_as, name, 1)
    return kept[0] if kept else 0


def save(store: "Store", kept_as: str, name: str, number: int) -> None:
    """Sets the bit with this number, and keeps it."""
    from sillon.app import per_game

    per_game.save(store, kept_as, name, bytes((load(store, kept_as, name) | 1 << number,)))
