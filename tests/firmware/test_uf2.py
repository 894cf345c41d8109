"""UF2 files are read as the format says (Microsoft, uf2.md), and anything else is refused in a sentence."""

import struct
from collections.abc import Callable

import pytest

from sim.firmware import uf2

START = 0x10000000


def block(
    number: int, total: int, address: int, payload: bytes, family: int = uf2.RP2040, flags: int = 0x2000
) -> bytes:
    head = struct.pack("<8I", 0x0A324655, 0x9E5D5157, flags, address, len(payload), number, total, family)
    return (head + payload).ljust(508, b"\0") + struct.pack("<I", 0x0AB16F30)


WHOLE = block(0, 2, START, b"a" * 256) + block(1, 2, START + 512, b"b" * 256)


def test_blocks_make_an_image() -> None:
    assert uf2.read(WHOLE) == b"a" * 256 + b"\xff" * 256 + b"b" * 256


def test_blocks_may_come_in_any_order() -> None:
    assert uf2.read(WHOLE[512:] + WHOLE[:512]) == uf2.read(WHOLE)


def test_a_block_that_is_not_for_the_flash_is_left_out() -> None:
    assert uf2.read(WHOLE + block(2, 3, 0, b"c" * 256, flags=0x2001)) == uf2.read(WHOLE)


@pytest.mark.parametrize(
    "damage, message",
    [
        (lambda data: b"", "no UF2 file"),
        (lambda data: b"#" + data[1:], "no UF2 file"),
        (lambda data: data[:-1], "cut short"),
        (lambda data: data[:-4] + bytes(4), "block 1 is damaged"),
        (lambda data: data[:512] + bytes(512), "block 1 is damaged"),
        (lambda data: block(0, 1, START, b"a" * 256, family=0xE48BFF59), "another chip: its family is 0xe48bff59"),
        (lambda data: block(0, 1, START, b"a" * 256, flags=0), "another chip: its family is none"),
        (lambda data: block(0, 1, 0x20000000, b"a" * 256), "block 0 is damaged"),
    ],
    ids=["nothing", "a text", "cut short", "no end", "zeros", "another family", "no family", "another address"],
)
def test_anything_else_is_refused(damage: Callable[[bytes], bytes], message: str) -> None:
    with pytest.raises(uf2.NotThisImage, match=message):
        uf2.read(damage(WHOLE))
