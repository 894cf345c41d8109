"""The store: small named things that outlast the power, in the chip's own memory (nvm), writable whoever holds the drive.

The memory holds one block: a mark, the length of the entries, a checksum of length and entries, then the entries themselves:
each is the length of its name, the name, the length of its bytes (2 bytes) and the bytes.
"""

import struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    import nvm

_MARK = b"Si2"
_HEAD = 9  # mark, length, checksum


def checksum(data: bytes) -> tuple[int, int]:
    """Fletcher's two sums of the bytes, each 0..65535: one byte that differs always tells."""
    low = 1
    high = 0
    for byte in data:
        low = (low + byte) & 0xFFFF
        high = (high + low) & 0xFFFF
    return low, high


class NvmStore:
    """`memory` is microcontroller.nvm or the like: bytes that can be sliced and written."""

    def __init__(self, memory: "nvm.ByteArray | bytearray") -> None:
        self._memory = memory

    def _entries(self) -> list[tuple[bytes, bytes]]:
        """All that is stored, by names as UTF-8; nothing when the memory is new or damaged."""
        memory = self._memory
        if bytes(memory[:3]) != _MARK:
            return []
        length, low, high = struct.unpack("<HHH", bytes(memory[3:_HEAD]))
        if _HEAD + length > len(memory):
            return []
        data = bytes(memory[_HEAD : _HEAD + length])
        if checksum(bytes(memory[3:5]) + data) != (low, high):
            return []
        entries = []
        at = 0
        while at < length:
            name_end = at + 1 + data[at]
            name = data[at + 1 : name_end]
            at = name_end + 2 + struct.unpack("<H", data[name_end : name_end + 2])[0]
            entries.append((name, data[name_end + 2 : at]))
        return entries

    def load(self, name: str) -> bytes | None:
        """The bytes kept under the name, or None."""
        wanted = name.encode()
        for known, data in self._entries():
            if known == wanted:
                return data
        return None

    def save(self, name: str, data: bytes) -> bool:
        """Keeps the bytes under the name (empty: forgets it). False when there is no room: what was kept stays."""
        if (self.load(name) or b"") == data:
            return True
        if len(data) > len(self._memory):
            return False
        block = b""
        new = name.encode()
        for known, kept in self._entries() + [(new, data)]:
            if kept and (known != new or kept is data):
                block += bytes((len(known),)) + known + struct.pack("<H", len(kept)) + kept
        if _HEAD + len(block) > len(self._memory):
            return False
        length = struct.pack("<H", len(block))
        self._memory[: _HEAD + len(block)] = _MARK + length + struct.pack("<HH", *checksum(length + block)) + block
        return True
