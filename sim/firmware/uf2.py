"""Write and read UF2 files: an image in blocks of 512 bytes for a boot loader (Microsoft, uf2.md)."""

import struct
from collections.abc import Mapping

from sim.drive.sentences import say

RP2040 = 0xE48BFF56  # the family's id
PAYLOAD = 256  # bytes of the image in a block
_BLOCK = 512
_MOST = _BLOCK - 36  # the most bytes of the image in a block
_MAGIC = (0x0A324655, 0x9E5D5157, 0x0AB16F30)
_HAS_FAMILY = 0x2000
_NOT_MAIN = 0x0001  # a block that is not for the flash
_FLASH_BYTES = 16 << 20  # that the chip can address
_HEAD = "<8I"
_START = 0x10000000  # of the flash, as the chip addresses it
_SECTOR = 4096  # bytes that are erased at once


class NotThisImage(ValueError):
    """Not a UF2 file, a damaged one, or one for another chip. Its text is the reason, in the command's language."""


class AnotherChip(NotThisImage):
    """A UF2 file of another family."""


def write(parts: Mapping[int, bytes], family: int = RP2040) -> bytes:
    """Return a UF2 file that writes each part at its offset in the flash, and leaves all other sectors unchanged.

    Sectors are written whole: the RP2040's boot loader may lose the rest of a partial one (datasheet, RP2040-E14).
    Raises ValueError if a part does not start a sector.
    """
    pages = []
    for offset, part in sorted(parts.items()):
        if offset % _SECTOR:
            raise ValueError(f"{offset:#x} is not the first byte of a sector")
        whole = part.ljust(-(-len(part) // _SECTOR) * _SECTOR, b"\xff")
        pages += [(_START + offset + at, whole[at : at + PAYLOAD]) for at in range(0, len(whole), PAYLOAD)]
    blocks = []
    for number, (address, page) in enumerate(pages):
        head = struct.pack(_HEAD, *_MAGIC[:2], _HAS_FAMILY, address, PAYLOAD, number, len(pages), family)
        blocks.append((head + page).ljust(_BLOCK - 4, b"\xff") + struct.pack("<I", _MAGIC[2]))
    return b"".join(blocks)


def read(data: bytes, family: int = RP2040, start: int = _START) -> bytes:
    """Return the image from the address `start` on; bytes in no block are 0xFF.

    Raises NotThisImage if it is not a whole UF2 file, AnotherChip if it is for another chip.
    """
    if len(data) < _BLOCK or struct.unpack_from("<2I", data) != _MAGIC[:2]:
        raise NotThisImage(say("uf2_no_marks"))
    if len(data) % _BLOCK:
        raise NotThisImage(say("uf2_length", size=len(data), block=_BLOCK))
    image = bytearray()
    numbers = set()
    total = 0
    for at in range(0, len(data), _BLOCK):
        first, second, flags, address, size, number, total, found = struct.unpack_from(_HEAD, data, at)
        if (first, second, *struct.unpack_from("<I", data, at + _BLOCK - 4)) != _MAGIC:
            raise NotThisImage(say("uf2_block_marks", number=at // _BLOCK))
        if number in numbers:
            raise NotThisImage(say("uf2_twice", number=number))
        numbers.add(number)
        if flags & _NOT_MAIN:
            continue
        if not flags & _HAS_FAMILY:
            raise AnotherChip(say("uf2_no_family", wanted=f"{family:#010x}"))
        if found != family:
            raise AnotherChip(say("uf2_family", found=f"{found:#010x}", wanted=f"{family:#010x}"))
        if size > _MOST or not start <= address < start + _FLASH_BYTES:
            last = start + _FLASH_BYTES - 1
            places = {"address": f"{address:#010x}", "first": f"{start:#010x}", "last": f"{last:#010x}"}
            raise NotThisImage(say("uf2_address", number=number, size=size, most=_MOST, **places))
        offset = address - start
        image += b"\xff" * (offset + size - len(image))
        image[offset : offset + size] = data[at + 32 : at + 32 + size]
    missing = next((number for number in range(total) if number not in numbers), None)
    if missing is not None:
        raise NotThisImage(say("uf2_missing", number=missing, there=len(numbers), total=total))
    return bytes(image)
