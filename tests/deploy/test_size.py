"""The program's size on a drive, in whole clusters. `pytest -s` prints it."""

import ast
import ctypes
import os
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hal.boards import NAMES
from sim.drive.compiled import compiled
from sim.drive.content import content
from sim.drive.parts import KIT, for_board, games_alone
from sim.profiles import profile_of
from tests.deploy import kit
from tools.deploy import room
from tools.measure.sizes import PICO, PICO_W, of_the_games, sizes, without_tables

CLUSTER = 512  # of a Pico's drive
SPARE = 128 * 1024  # for users' files, and files that computers leave behind
# The same beside sources, which only developers copy: large print's library has 36 KB of them.
SPARE_SOURCES = 2 * 1024
SPARE_W = 24 * 1024  # of a Pico W's drive, half as large
GAMES = 384 * 1024  # of the program with its libraries, without the players' tables and the class kit


def test_whole_program_fits_pico() -> None:
    found = sizes(compiled(content()))
    bare = without_tables(found)
    print(
        f"\n{len(found)} files: {sum(found.values()):,} bytes, {room.size(found, CLUSTER):,} in clusters of {CLUSTER}; without "
        f"tables {sum(bare.values()):,} and {room.size(bare, CLUSTER):,}",
        file=sys.stderr,
    )
    assert room.size(found, CLUSTER) <= PICO - SPARE


@pytest.mark.parametrize("board", [name for name in NAMES if "raspberry_pi_pico_w" in profile_of(name).BOARD_IDS])
def test_games_alone_fit_pico_w(board: str) -> None:
    found = sizes(games_alone(compiled(for_board(content(), board))))
    print(f"\n{board}: {room.size(found, CLUSTER):,} of {PICO_W:,} bytes", file=sys.stderr)
    assert room.size(found, CLUSTER) <= PICO_W - SPARE_W


def test_games_never_import_class_kit_at_load() -> None:
    """The class kit can be left out: the modules that lead to it are loaded on demand."""
    files = content()
    names = {path.removeprefix("lib/").removesuffix(".py").replace("/", ".") for path in files if KIT.match(path)}
    for path, data in files.items():
        if path.endswith(".py") and not KIT.match(path):
            tree = ast.parse(data)
            read = {node.module for node in tree.body if isinstance(node, ast.ImportFrom)}
            assert not read & names, path


def test_update_fits_too(drive: Path) -> None:
    files = compiled(content())
    assert kit.planned(drive, files).needed(CLUSTER) <= PICO - SPARE
    kit.deploy(drive, files)
    changed = {path: data + b"\n" for path, data in files.items()}
    assert kit.planned(drive, changed).needed(CLUSTER) <= SPARE


@pytest.mark.parametrize("cluster", [512, 4096])
def test_required_room_covers_files_on_drive(drive: Path, cluster: int) -> None:
    (drive / "code.py").unlink()
    needed = kit.planned(drive).needed(cluster)
    kit.deploy(drive)
    assert room.size({path: len(data) for path, data in kit.on(drive).items()}, cluster) <= needed
    again = kit.planned(drive, kit.FILES | {"games/big.bin": bytes(10_000)})
    assert 10_000 <= again.needed(cluster) <= 10_000 + 3 * cluster


def test_files_take_whole_clusters_and_folders_entries() -> None:
    assert [room.taken(size, 512) for size in (0, 1, 512, 513)] == [0, 512, 512, 1024]
    assert room.size({"a.py": 1}, 512) == 512
    assert room.size({"a/b/c.py": 1}, 512) == 3 * 512
    assert room.size({f"a/{'x' * 14}{k}": 1 for k in range(10)}, 512) == 10 * 512 + 1024


def test_existing_folder_reports_its_room(tmp_path: Path) -> None:
    found = room.room(tmp_path)
    assert 0 < found.free <= found.whole
    assert found.cluster > 0


class Kernel:
    """A fake of Windows' kernel: clusters of this many sectors of 512 bytes, or no answer."""

    def __init__(self, sectors: int) -> None:
        self.sectors = sectors
        self.asked: list[str] = []

    def GetDiskFreeSpaceW(self, root: str, sectors: Any, size: Any, free: Any, total: Any) -> int:  # noqa: N802 Windows calls it so
        self.asked.append(root)
        sectors._obj.value, size._obj.value = self.sectors, 512
        return int(self.sectors > 0)


@pytest.mark.parametrize(("sectors", "cluster"), [(1, 512), (8, 4096), (0, 512), (None, 512)])
def test_without_statvfs_asks_windows_then_assumes_pico(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sectors: int | None, cluster: int
) -> None:
    monkeypatch.delattr(os, "statvfs", raising=False)
    monkeypatch.setattr(room.shutil, "disk_usage", lambda path: SimpleNamespace(free=PICO, total=PICO))
    kernel = Kernel(sectors or 0)
    if sectors is not None:
        monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    found = room.room(tmp_path)
    assert found == (PICO, cluster, PICO)
    assert kernel.asked == ([] if sectors is None else [tmp_path.anchor])


def test_compiled_games_stay_below_384_kb_on_all_boards() -> None:
    bare = sizes(of_the_games(compiled(content())))
    print(f"\n{sum(bare.values()):,} bytes, {room.size(bare, CLUSTER):,} in clusters", file=sys.stderr)
    assert sum(bare.values()) <= GAMES


def test_games_alone_fit_pico_as_sources() -> None:
    found = sizes(games_alone(for_board(content(), "pico_panel")))
    assert room.size(found, CLUSTER) <= PICO - SPARE_SOURCES
