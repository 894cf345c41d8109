"""The store: small named things that outlast the power, in the chip's own memory (nvm), writable whoever holds the drive.

A chip writes for nothing where its flash is still 0xFF; to write over anything else it erases the whole memory first. So what is
saved is a log: after a mark come records, one after the other, each telling how a name's bytes have changed. Only when the log is
full is it written anew (hal/store_full.py). A record is

    length of the name (1 byte), how many bytes stay before the change (2), how many went (2), how many came (2),
    the name, the bytes that came, a checksum of all that (2)

and 0xFF in place of a name's length is the end. A record that the power has cut short is the last, and what it would have changed
is as it was. With sound ones behind it, it was damaged: then nothing is believed any more, and `damaged` says so.
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
HEAD = 7  # bytes of a record before its name
LONGEST = 31  # bytes of a name


class NvmStore:
    """`memory` is microcontroller.nvm or the like: bytes that can be sliced and written, 0xFF where they are new."""

    def __init__(self, memory: "nvm.ByteArray | bytearray") -> None:
        self._memory = memory
        self.end = 0  # where the next record goes; 0 before the first look, and when all has to be written anew
        self.damaged = False

    def records(self, values: "list[tuple[bytes, bytes]]", only: bytes = b"") -> None:
        """Reads the log: fills `values` with each name and what is kept under it, or `only` with one."""
        memory = self._memory
        size = len(memory)
        first = not self.end
        at = len(MARK)
        if bytes(memory[:at]) != MARK:
            at = 0  # nothing was ever kept, or it is somebody else's, or the power went while all was written anew
        while at and at + HEAD < size and memory[at] != 255:
            record = self.record(at)
            if not record:
                first = True
                break
            length, stay, went, came = struct.unpack("<BHHH", record[:HEAD])
            name = record[HEAD : HEAD + length]
            if not only or name == only:
                place, old = found(values, name)
                values[place:] = values[place + 1 :] + [
                    (name, old[:stay] + record[HEAD + length :] + old[stay + went :])
                ]
            at += len(record) + 2
        self.end = at
        if first or not at:
            from hal.store_full import doubt

            doubt(self, memory, at, values)

    def record(self, at: int) -> bytes:
        """The record that begins there, without its checksum; b"" when there is none that is sound."""
        memory = self._memory
        length, _, _, came = struct.unpack("<BHHH", bytes(memory[at : at + HEAD]))
        end = at + HEAD + length + came
        if 0 < length <= LONGEST and end + 2 <= len(memory):
            record = bytes(memory[at:end])
            if bytes(memory[end : end + 2]) == sealed(record):
                return record
        return b""

    def load(self, name: str) -> bytes | None:
        """The bytes kept under the name, or None."""
        values: list[tuple[bytes, bytes]] = []
        self.records(values, name.encode())
        return found(values, name.encode())[1] or None

    def save(self, name: str, data: bytes) -> bool:
        """Keeps the bytes under the name (empty: forgets it). False when there is no room: what was kept stays.

        ValueError for a name that is longer than 31 bytes, or empty.
        """
        called = name.encode()
        if not 0 < len(called) <= LONGEST:
            raise ValueError(f"{name!r}: a name has 1 to {LONGEST} bytes")
        old = self.load(name) or b""
        if old == data:
            return True
        if len(data) > len(self._memory):
            return False
        record = changed(called, old, data)
        end = self.end + len(record)
        if not self.end or end > len(self._memory) or bytes(self._memory[self.end : end]).strip(b"\xff"):
            from hal.store_full import anew

            return anew(self, self._memory, called, data)
        self._memory[self.end : end] = record
        return True


def found(values: "list[tuple[bytes, bytes]]", name: bytes) -> tuple[int, bytes]:
    """The place of a name among the values, their number when it is not there, and what is kept under it."""
    for place in range(len(values)):
        if values[place][0] == name:
            return place, values[place][1]
    return len(values), b""


def changed(name: bytes, old: bytes, new: bytes) -> bytes:
    """The record that tells how a name's bytes have changed."""
    most = min(len(old), len(new))
    stay = 0
    while stay < most and old[stay] == new[stay]:
        stay += 1
    last = 0
    while last < most - stay and old[-1 - last] == new[-1 - last]:
        last += 1
    came = new[stay : len(new) - last]
    record = struct.pack("<BHHH", len(name), stay, len(old) - last - stay, len(came)) + name + came
    return record + sealed(record)


def sealed(record: bytes) -> bytes:
    """The two bytes of checksum that follow a record."""
    return struct.pack("<H", crc32(record) & 0xFFFF)
