"""The store when its log is full: all that is kept is written anew. Read only then."""

from hal.store import MARK, changed, kept, sound, write

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
    for each, now in [pair for pair in entries(store) if pair[0] != name] + [(name, data)]:
        record = changed(each, b"", now) if now else b""
        if end + len(record) > len(memory):
            store.full |= 1
            print("no room is left to keep", name.decode(), "anew: it stays as it was kept")
            return False
        image[end : end + len(record)] = record
        end += len(record)
    blank = b"\xff" * 256
    for at in range(end, len(image), len(blank)):
        image[at : at + len(blank)] = blank[: len(image) - at]
    image[: len(MARK)] = blank[: len(MARK)]
    whole = write(memory, 0, image)
    done = (whole or kept(memory, 0, memoryview(image)[:end])) and write(memory, 0, MARK)
    # Where a cell behind it cannot be erased any more, nothing must be written over that: all is written anew again.
    store._end = end if whole else -end
    if not done:
        # It is looked at again, for what may be left of it.
        understood = __import__("hal.store_look", None, None, ("look",)).look(store)
        store.full |= 1 if understood or not held else 5
    return done


def entries(store: "typing.Any") -> "list[tuple[bytes, typing.Any]]":
    """Names in the log and their bytes. Nothing when it has been damaged since it was looked at, and that is said."""
    memory = store._memory
    names: list[bytes] = []
    held = []
    at = len(MARK)
    while at < abs(store._end):
        start = at + 7 + memory[at]
        end = start + memory[at + 5] + (memory[at + 6] << 8)
        if not sound(memory[at : end + 4]):
            store._end = -len(MARK)
            store.full |= 5
            return []
        name = bytes(memory[at + 7 : start])
        if name not in names:
            names.append(name)
            held.append(bytearray())
        stay = memory[at + 1] + (memory[at + 2] << 8)
        went = memory[at + 3] + (memory[at + 4] << 8)
        held[names.index(name)][stay : stay + went] = memory[start:end]
        at = end + 4
    return [(names[k], held[k]) for k in range(len(names))]
