"""The flash of the chip's nvm as the firmware writes it. The power can be cut after any byte.

On an RP2 the firmware programs the bytes page by page where all of them were still 0xFF. Otherwise it copies the whole memory,
erases its sector of 4 KB, and programs the copy, pages ascending: a power cut meanwhile loses what is not yet programmed. On a
SAMD51 it does so at every write, with a block of 8 KB. A chip programs the bytes of a page in any order, so a power cut can leave
either end of a page.
"""


class PowerCut(BaseException):
    """Ends the program: the power was cut while the flash was written."""


page = 256  # bytes programmed at once
always = False  # each write erases
erases = 0  # since power-on
bytes_left = -1  # bytes erased or programmed before the power is cut; -1: never
backward = False  # the last bytes of a page are programmed first
erasing = False  # the power was cut between the start of an erase and the end of programming


def reset(size: int = 4096, page_size: int = 256, erases_always: bool = False) -> int:
    """Power on with the flash of a board. Return its size in bytes."""
    global erases, page, always
    page = page_size
    always = erases_always
    erases = 0
    repair()
    return size


def repair() -> None:
    """Cancel the power cut."""
    global bytes_left, backward, erasing
    bytes_left = -1
    backward = erasing = False


def cut_after(count: int, from_the_end: bool = False) -> None:
    """Cut the power after this many more bytes are erased or programmed. from_the_end: the last ones of each page come first."""
    global bytes_left, backward
    bytes_left = count
    backward = from_the_end


def write(memory: bytearray, start: int, data: bytes) -> None:
    """Do nvm[start:start + len(data)] = data. PowerCut at a power cut."""
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
    """Program bytes. Programming only clears bits; a byte 0xFF changes nothing."""
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
