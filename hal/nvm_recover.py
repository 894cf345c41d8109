"""Recovery of the store's log (hal/store.py) when the program starts: where it ends, and whether it can be trusted.

A record that a power cut has truncated is the last one, and the value that it would have changed keeps its previous bytes. A
damaged record has sound ones behind it, and the values that they change are unknown: then the whole log is discarded. A
non-blank memory without the mark means a power cut during compaction (hal/nvm_compact.py), or bytes that are not Sillon's.
"""

from hal.store import MARK, checksum_ok

TYPE_CHECKING = False
if TYPE_CHECKING:
    import nvm


def recover(memory: "nvm.ByteArray | bytearray") -> "tuple[int, bool]":
    """Return the end of the log, as in NvmStore._end, and whether the log is sound: when it is not, no entry is left."""
    size = len(memory)
    at = len(MARK)
    if bytes(memory[:at]) != MARK:
        return -at, _is_blank(memory, 0)
    while at + 7 < size and memory[at] != 255:
        length = _sound(memory, at)
        if not length:
            break
        at += length
    if _is_blank(memory, at):
        return at, True
    if at == len(MARK):
        return -at, False  # compaction writes the first record before the mark: it is damaged, not truncated
    for place in range(at + 1, size - 7):
        if _sound(memory, place):
            return -len(MARK), False
    return -at, True  # the remains of a truncated write must not be written over: the next save compacts


def _sound(memory: "nvm.ByteArray | bytearray", at: int) -> int:
    """Return the length of the record that begins there; 0 when there is none with a right checksum."""
    length = 7 + memory[at] + memory[at + 5] + (memory[at + 6] << 8) + 4
    if not 0 < memory[at] < 32 or at + length > len(memory):
        return 0
    return int(length) if checksum_ok(memory[at : at + length]) else 0


def _is_blank(memory: "nvm.ByteArray | bytearray", at: int) -> bool:
    """Return whether all bytes from `at` on are erased."""
    return not bytes(memory[at:]).strip(b"\xff")
