"""A deploy writes its output whole, or changes nothing."""

import errno
from pathlib import Path

import pytest

from sim.drive.refusal import Refusal
from tools.deploy.archive import write_archive, write_whole

FILES = {"code.py": b"print()\n"}


def fails_after_some_bytes(path: Path, data: bytes) -> int:
    with path.open("wb") as file:
        file.write(data[:1])
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("before", [None, b"of a day before"])
def test_full_disk_keeps_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: bytes | None) -> None:
    path = tmp_path / "sillon.uf2"
    if before:
        path.write_bytes(before)
    monkeypatch.setattr(Path, "write_bytes", fails_after_some_bytes)
    with pytest.raises(OSError):
        write_whole(path, b"new")
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == ({path.name: before} if before else {})


def test_written_file_leaves_no_temporary(tmp_path: Path) -> None:
    path = tmp_path / "sillon.uf2"
    path.write_bytes(b"of a day before")
    write_whole(path, b"new")
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == {path.name: b"new"}


def test_archive_replaces_only_an_archive(tmp_path: Path) -> None:
    archive, image = tmp_path / "sillon.zip", tmp_path / "circuitpython.uf2"
    write_archive(archive, FILES)
    write_archive(archive, FILES)
    image.write_bytes(b"UF2\n")
    with pytest.raises(Refusal, match="is there and is no zip archive"):
        write_archive(image, FILES)
    assert image.read_bytes() == b"UF2\n"
