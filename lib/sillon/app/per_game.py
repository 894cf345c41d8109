"""What is kept for each game under one name of the store: the game's letter and its bytes, one game after the other.

Entries of games that this version does not have stay as they are.
"""

from sillon.manifest import letter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app.contract import Store


def load(store: "Store", kept_as: str, name: str, size: int) -> bytes:
    """The game's bytes, `size` of them; b"" when none are kept."""
    kept = store.load(kept_as) or b""
    at = _place(kept, name, size)
    return kept[at + 1 : at + 1 + size]


def save(store: "Store", kept_as: str, name: str, data: bytes) -> None:
    """Keeps the game's bytes: always as many."""
    kept = store.load(kept_as) or b""
    at = _place(kept, name, len(data))
    store.save(kept_as, kept[:at] + letter(name).encode() + data + kept[at + 1 + len(data) :])


def _place(kept: bytes, name: str, size: int) -> int:
    """Where the game's entry is, or where it would be."""
    at = 0
    while at < len(kept) and kept[at : at + 1] != letter(name).encode():
        at += 1 + size
    return min(at, len(kept))
