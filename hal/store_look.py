"""The first look at the store's log, when the program starts: where it ends, and whether it is to be believed.

A record that the power has cut short is the last, and what it would have changed is as it was. With sound ones behind it, it was
damaged, and each of them tells a change of what is not known any more: nothing is believed then. Where the mark is missing and
something stands, the power went while all was written anew (hal/store_anew.py), or the bytes are somebody else's.
"""

from hal.store import MARK, sound

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing


def look(store: "typing.Any") -> bool:
    """Finds the end of the store's log. False when what stands there is damaged: then nothing is kept."""
    memory = store._memory
    size = len(memory)
    at = len(MARK)
    if bytes(memory[:at]) != MARK:
        store._end = -at
        return not _stands(memory, 0)
    while at + 7 < size and memory[at] != 255:
        length = _sound(memory, at)
        if not length:
            break
        at += length
    # What a cut write has left must not be written over: the log is written anew then.
    store._end = at
    if _stands(memory, at):
        store._end = -at
        if at == len(MARK):
            return False  # all written anew begins with a record that is whole
        for place in range(at + 1, size - 7):
            if _sound(memory, place):
                store._end = -len(MARK)
                return False
    return True


def _sound(memory: "typing.Any", at: int) -> int:
    """The length of the record that begins there; 0 when there is none whose checksum is right."""
    length = 7 + memory[at] + memory[at + 5] + (memory[at + 6] << 8) + 4
    if not 0 < memory[at] < 32 or at + length > len(memory):
        return 0
    return int(length) if sound(memory[at : at + length]) else 0


def _stands(memory: "typing.Any", at: int) -> bool:
    """Whether anything stands there or behind."""
    return len(bytes(memory[at:]).strip(b"\xff")) > 0
