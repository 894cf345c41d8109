"""The store of a chip that erases its whole memory at every write (SAMD51): one block, rewritten as a whole, and seldom.

After a mark come the length of the entries, a checksum of length and entries, and the entries: each is the length of its name,
the name, the length of its bytes (2 bytes) and the bytes. A power cut during a write loses all entries, and such a flash lasts
some ten thousand erases: so writes are delayed. They happen at most once in two minutes, and at flush() without a time.
"""

import struct

try:
    from binascii import crc32
except ImportError:  # a firmware without it
    from hal.checksum import crc32  # type: ignore[assignment]  # only ever called with one argument

TYPE_CHECKING = False
if TYPE_CHECKING:
    import nvm

_MARK = b"Si4"
_HEAD = 9  # mark, length, checksum
PAUSE_MS = 120_000  # from one write to the next


class NvmStore:
    """`memory` is microcontroller.nvm or has its interface; `full` as in hal/store.py."""

    full = 0

    def __init__(self, memory: "nvm.ByteArray | bytearray") -> None:
        self._memory = memory
        self._waiting: list[tuple[bytes, bytes]] = []  # names and bytes not written yet
        # When (ms) they may be written; below 0 before the first flush(now): then writes are not delayed.
        self._due = -1

    def recover(self) -> bool:
        """Return False when the block is damaged: then no entry is left."""
        return self._block() is not None or not bytes(self._memory).strip(b"\xff")  # type: ignore[arg-type]

    def _block(self) -> bytes | None:
        """Return the packed entries; None when the memory is new or damaged."""
        memory = self._memory
        head = bytes(memory[:_HEAD])
        length, checksum = struct.unpack("<HI", head[3:])
        if head[:3] == _MARK and _HEAD + length <= len(memory):
            data = bytes(memory[_HEAD : _HEAD + length])
            if crc32(head[3:5] + data) == checksum:
                return data
        return None

    def _entries(self) -> list[tuple[bytes, bytes]]:
        """Return all entries as (name in UTF-8, bytes); b"" for a deletion that is not written yet."""
        data = self._block() or b""
        late = [name for name, _ in self._waiting]
        entries = []
        at = 0
        while at < len(data):
            start = at + 1 + data[at]
            name = data[at + 1 : start]
            at = start + 2 + struct.unpack("<H", data[start : start + 2])[0]
            if name not in late:
                entries.append((name, data[start + 2 : at]))
        return entries + self._waiting

    def load(self, name: str) -> bytes | None:
        """Return the bytes kept under the name, or None."""
        wanted = name.encode()
        for known, data in self._entries():
            if known == wanted:
                return data or None
        return None

    def save(self, name: str, data: bytes) -> bool:
        """Save the bytes under the name (empty: delete the name), delayed. Return False when there is no room: the old ones stay.

        Raises ValueError if the name is longer than 31 bytes, or empty.
        """
        new = name.encode()
        if not 0 < len(new) < 32:
            raise ValueError(f"{name!r}: a name has 1 to 31 bytes")
        if (self.load(name) or b"") == data:
            return True
        used = _HEAD
        for known, kept in self._entries():
            used += 3 + len(known) + len(kept) if kept and known != new else 0
        if data and used + 3 + len(new) + len(data) > len(self._memory):
            self.full |= 1
            return False
        self._waiting = [entry for entry in self._waiting if entry[0] != new] + [(new, bytes(data))]
        if self._due < 0:
            return self.flush()
        return True

    def flush(self, now: int | None = None) -> bool:
        """Write the waiting entries, if due; without `now` at once, since the program ends. Return whether none waits."""
        if now is not None:
            self._due = max(self._due, 0)
        if not self._waiting or (now is not None and now < self._due):
            return not self._waiting
        if now is not None:
            self._due = now + PAUSE_MS
        block = b""
        entries = self._entries()
        for name, data in entries:
            if data:
                block += bytes((len(name),)) + name + struct.pack("<H", len(data)) + data
        if block == self._block():
            self._waiting = []
            return True
        length = struct.pack("<H", len(block))
        sealed = struct.pack("<I", crc32(length + block))
        image = _MARK + length + sealed + block
        try:
            # Zeros to the end: a half-erased memory must not look new.
            self._memory[0 : len(self._memory)] = image + bytes(len(self._memory) - len(image))
        except (OSError, RuntimeError) as error:
            print("the store cannot be written:", repr(error))
        if self._block() == block:
            self._waiting = []
            return True
        # Worn flash may not retain the write: the entries are kept in RAM while the program runs.
        self._waiting = entries
        self.full |= 1
        return False
