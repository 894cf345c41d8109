"""The record of progress: a byte for each game, a bit for each lesson or stage.

This file's presence enables the class kit: lessons, exercises, puzzles, stages, the tournament. A small drive omits it.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Store


def load(store: "Store", record: str, name: str) -> int:
    """Return the game's bits."""
    from sillon.common import per_game  # menus only ask whether this file exists
    from sillon.manifest import letter  # as per_game

    entry = per_game.load(store, record, letter(name), 1)
    return entry[0] if entry else 0


def save(store: "Store", record: str, name: str, number: int) -> None:
    """Set the bit with this number, and store the game's byte."""
    from sillon.common import per_game  # as in load()
    from sillon.manifest import letter  # as in load()

    per_game.save(store, record, letter(name), bytes((load(store, record, name) | 1 << number,)))
