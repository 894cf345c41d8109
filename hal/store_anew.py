"""The store when its log is full: all that is kept is written anew. Read only then, and dropped."""

import struct
import sys

from hal.store import MARK, changed, write

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
    image = bytearray(len(memory))  # this is the most that it takes of the heap, and a match lies there too
    end = len(MARK)
    for each in [each for each in _names(store) if each != name] + [name]:
        kept = data if each == name else store.load(each.decode())
        record = changed(each, b"", kept) if kept else b""
        if end + len(record) > len(memory):
            store.full |= 1
            print("no room is left to keep", name.decode(), "anew: it stays as it was kept")
            _forget()
            return False
        image[end : end + len(record)] = record
        end += len(record)
    for place in range(end, len(image)):
        image[place] = 255
    for place in range(len(MARK)):
        image[place] = 255
    done = write(memory, 0, image) and write(memory, 0, MARK)
    store._end = end if done else 0  # it is looked at again, for what may be left of it
    store.full |= not done
    _forget()
    return done


def _names(store: "typing.Any") -> list[bytes]:
    """The names in the log, each once."""
    memory = store._memory
    found: list[bytes] = []
    at = len(MARK)
    while at < abs(store._end):
        length, _, _, came = struct.unpack("<BHHH", bytes(memory[at : at + 7]))
        name = bytes(memory[at + 7 : at + 7 + length])
        if name not in found:
            found.append(name)
        at += 7 + length + came + 4
    return found


def _forget() -> None:
    """Drops this file again, so that its memory serves the app. None first: a board's dict keeps what was deleted in its slot."""
    modules: typing.Any = sys.modules
    if "hal.store_anew" in modules:
        modules["hal.store_anew"] = None
        del modules["hal.store_anew"]
        modules["hal"].store_anew = None
        del modules["hal"].store_anew
