"""A record of the store with one entry a game: the game's letter and a fixed number of bytes.

Entries of games that this version does not have are kept.
"""

from sillon.manifest import letter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app.contract import Store


def load(store: "Store", kept_as: str, name: str, size: int) -> bytes:
    """Return the game's `size` bytes; b"" when there are none."""
    kept = store.load(kept_as) or b""
    at = _place(kept, name, size)
    return kept[at + 1 : at + 1 + size]


def save(store: "Store", kept_as: str, name: str, data: bytes) -> None:
    """Store the game's bytes, always the same number."""
    kept = store.load(kept_as) or b""
    at = _place(kept, name, len(data))
    store.save(kept_as, kept[:at] + letter(name).encode() + data + kept[at + 1 + len(data) :])


def _place(kept: bytes, name: str, size: int) -> int:
    """Return the offset of the game's entry, or where it would be appended."""
    at = 0
    while at < len(kept) and kept[at : at + 1] != letter(name).encode():
        at += 1 + size
    return min(at, len(kept))
