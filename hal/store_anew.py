"""The store when its log is full: all that is kept is written anew. Read only then."""

import struct

from hal.store import MARK, changed, kept, write

try:
    from binascii import crc32
except ImportError:  # a firmware without it
    from hal.checksum import crc32  # type: ignore[assignment]  # one argument is all that it is asked with

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing


def anew(store: "typing.Any", name: bytes, data: bytes) -> bool:
    """Writes all that is kept anew, `data` under the name.

    False when there is no room, and what was kept stays; or when the flash does not hold it, and what it has left is looked for.

    The chip erases its whole memory first, and a power cut in that moment loses what was kept. The mark is written last of all:
    where it is missing and something stands, that is what has happened.
    """
    memory = store._memory
    held = abs(store._end) > len(MARK)
    image = bytearray(len(memory))  # this is the most that it takes of the heap, and a match lies there too
    end = len(MARK)
    for each in [each for each in _names(store) if each != name] + [name]:
        now = data if each == name else store.load(each.decode())
        record = changed(each, b"", now) if now else b""
        if end + len(record) > len(memory):
            store.full |= 1
            print("no room is left to keep", name.decode(), "anew: it stays as it was kept")
            return False
        image[end : end + len(record)] = record
        end += len(record)
    for place in range(end, len(image)):
        image[place] = 255
    for place in range(len(MARK)):
        image[place] = 255
    write(memory, 0, image)
    seen = memoryview(image)
    done = kept(memory, 0, seen[:end]) and write(memory, 0, MARK)
    # Where a cell behind it cannot be erased any more, nothing must be written over that: all is written anew again.
    store._end = end if kept(memory, end, seen[end:]) else -end
    if not done:
        # It is looked at again, for what may be left of it.
        sound = __import__("hal.store_look", None, None, ("look",)).look(store)
        store.full |= 1 if sound or not held else 5
    return done


def _names(store: "typing.Any") -> list[bytes]:
    """The names in the log, each once. Of one that has been damaged since it was looked at nothing is kept, and that is said."""
    memory = store._memory
    found: list[bytes] = []
    at = len(MARK)
    while at < abs(store._end):
        length, _, _, came = struct.unpack("<BHHH", bytes(memory[at : at + 7]))
        name = bytes(memory[at + 7 : at + 7 + length])
        if name not in found:
            found.append(name)
        end = at + 7 + length + came
        if bytes(memory[end : end + 4]) != struct.pack("<I", crc32(bytes(memory[at:end]))):
            store._end = -len(MARK)
            store.full |= 5
            return []
        at = end + 4
    return found
