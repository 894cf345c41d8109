"""The store: named byte strings in the chip's non-volatile memory (nvm), writable also while the computer has the drive.

A chip can write without an erase where its flash is still 0xFF; to write over anything else it erases the whole memory first. So
the memory holds a log: a mark, then records, each the change of one name's bytes. Only when the log is full is it compacted
(hal/nvm_compact.py). A record is

    length of the name (1 byte), bytes unchanged before the change (2), bytes removed (2), bytes inserted (2),
    the name, the inserted bytes, a checksum of all that (4)

and 0xFF in place of a name's length is the end. Checksums are verified once, when the program starts (hal/nvm_recover.py). Each
write is read back: worn flash may not retain it.
"""

import struct

try:
    from binascii import crc32
except ImportError:  # a firmware without it
    from hal.checksum import crc32  # type: ignore[assignment]  # only ever called with one argument

TYPE_CHECKING = False
if TYPE_CHECKING:
    import nvm

MARK = b"Si3"


class NvmStore:
    """`memory` is microcontroller.nvm or has its interface: bytes that can be sliced and assigned, 0xFF where they are new.

    `full`: bit 1 once something found no room, bit 4 where something was lost; the app sets bit 2 when it has reported that.
    """

    full = 0

    def __init__(self, memory: "nvm.ByteArray | bytearray") -> None:
        self._memory = memory
        self._end = 0  # where the next record goes; below 0 when the log has to be compacted; 0 before recover()
        self._last = "", b""  # name and bytes saved last: a match is saved each turn, and reading the log is slow

    def recover(self) -> bool:
        """Find the end of the log. Return False when it is damaged: then no entry is left."""
        # Late: at the start only. By name, because that module imports this one; it is dropped after use.
        found: tuple[int, bool] = __import__("hal.nvm_recover", None, None, ("recover",)).recover(self._memory)
        self._end = found[0]
        return found[1]

    def load(self, name: str) -> bytes | None:
        """Return the bytes kept under the name, or None."""
        if not self._end:
            self.recover()
        memory = self._memory
        called = name.encode()
        length = len(called)
        data = bytearray()
        at = len(MARK)
        last = abs(self._end)
        while at < last:
            # There may be 200 records: reading single bytes is faster than a slice, and allocates nothing.
            start = at + 7 + memory[at]
            end = start + memory[at + 5] + (memory[at + 6] << 8)
            if memory[at] == length and memory[at + 7 : start] == called:
                stay = memory[at + 1] + (memory[at + 2] << 8)
                went = memory[at + 3] + (memory[at + 4] << 8)
                data[stay : stay + went] = memory[start:end]
            at = end + 4
        return bytes(data) or None

    def save(self, name: str, data: bytes) -> bool:
        """Save the bytes under the name (empty: delete the name). Return False when there is no room: the old bytes stay.

        Raises ValueError if the name is longer than 31 bytes, or empty.
        """
        memory = self._memory
        if not 0 < len(name.encode()) < 32:
            raise ValueError(f"{name!r}: a name has 1 to 31 bytes")
        last, old = self._last
        if name != last:
            old = self.load(name) or b""
        if old == data:
            return True
        self._last = "", b""
        if len(data) > len(memory):
            self.full |= 1
            return False
        record = changed(name.encode(), old, data)
        end = self._end + len(record)
        if self._end > 0 and end <= len(memory):
            if write(memory, self._end, record):
                self._end = end
                self._last = name, data
                return True
            self._end = -self._end  # the bytes there must not be written over
        # Late: when the log is full only. By name, because that module imports this one.
        compact = __import__("hal.nvm_compact", None, None, ("compact",)).compact
        done: bool
        done, self._end, full = compact(memory, self._end, name.encode(), data)
        self.full |= full
        return done

    def flush(self, now: int | None = None) -> bool:
        """Return True: save() writes at once. See hal/store_block.py."""
        return True


def write(memory: "nvm.ByteArray | bytearray", start: int, data: "bytes | bytearray") -> bool:
    """Write the bytes. Return whether they can be read back."""
    try:
        memory[start : start + len(data)] = data
    except (OSError, RuntimeError) as error:
        print("the store cannot be written:", repr(error))
        return False
    return reads_back(memory, start, data)


def reads_back(memory: "nvm.ByteArray | bytearray", start: int, data: "bytes | bytearray | memoryview") -> bool:
    """Return whether the memory has these bytes there."""
    for at in range(0, len(data), 256):  # a second copy of 4 KB does not fit on the heap
        part = data[at : at + 256]
        if memory[start + at : start + at + len(part)] != part:
            return False
    return True


def checksum_ok(record: "bytes | bytearray") -> bool:
    """Return whether a record ends with its checksum: the CRC-32 of any bytes followed by their own CRC-32 is this constant."""
    return crc32(record) == 0x2144DF1C


def changed(name: bytes, old: bytes, new: "bytes | bytearray") -> bytes:
    """Return the record of the change of a name's bytes, checksum included."""
    most = min(len(old), len(new))
    stay = most if old[:most] == new[:most] else 0  # a match only grows, or loses its last turn
    while stay < most and old[stay] == new[stay]:
        stay += 1
    last = 0
    while last < most - stay and old[-1 - last] == new[-1 - last]:
        last += 1
    came = new[stay : len(new) - last]
    record = struct.pack("<BHHH", len(name), stay, len(old) - last - stay, len(came)) + name + came
    return record + struct.pack("<I", crc32(record))
