"""UF2 files for tests: a block, and a reader that accepts no other file than the format describes (Microsoft, uf2, README.md).

It shares no code with sim/firmware/uf2.py.
"""

import struct
from itertools import pairwise

BLOCK = 512
PAGE = 256
SECTOR = 4096
RP2040 = 0xE48BFF56
FLASH = range(0x10000000, 0x11000000)
FAMILY_PRESENT = 0x2000


class NotAllowed(AssertionError):
    """A file breaks a rule of the format, which the message names."""


def block(
    number: int, total: int, address: int, payload: bytes, family: int = RP2040, flags: int = FAMILY_PRESENT
) -> bytes:
    head = struct.pack("<8I", 0x0A324655, 0x9E5D5157, flags, address, len(payload), number, total, family)
    return (head + payload).ljust(508, b"\xff") + struct.pack("<I", 0x0AB16F30)


def blocks(image: bytes, **given: int) -> bytes:
    """Return a file with an image whose length is whole pages."""
    total = len(image) // PAGE
    return b"".join(
        [block(k, total, FLASH.start + k * PAGE, image[k * PAGE : (k + 1) * PAGE], **given) for k in range(total)]
    )


def read(data: bytes, family: int = RP2040) -> dict[int, bytes]:
    """Return the pages by their address. Raise NotAllowed for a file that a boot loader might read in another way.

    All blocks are for one family and in one sequence, each has 256 bytes for an address of its own, addresses rise, and sectors
    of 4,096 bytes are whole, as the RP2040 needs it (datasheet, RP2040-E14).
    """
    _demand(data and len(data) % BLOCK == 0, f"{len(data)} bytes are not whole blocks")
    total = len(data) // BLOCK
    pages: dict[int, bytes] = {}
    for index in range(total):
        one = data[index * BLOCK : (index + 1) * BLOCK]
        first, second, flags, address, size, number, count, found = struct.unpack("<8I", one[:32])
        _demand((first, second) == (0x0A324655, 0x9E5D5157), f"block {index}: the first marks are wrong")
        _demand(one[508:] == b"\x30\x6f\xb1\x0a", f"block {index}: the last mark is wrong")
        _demand(flags == FAMILY_PRESENT, f"block {index}: flags {flags:#x}")
        _demand(found == family, f"block {index}: family {found:#x}")
        _demand(size == PAGE, f"block {index}: {size} bytes")
        _demand(one[32 + PAGE : 508] == b"\xff" * 220, f"block {index}: other padding than 0xFF")
        _demand(number == index, f"block {index}: number {number}")
        _demand(count == total, f"block {index}: a total of {count}, and there are {total}")
        _demand(address % PAGE == 0 and address in FLASH, f"block {index}: address {address:#x}")
        _demand(not pages or address > max(pages), f"block {index}: address {address:#x} again, or behind a higher one")
        pages[address] = one[32 : 32 + PAGE]
    for sector in {address // SECTOR for address in pages}:
        _demand(all(sector * SECTOR + at in pages for at in range(0, SECTOR, PAGE)), f"sector {sector:#x} is not whole")
    return pages


def parts(pages: dict[int, bytes]) -> dict[int, bytes]:
    """Return the pages that follow each other as one, by their offset in the flash."""
    starts = [at for before, at in pairwise([-1, *pages]) if at != before + PAGE]
    ends = [*starts[1:], FLASH.stop]
    return {
        start - FLASH.start: b"".join([page for at, page in pages.items() if start <= at < end])
        for start, end in zip(starts, ends, strict=True)
    }


def _demand(holds: object, message: str) -> None:
    if not holds:
        raise NotAllowed(message)
