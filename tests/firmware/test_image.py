"""Images named by a user for the emulator: a wrong file is refused in one sentence."""

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from sim.firmware import image
from tests import uf2_file


@pytest.mark.parametrize(
    "data, sentence",
    [
        (b"", "is not what `nm` says of CircuitPython's image: it has no gc_info"),
        (b"10001438 T other\n", "it has no gc_info"),
        (
            gzip.compress(b"10001438 T other\n", mtime=0),
            "it has no gc_info",
        ),  # mtime=0: otherwise the data would change with the time
        (b"\x1f\x8b damaged", "cannot be unpacked"),
    ],
)
def test_other_symbols_are_refused(tmp_path: Path, data: bytes, sentence: str) -> None:
    path = tmp_path / "symbols"
    path.write_bytes(data)
    with pytest.raises(ValueError, match=f"^SYMBOLS: {path}.*{sentence}"):
        image.symbols(path)


@pytest.mark.parametrize("pack", [bytes, gzip.compress])
def test_packed_symbols_are_read(tmp_path: Path, pack: Callable[[bytes], bytes]) -> None:
    path = tmp_path / "symbols"
    path.write_bytes(pack(b"10000000 A start\n1000143c T gc_info\n"))
    assert image.symbols(path) == path


def test_symbols_of_another_image_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "symbols"
    path.write_bytes(b"10000002 T gc_info\n")
    assert image.symbols(path, b"\0\0\xf0\xb5") == path
    for other in (b"\xf0\xb5\x03\x61", b""):
        with pytest.raises(ValueError, match=f"^SYMBOLS: {path} is of another image"):
            image.symbols(path, other)


@pytest.mark.parametrize("size", [0, 16_383, 16_385])
def test_boot_rom_of_other_length_is_refused(tmp_path: Path, size: int) -> None:
    path = tmp_path / "bootrom"
    path.write_bytes(bytes(size))
    with pytest.raises(ValueError, match=f"^BOOTROM: {path} has {size} bytes, and the RP2040's boot ROM has 16384$"):
        image.bootrom(path)


def test_boot_rom_without_mark_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bootrom"
    path.write_bytes(bytes(image.BOOTROM_BYTES))
    with pytest.raises(ValueError, match="is not the RP2040's boot ROM"):
        image.bootrom(path)
    path.write_bytes((bytes(16) + b"Mu\x01\x02").ljust(image.BOOTROM_BYTES))
    assert image.bootrom(path) == path


def test_missing_file_gives_one_line_error(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="^UF2: .*missing.* cannot be read"):
        image.check(tmp_path / "missing", tmp_path / "missing", None)


@pytest.mark.parametrize(
    "data, sentence",
    [
        (b"PK" * 5000, "is not a whole UF2 file: it does not begin with the format's marks"),
        (uf2_file.blocks(bytes(512))[512:], "is not a whole UF2 file: block 0 is missing, 1 of 2 are there"),
        (
            uf2_file.blocks(bytes(256), family=0xE48BFF59),
            "is for another chip: its family is 0xe48bff59, and 0xe48bff56 is needed",
        ),
    ],
    ids=["archive", "block less", "Pico 2"],
)
def test_damaged_image_is_refused_with_reason(tmp_path: Path, data: bytes, sentence: str) -> None:
    path = tmp_path / "circuitpython.uf2"
    path.write_bytes(data)
    with pytest.raises(ValueError, match=f"^UF2: {path} {sentence}$"):
        image.firmware(path)


@pytest.mark.parametrize(
    "version, module", [("10.2.1", "lib/sillon/app/__init__.mpy"), ("11.0.0", "lib/sillon/app/__init__.py")]
)
def test_drive_is_compiled_for_known_versions(version: str, module: str) -> None:
    text = f"Adafruit CircuitPython {version} on 2027-01-01; Raspberry Pi Pico with rp2040\0"
    assert module in image.files_for("pico_panel", text.encode())
