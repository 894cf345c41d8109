"""The flash behind the chip's nvm, as the firmware writes it, and a power that can be cut after any byte.

On an RP2, where all that is written over is still 0xFF, the bytes are programmed, page by page. Anywhere else the firmware keeps
the whole memory aside, erases it, a sector of 4 KB, and programs it again, pages ascending: whatever stood there is in danger
meanwhile. On a SAMD51 it does so at every write, with a block of 8 KB. A chip works on all bytes of a page at once, and none
promises which of them are there first: so a cut is tried from both ends.
"""


class PowerCut(BaseException):
    """The power went while the flash was written: the program is gone."""


page = 256  # bytes that are programmed at once
always = False  # whether each write erases
erases = 0  # how often the sector was erased, since power-on
bytes_left = -1  # bytes that are still erased or programmed before the power goes; -1: it stays
backward = False  # whether the last bytes of a page are there first
erasing = False  # whether it went between the beginning of an erase and the end of what is programmed after it


def reset(size: int = 4096, page_size: int = 256, erases_always: bool = False) -> int:
    """Power on, with the flash of a board; returns its size in bytes."""
    global erases, page, always
    page = page_size
    always = erases_always
    erases = 0
    mend()
    return size


def mend() -> None:
    """The power stays."""
    global bytes_left, backward, erasing
    bytes_left = -1
    backward = erasing = False


def cut_after(count: int, from_the_end: bool = False) -> None:
    """The power goes when so many more bytes have been erased or programmed, the last of each page first or the first."""
    global bytes_left, backward
    bytes_left = count
    backward = from_the_end


def write(memory: bytearray, start: int, data: bytes) -> None:
    """What nvm[start:] = data does. Raises PowerCut."""
    global erases, erasing
    if not always and not bytes(memory[start : start + len(data)]).strip(b"\xff"):
        _program(memory, start, data)
        return
    image = memory[:start] + data + memory[start + len(data) :]
    erases += 1
    erasing = True
    for at in range(0 if bytes_left >= 0 else len(memory), len(memory)):
        _spend()
        memory[at] = 0xFF
    memory[:] = b"\xff" * len(memory)
    _program(memory, 0, image)
    erasing = False


def _program(memory: bytearray, start: int, data: "bytes | bytearray") -> None:
    """Flash can only clear bits; a byte of ones is not touched."""
    end = start + len(data)
    if bytes_left < 0:
        memory[start:end] = data
        return
    while start < end:
        places = range(start, min(start - start % page + page, end))
        for at in reversed(places) if backward else places:
            if data[at - end] != 0xFF:
                _spend()
                memory[at] &= data[at - end]
        start = places[-1] + 1


def _spend() -> None:
    global bytes_left
    if not bytes_left:
        bytes_left = -1
        raise PowerCut
    bytes_left -= 1
