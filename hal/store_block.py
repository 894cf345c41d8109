"""The store of a chip that erases its whole memory at every write (SAMD51): one block, written anew at each change.

After a mark come the length of the entries, a checksum of length and entries, and the entries: each is the length of its name,
the name, the length of its bytes (2 bytes) and the bytes. A power cut while it is written loses what was kept: that is the time
of an erase at each turn, where a log (hal/store.py) has it once in some hundred, but no log is of use there.
"""

import struct

try:
    from binascii import crc32
except ImportError:  # a firmware without it
    from hal.checksum import crc32  # type: ignore[assignment]  # one argument is all that it is asked with

TYPE_CHECKING = False
if TYPE_CHECKING:
    import nvm

_MARK = b"Si4"
_HEAD = 9  # mark, length, checksum


class NvmStore:
    """`memory` is microcontroller.nvm or the like; `full` as in hal/store.py."""

    full = 0

    def __init__(self, memory: "nvm.ByteArray | bytearray") -> None:
        self._memory = memory

    def _block(self) -> bytes | None:
        """The entries; None when the memory is new or damaged."""
        memory = self._memory
        head = bytes(memory[:_HEAD])
        length, told = struct.unpack("<HI", head[3:])
        if head[:3] == _MARK and _HEAD + length <= len(memory):
            data = bytes(memory[_HEAD : _HEAD + length])
            if crc32(head[3:5] + data) == told:
                return data
        return None

    def _entries(self) -> list[tuple[bytes, bytes]]:
        """All that is kept, by names as UTF-8."""
        data = self._block() or b""
        entries = []
        at = 0
        while at < len(data):
            start = at + 1 + data[at]
            name = data[at + 1 : start]
            at = start + 2 + struct.unpack("<H", data[start : start + 2])[0]
            entries.append((name, data[start + 2 : at]))
        return entries

    def load(self, name: str) -> bytes | None:
        """The bytes kept under the name, or None."""
        wanted = name.encode()
        for known, data in self._entries():
            if known == wanted:
                return data
        return None

    def save(self, name: str, data: bytes) -> bool:
        """Keeps the bytes under the name (empty: forgets it). False when there is no room: what was kept stays.

        ValueError for a name that is longer than 31 bytes, or empty.
        """
        new = name.encode()
        if not 0 < len(new) < 32:
            raise ValueError(f"{name!r}: a name has 1 to 31 bytes")
        if (self.load(name) or b"") == data:
            return True
        if len(data) > len(self._memory):
            self.full |= 1
            return False
        block = b""
        for known, kept in [entry for entry in self._entries() if entry[0] != new] + [(new, data)]:
            if kept:
                block += bytes((len(known),)) + known + struct.pack("<H", len(kept)) + kept
        if _HEAD + len(block) > len(self._memory):
            self.full |= 1
            return False
        length = struct.pack("<H", len(block))
        sealed = struct.pack("<I", crc32(length + block))
        image = _MARK + length + sealed + block
        # Zeros to the end: what is only half erased does not look like new.
        self._memory[0 : len(self._memory)] = image + bytes(len(self._memory) - len(image))
        return True
