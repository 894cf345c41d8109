"""The store when its log is full, or damaged: read only then."""

import sys

from hal.store import HEAD, MARK, changed, found

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing

    import nvm

    from hal.store import NvmStore


def anew(store: "NvmStore", memory: "nvm.ByteArray | bytearray", name: bytes, data: bytes) -> bool:
    """Writes all that is kept anew, `data` under the name; False when there is no room: what was kept stays.

    The chip erases its whole memory first, and a power cut in that moment loses what was kept. The mark is written last of all:
    where it is missing and something stands, that is what has happened.
    """
    values: list[tuple[bytes, bytes]] = []
    store.records(values)
    place = found(values, name)[0]
    values[place:] = values[place + 1 :] + [(name, data)]
    image = bytearray(b"\xff" * len(memory))
    at = len(MARK)
    for each, kept in values:
        record = changed(each, b"", kept) if kept else b""
        end = at + len(record)
        if end > len(memory):
            _forget()
            return False
        image[at:end] = record
        at = end
    memory[0 : len(memory)] = image
    memory[0 : len(MARK)] = MARK
    _forget()
    return True


def doubt(store: "NvmStore", memory: "nvm.ByteArray | bytearray", at: int, values: "list[tuple[bytes, bytes]]") -> None:
    """What stands from `at` on, where no sound record begins; 0 where there is no mark.

    The rest of a write that the power has cut short is no harm, but must not be written over. With sound records in it, what has
    been read is not to be believed.
    """
    size = len(memory)
    doubtful = len(bytes(memory[at:]).strip(b"\xff")) > 0  # else it is new, or the end of all there is
    damaged = doubtful and not at
    if doubtful:
        store.end = 0
    for place in range(at + 1, size - HEAD if doubtful else 0):
        damaged = damaged or len(store.record(place)) > 0
    if damaged:
        store.damaged = True
        del values[:]
    _forget()


def _forget() -> None:
    """Drops this file again, so that its memory serves the app. None first: a board's dict keeps what was deleted in its slot."""
    modules: typing.Any = sys.modules
    if "hal.store_full" in modules:
        modules["hal.store_full"] = None
        del modules["hal.store_full"]
        modules["hal"].store_full = None
        delattr(modules["hal"], "store_full")
