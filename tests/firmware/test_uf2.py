"""UF2 files are read as the format says (Microsoft, uf2.md). Other files are refused in one sentence."""

from collections.abc import Callable

import pytest

from sim.firmware import uf2
from tests import uf2_file
from tests.uf2_file import block

START = 0x10000000


WHOLE = block(0, 2, START, b"a" * 256) + block(1, 2, START + 512, b"b" * 256)


def test_blocks_form_image() -> None:
    assert uf2.read(WHOLE) == b"a" * 256 + b"\xff" * 256 + b"b" * 256


def test_blocks_may_have_any_order() -> None:
    assert uf2.read(WHOLE[512:] + WHOLE[:512]) == uf2.read(WHOLE)


def test_block_outside_flash_is_skipped() -> None:
    assert uf2.read(WHOLE + block(2, 3, 0, b"c" * 256, flags=0x2001)) == uf2.read(WHOLE)


@pytest.mark.parametrize(
    "damage, message",
    [
        (lambda data: b"", "it does not begin with the format's marks"),
        (lambda data: b"#" + data[1:], "it does not begin with the format's marks"),
        (lambda data: data[:-1], "it has 1,023 bytes, which do not make whole blocks of 512"),
        (lambda data: data[:-512], "block 1 is missing, 1 of 2 are there"),
        (lambda data: block(2, 3, START, b"c" * 256) + data[512:], "block 0 is missing, 2 of 2 are there"),
        (lambda data: data[:512] + data[:512], "block 0 is there twice"),
        (lambda data: data[:-4] + bytes(4), "block 1 does not have the format's marks"),
        (lambda data: data[:512] + bytes(512), "block 1 does not have the format's marks"),
        (
            lambda data: block(0, 1, START, b"a" * 256, family=0xE48BFF59),
            "its family is 0xe48bff59, and 0xe48bff56 is needed",
        ),
        (lambda data: block(0, 1, START, b"a" * 256, flags=0), "it names no family, and 0xe48bff56 is needed"),
        (
            lambda data: block(0, 1, 0x20000000, b"a" * 256),
            "block 0 has 256 bytes for address 0x20000000, and a block has at most 476, from 0x10000000 to 0x10ffffff",
        ),
    ],
    ids=[
        "nothing",
        "a text",
        "cut short",
        "a block less",
        "a number too high",
        "a block twice",
        "no end",
        "zeros",
        "another family",
        "no family",
        "another address",
    ],
)
def test_other_file_is_refused(damage: Callable[[bytes], bytes], message: str) -> None:
    with pytest.raises(uf2.NotThisImage, match=f"^{message}$"):
        uf2.read(damage(WHOLE))


def test_written_file_obeys_format() -> None:
    made = uf2.write({0x100000: b"b" * 5000, 0: b"a" * 300})
    pages = uf2_file.read(made)
    assert uf2_file.parts(pages) == {0: (b"a" * 300).ljust(4096, b"\xff"), 0x100000: (b"b" * 5000).ljust(8192, b"\xff")}
    assert uf2.read(made)[0x100000:] == (b"b" * 5000).ljust(8192, b"\xff")


def test_part_within_sector_is_refused() -> None:
    with pytest.raises(ValueError, match="0x100 is not the first byte"):
        uf2.write({0x100: b"a"})


SECTOR = uf2_file.blocks(b"a" * 4096)


@pytest.mark.parametrize(
    "damage, message",
    [
        (lambda data: b"", "whole blocks"),
        (lambda data: data[:-1], "whole blocks"),
        (lambda data: b"#" + data[1:], "first marks"),
        (lambda data: data[:-1] + b"#", "last mark"),
        (lambda data: data[:-512], "a total of 16"),
        (lambda data: data[512:] + data[:512], "number 1"),
        (lambda data: data + data, "a total of 16"),
        (lambda data: uf2_file.blocks(b"a" * 4096, family=0xE48BFF59), "family 0xe48bff59"),
        (lambda data: uf2_file.blocks(b"a" * 4096, flags=0x2001), "flags 0x2001"),
        (lambda data: data[:300] + b"\0" + data[301:], "padding"),
        (lambda data: block(0, 1, START, b"a" * 128), "128 bytes"),
        (lambda data: block(0, 1, START + 4, b"a" * 256), "address 0x10000004"),
        (lambda data: block(0, 1, 0x20000000, b"a" * 256), "address 0x20000000"),
        (lambda data: block(0, 2, START, b"a" * 256) + block(1, 2, START, b"a" * 256), "again"),
        (lambda data: block(0, 1, START, b"a" * 256), "not whole"),
    ],
)
def test_reference_reader_refuses_other_files(damage: Callable[[bytes], bytes], message: str) -> None:
    assert uf2_file.read(SECTOR)
    with pytest.raises(uf2_file.NotAllowed, match=message):
        uf2_file.read(damage(SECTOR))
