"""A record of the store with one entry a game: the game's letter and a fixed number of bytes.

Entries of games that this version does not have are kept.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Store


def load(store: "Store", record: str, name: str, size: int) -> bytes:
    """Return the game's `size` bytes; b"" when there are none."""
    entries = store.load(record) or b""
    offset = _offset(entries, name, size)
    return entries[offset + 1 : offset + 1 + size]


def save(store: "Store", record: str, name: str, data: bytes) -> None:
    """Store the game's bytes, always the same number."""
    entries = store.load(record) or b""
    offset = _offset(entries, name, len(data))
    store.save(record, entries[:offset] + _letter(name) + data + entries[offset + 1 + len(data) :])


def _offset(entries: bytes, name: str, size: int) -> int:
    """Return the offset of the game's entry, or where it would be appended."""
    offset = 0
    letter = _letter(name)
    while offset < len(entries) and entries[offset : offset + 1] != letter:
        offset += 1 + size
    return min(offset, len(entries))


def _letter(name: str) -> bytes:
    from sillon.manifest import letter  # a puzzle drops the manifests

    return letter(name).encode()
