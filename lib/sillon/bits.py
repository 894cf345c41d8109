"""What was learnt, game by game: a byte for each, a bit for each of its lessons or stages. In the store, under a short name."""

from games import NAMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Store


def of(store: "Store", kept_as: str, name: str) -> int:
    """The bits of the game."""
    kept = store.load(kept_as) or b""
    place = NAMES.index(name)
    return kept[place] if place < len(kept) else 0


def add(store: "Store", kept_as: str, name: str, number: int) -> None:
    """Sets the bit with this number, and keeps it."""
    kept = bytearray(store.load(kept_as) or b"")
    kept.extend(bytes(max(len(NAMES) - len(kept), 0)))
    kept[NAMES.index(name)] |= 1 << number
    store.save(kept_as, bytes(kept))
