"""A record of the store with one entry a game: the game's letter and a fixed number of bytes.

Entries of games that this version does not have are kept.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Store


def load(store: "Store", record: str, letter: str, size: int) -> bytes:
    """Return the `size` bytes of the game with this letter; b"" when there are none."""
    entries = store.load(record) or b""
    offset = _offset(entries, letter, size)
    return entries[offset + 1 : offset + 1 + size]


def save(store: "Store", record: str, letter: str, data: bytes) -> None:
    """Store the bytes of the game with this letter, always the same number."""
    entries = store.load(record) or b""
    offset = _offset(entries, letter, len(data))
    store.save(record, entries[:offset] + letter.encode() + data + entries[offset + 1 + len(data) :])


def _offset(entries: bytes, letter: str, size: int) -> int:
    """Return the offset of the game's entry, or where it would be appended."""
    offset = 0
    while offset < len(entries) and entries[offset : offset + 1] != letter.encode():
        offset += 1 + size
    return min(offset, len(entries))
