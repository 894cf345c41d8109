"""The drive's file system: files are read back as written, at the places that the format defines (Microsoft, FAT, 1.03)."""

import struct

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sim.firmware import fat
from sim.firmware.image import drive_files

SIZE = 1 << 20
LARGE = 7 << 20  # FAT16, two sectors a cluster

_letters = st.characters(codec="utf-8", exclude_characters='/\\:*?"<>|\0\uffff', exclude_categories=("Cc", "Cs"))
_names = st.text(_letters, min_size=1, max_size=40).filter(lambda name: name.strip(". ") == name)
_trees = st.dictionaries(st.lists(_names, min_size=1, max_size=3).map("/".join), st.binary(max_size=3000), max_size=20)


def is_tree(files: dict[str, bytes]) -> bool:
    """Return whether no file is also a folder, and no two paths differ by case alone."""
    folded = [path.casefold() for path in files]
    return len(set(folded)) == len(folded) and not any(
        one.startswith(other + "/") for one in folded for other in folded
    )


@given(_trees.filter(is_tree))
@settings(deadline=None)
def test_files_are_read_back(files: dict[str, bytes]) -> None:
    assert fat.read(fat.drive(files, SIZE)) == files


@given(_trees.filter(is_tree))
@settings(deadline=None, max_examples=20)
def test_large_drive_is_read_back(files: dict[str, bytes]) -> None:
    assert fat.read(fat.drive(files, LARGE)) == files


@pytest.mark.parametrize(("board", "size"), [("pico_panel", SIZE), ("pico_strip", SIZE), ("macropad", LARGE)])
def test_deployed_files_are_read_back(board: str, size: int) -> None:
    files = drive_files(board, source=True)
    assert len(files) > 250
    assert fat.read(fat.drive(files, size)) == files


@pytest.mark.parametrize(
    ("size", "own"),
    [
        (SIZE, "ebfe904d53444f53352e3000020101000100020008f807003f00ff000100000000000000"),
        (LARGE, "ebfe904d53444f53352e3000020201000100020038f81d003f00ff000100000000000000"),
    ],
    ids=["a Pico", "a MacroPad"],
)
def test_boot_sector_equals_circuitpythons(size: int, own: str) -> None:
    """Its first 36 bytes, as CircuitPython 10.2.1 writes them when it formats the drive."""
    assert fat.drive({}, size)[: len(own) // 2].hex() == own


def test_equal_files_make_equal_drives() -> None:
    files = {"b/long name.txt": b"1", "a.py": b"2"}
    assert fat.drive(files, SIZE) == fat.drive(dict(reversed(files.items())), SIZE)


def test_long_name_has_checksum_of_short_name() -> None:
    image = fat.drive({"colorigraphe_moves.py": b"x"}, SIZE)
    root = image[8 * 512 :]  # behind the boot sector and seven sectors of the table
    label, last, first, short = [root[at : at + 32] for at in range(0, 128, 32)]
    assert label[:11] == b"CIRCUITPY  "
    assert (last[0], first[0], short[:11]) == (0x42, 0x01, b"COLORI~1PY ")
    checksum = 0
    for byte in short[:11]:
        checksum = ((checksum & 1) << 7 | checksum >> 1) + byte & 0xFF
    assert (last[13], first[13]) == (checksum, checksum)


def test_short_names_stay_distinct() -> None:
    image = fat.drive({f"colorigraphe_{number}.py": b"" for number in range(12)}, SIZE)
    shorts = [image[at : at + 11] for at in range(8 * 512, 40 * 512, 32) if image[at + 11] == 0 and image[at]]
    assert len(set(shorts)) == len(shorts) == 12


def test_chain_has_all_clusters_of_file() -> None:
    image = fat.drive({"a": bytes(1500)}, SIZE)
    table = image[512:]
    entries = [int.from_bytes(table[at : at + 3], "little") >> shift & 0xFFF for at in (0, 3, 6) for shift in (0, 12)]
    assert entries == [0xFF8, 0xFFF, 3, 4, 0xFFF, 0]


def test_free_counts_unused_clusters() -> None:
    whole = fat.free(fat.drive({}, SIZE))
    assert whole == 2008 * 512
    assert fat.free(fat.drive({"a": bytes(513), "b": b""}, SIZE)) == whole - 1024
    assert fat.free(fat.drive({"a": bytes(whole)}, SIZE)) == 0


def test_end_is_after_last_file() -> None:
    whole = fat.drive({"a": b"1", "b": bytes(513)}, SIZE)
    assert fat.end(whole) == (1 + 7 + 32 + 3) * 512
    assert fat.end(fat.drive({}, SIZE)) == (1 + 7 + 32) * 512


def test_too_many_files_are_refused() -> None:
    with pytest.raises(fat.DriveTooSmall, match="the drive has 1028096 bytes"):
        fat.drive({"a": bytes(SIZE)}, SIZE)
    with pytest.raises(fat.DriveTooSmall, match="512 entries"):
        fat.drive({f"{number:03}": b"" for number in range(512)}, SIZE)


@pytest.mark.parametrize(
    "damage, message",
    [
        (lambda image: b"", "boot sector"),
        (lambda image: image[:510] + b"\0\0" + image[512:], "boot sector"),
        (lambda image: image[:13] + b"\x08" + image[14:], "not formatted"),
        (lambda image: image[:512] + b"\xf8\xff\xff\x02\xf0\xff" + image[518:], "back to itself"),
    ],
    ids=["nothing", "no mark", "larger clusters", "a chain in a circle"],
)
def test_other_format_is_refused(damage: object, message: str) -> None:
    image = fat.drive({"a": b"1"}, SIZE)
    with pytest.raises(ValueError, match=message):
        fat.read(damage(image))  # type: ignore[operator]


def test_fat16_entries_have_two_bytes() -> None:
    image = fat.drive({"a": bytes(2049)}, LARGE)
    assert struct.unpack_from("<6H", image, 512) == (0xFFF8, 0xFFFF, 3, 4, 0xFFFF, 0)
    assert fat.end(image) == (1 + 29 + 32 + 3 * 2) * 512


def test_too_large_drive_is_refused() -> None:
    with pytest.raises(ValueError, match="65536 sectors is too large"):
        fat.drive({}, 32 << 20)
    assert struct.unpack_from("<H", fat.drive({}, 1 << 19), 19) == (1024,)
