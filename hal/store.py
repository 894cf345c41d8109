"""The store: small named things that outlast the power, in the chip's own memory (nvm), writable whoever holds the drive.

A chip writes for nothing where its flash is still 0xFF; to write over anything else it erases the whole memory first. So what is
saved is a log: after a mark come records, one after the other, each telling how a name's bytes have changed. Only when the log is
full is it written anew (hal/nvm_compact.py). A record is

    length of the name (1 byte), how many bytes stay before the change (2), how many went (2), how many came (2),
    the name, the bytes that came, a checksum of all that (4)

and 0xFF in place of a name's length is the end. Checksums are looked at once, when the program starts (hal/nvm_recover.py); what
is written is read again, for a flash that is worn out keeps what it likes.
"""

import struct

try:
    from binascii import crc32
except ImportError:  # a firmware without it
    from hal.checksum import crc32  # type: ignore[assignment]  # one argument is all that it is asked with

TYPE_CHECKING = False
if TYPE_CHECKING:
    import nvm

MARK = b"Si3"


class NvmStore:
    """`memory` is microcontroller.nvm or the like: bytes that can be sliced and written, 0xFF where they are new.

    `full` is 0 while all has found room; then it has the bit 1, where something was lost 4 as well, and who says so sets 2.
    """

    full = 0

    def __init__(self, memory: "nvm.ByteArray | bytearray") -> None:
        self._memory = memory
        self._end = 0  # where the next record goes; below 0 when all has to be written anew; 0 before the first look
        self._last = "", b""  # name and bytes saved last: a match is saved each turn, and the log takes long to read

    def recover(self) -> bool:
        """Find the end of the log. False when it is damaged: then nothing is kept."""
        self._end, sound = __import__("hal.nvm_recover", None, None, ("recover",)).recover(self._memory)
        return bool(sound)

    def load(self, name: str) -> bytes | None:
        """The bytes kept under the name, or None."""
        if not self._end:
            self.recover()
        memory = self._memory
        called = name.encode()
        length = len(called)
        data = bytearray()
        at = len(MARK)
        last = abs(self._end)
        while at < last:
            # There may be 200 records: to read bytes one by one is quicker than a slice, and takes nothing of the heap.
            start = at + 7 + memory[at]
            end = start + memory[at + 5] + (memory[at + 6] << 8)
            if memory[at] == length and memory[at + 7 : start] == called:
                stay = memory[at + 1] + (memory[at + 2] << 8)
                went = memory[at + 3] + (memory[at + 4] << 8)
                data[stay : stay + went] = memory[start:end]
            at = end + 4
        return bytes(data) or None

    def save(self, name: str, data: bytes) -> bool:
        """Keeps the bytes under the name (empty: forgets it). False when there is no room: what was kept stays.

        ValueError for a name that is longer than 31 bytes, or empty.
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
            self._end = -self._end  # what stands there now must not be written over
        compact = __import__("hal.nvm_compact", None, None, ("compact",)).compact
        done, self._end, full = compact(memory, self._end, name.encode(), data)
        self.full |= full
        return bool(done)

    def flush(self, now: int | None = None) -> bool:
        """Whether all that was saved is written: here it is at once. See hal/store_block.py."""
        return True


def write(memory: "nvm.ByteArray | bytearray", start: int, data: "bytes | bytearray") -> bool:
    """Writes the bytes; whether they stand there then."""
    try:
        memory[start : start + len(data)] = data
    except (OSError, RuntimeError) as error:
        print("what is to be kept cannot be written:", repr(error))
        return False
    return kept(memory, start, data)


def kept(memory: "nvm.ByteArray | bytearray", start: int, data: "bytes | bytearray | memoryview") -> bool:
    """Whether these bytes are there."""
    for at in range(0, len(data), 256):  # 4 KB a second time have no room on the heap
        part = data[at : at + 256]
        if memory[start + at : start + at + len(part)] != part:
            return False
    return True


def sound(record: "bytes | bytearray") -> bool:
    """Whether a record ends with its checksum: bytes with their own CRC-32 behind them all have this one."""
    return crc32(record) == 0x2144DF1C


def changed(name: bytes, old: bytes, new: "bytes | bytearray") -> bytes:
    """The record that tells how a name's bytes have changed, its checksum with it."""
    most = min(len(old), len(new))
    stay = most if old[:most] == new[:most] else 0  # a match only grows, or a turn is taken back
    while stay < most and old[stay] == new[stay]:
        stay += 1
    last = 0
    while last < most - stay and old[-1 - last] == new[-1 - last]:
        last += 1
    came = new[stay : len(new) - last]
    record = struct.pack("<BHHH", len(name), stay, len(old) - last - stay, len(came)) + name + came
    return record + struct.pack("<I", crc32(record))
