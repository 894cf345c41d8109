"""The caches for processes that play thousands of matches: program files, the font, recognized pixels."""

import importlib
import io
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import bitmaptools
import displayio
import pytest

from sim import import_cache


@pytest.fixture
def drive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a folder with a program."""
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    before = {name: module for name, module in sys.modules.items() if name.split(".")[0] == "games"}
    drop()
    import_cache.install()
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "__init__.py").write_text("NAMES = ('mine',)\n")
    (tmp_path / "games" / "mine.py").write_text("rule = 1\n")
    yield tmp_path
    drop()
    sys.modules.update(before)


def drop() -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == "games"]:
        del sys.modules[name]


def test_each_import_makes_new_equal_module(drive: Path) -> None:
    first = importlib.import_module("games.mine")
    drop()
    second = importlib.import_module("games.mine")
    assert first is not second
    assert (first.rule, second.rule) == (1, 1)
    assert second.__file__ == str(drive / "games" / "mine.py")
    assert second.__name__ == "games.mine" and second.__package__ == "games"
    assert list(importlib.import_module("games").__path__) == [str(drive / "games")]


def test_changed_file_is_read_again(drive: Path) -> None:
    assert importlib.import_module("games.mine").rule == 1
    file = drive / "games" / "mine.py"
    file.write_text("rule = 2\n")
    os.utime(file, ns=(1, 1))  # another time stamp, without waiting for the clock
    drop()
    assert importlib.import_module("games.mine").rule == 2


def test_removed_file_is_not_found(drive: Path) -> None:
    importlib.import_module("games.mine")
    (drive / "games" / "mine.py").unlink()
    drop()
    importlib.invalidate_caches()
    with pytest.raises(ModuleNotFoundError, match=r"games\.mine"):
        importlib.import_module("games.mine")


def test_folder_added_in_front_wins(drive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    importlib.import_module("games.mine")
    drop()
    other = drive / "other"
    (other / "games").mkdir(parents=True)
    (other / "games" / "__init__.py").write_text("NAMES = ('yours',)\n")
    monkeypatch.setattr(sys, "path", [str(other), *sys.path])
    assert importlib.import_module("games").NAMES == ("yours",)


def test_equal_bitmaps_are_cached_and_independent() -> None:
    """Pixels are read from the file's position, which moves as without the cache. Bitmaps are independent."""
    rows = io.BytesIO(bytes([9, 0b10110000, 0b01001000, 7]))
    for _ in range(2):
        bitmap = displayio.Bitmap(5, 2, 2)
        rows.seek(1)
        bitmaptools.readinto(bitmap, rows, bits_per_pixel=1, element_size=1, reverse_pixels_in_element=True)
        assert [bitmap[x, y] for y in range(2) for x in range(5)] == [1, 0, 1, 1, 0, 0, 1, 0, 0, 1]
        assert rows.tell() == 3
        bitmap[0, 0] = 0
    rows.seek(2)
    bitmaptools.readinto(bitmap, rows, bits_per_pixel=1, element_size=1, reverse_pixels_in_element=True)
    assert [bitmap[x, 1] for x in range(5)] == [0, 0, 0, 0, 0]
    with pytest.raises(EOFError):
        bitmaptools.readinto(bitmap, rows, bits_per_pixel=1, element_size=1, reverse_pixels_in_element=True)
