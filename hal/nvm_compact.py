"""Compaction of the store's log (hal/store.py) when it is full: all entries are written again. Imported only then."""

from hal.store import MARK, changed, checksum_ok, reads_back, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    import nvm


def compact(memory: "nvm.ByteArray | bytearray", end: int, name: bytes, data: bytes) -> "tuple[bool, int, int]":
    """Write all entries again, with `data` under the name. Return (done, end of the log, bits for the store's `full`).

    `done` is False without room (the old entries stay), or when the flash does not retain the data (readable entries are
    recovered).

    The chip erases its whole memory first, and a power cut at that moment loses the entries. The mark is written last: memory
    without the mark that is not blank shows that this happened.
    """
    held = end > len(MARK) or -end > len(MARK)
    full = 0
    image = bytearray(len(memory))  # the largest allocation, beside a match
    found = entries(memory, end)
    if found is None:
        end = -len(MARK)
        full = 5
        found = []
    at = len(MARK)
    for each, now in [pair for pair in found if pair[0] != name] + [(name, data)]:
        record = changed(each, b"", now) if now else b""
        if at + len(record) > len(memory):
            print("the store is full:", name.decode(), "keeps its previous value")
            return False, end, full | 1
        image[at : at + len(record)] = record
        at += len(record)
    blank = b"\xff" * 256
    for place in range(at, len(image), len(blank)):
        image[place : place + len(blank)] = blank[: len(image) - place]
    image[: len(MARK)] = blank[: len(MARK)]
    whole = write(memory, 0, image)
    if (whole or reads_back(memory, 0, memoryview(image)[:at])) and write(memory, 0, MARK):
        # Nothing may be appended where a byte behind the log cannot be erased: the next save compacts again.
        return True, at if whole else -at, full
    # Late: only after a failed write. By name, as in hal/store.py.
    end, understood = __import__("hal.nvm_recover", None, None, ("recover",)).recover(memory)
    return False, end, full | (1 if understood or not held else 5)


def entries(memory: "nvm.ByteArray | bytearray", end: int) -> "list[tuple[bytes, bytearray]] | None":
    """Return the names in the log that ends there, with their bytes. None when the log has been damaged since the start."""
    names: list[bytes] = []
    held = []
    at = len(MARK)
    while at < abs(end):
        start = at + 7 + memory[at]
        stop = start + memory[at + 5] + (memory[at + 6] << 8)
        if not checksum_ok(memory[at : stop + 4]):
            return None
        name = bytes(memory[at + 7 : start])
        if name not in names:
            names.append(name)
            held.append(bytearray())
        stay = memory[at + 1] + (memory[at + 2] << 8)
        went = memory[at + 3] + (memory[at + 4] << 8)
        held[names.index(name)][stay : stay + went] = memory[start:stop]
        at = stop + 4
    return [(names[k], held[k]) for k in range(len(names))]
