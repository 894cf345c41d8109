"""The font over the real displayio: every tile shows exactly the drawn pixels."""

import shutil
from importlib import util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from hal import font as font_module
from hal.font import Font
from sim.font import pack, source
from sim.font.source import HEIGHT, WIDTH

GLYPHS = source.load()
BY_CODE = {code: glyph for glyph in GLYPHS for code in glyph.codes}


@pytest.fixture(scope="module")
def font() -> Font:
    return Font()


def _sheet_tile(font: Any, code: int) -> tuple[bytes, ...]:
    """The pixels of a character of one cell, found as a TileGrid finds them."""
    x = font.tile(code) * WIDTH
    return tuple(bytes(font.bitmap[x + i, y] for i in range(WIDTH)) for y in range(HEIGHT))


def test_tiles_match_drawings(font: Font) -> None:
    for code, drawn in BY_CODE.items():
        if drawn.width == WIDTH:
            assert _sheet_tile(font, code) == drawn.pixels, drawn.place
        else:
            assert font.tile(code) + 1 < font.wide
            x = font.tile(code) * WIDTH
            found = tuple(bytes(font.bitmap[x + i, y] for i in range(2 * WIDTH)) for y in range(HEIGHT))
            assert found == drawn.pixels, drawn.place


def test_tile_numbers_fit_a_byte(font: Font) -> None:
    assert font.bitmap.width // WIDTH <= 255


def test_unknown_character_shows_hollow_box(font: Font) -> None:
    box = BY_CODE[source.UNKNOWN].pixels
    for code in (0, 9, 0x7F, 0xA1, 0x0416, 0xFFFF, 0x1F600):
        assert code not in BY_CODE
        assert _sheet_tile(font, code) == box


def test_pictogram_counts_two_cells(font: Font) -> None:
    assert [font.cells(text) for text in ("", "Été", "☷ Fafy", "☷☀", "\u0416")] == [0, 3, 7, 4, 1]


def _load_from(folder: Path) -> ModuleType:
    shutil.copy(pack.PACKED.parent / "font.py", folder)
    spec = util.spec_from_file_location("font_elsewhere", folder / "font.py")
    assert spec is not None and spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_font_finds_file_beside_itself(tmp_path: Path) -> None:
    shutil.copy(pack.PACKED, tmp_path)
    assert _sheet_tile(_load_from(tmp_path).Font(), 0x41) == BY_CODE[0x41].pixels


def test_missing_and_wrong_files_are_reported(tmp_path: Path) -> None:
    module = _load_from(tmp_path)
    with pytest.raises(OSError, match="font.bin"):
        module.Font()
    (tmp_path / "font.bin").write_bytes(b"something else")
    with pytest.raises(ValueError, match="python -m sim.font makes one"):
        module.Font()


@pytest.mark.parametrize("file, expected", [("font.py", "font.bin"), ("/hal/font.py", "/hal/font.bin")])
def test_path_follows_board_notation(monkeypatch: pytest.MonkeyPatch, file: str, expected: str) -> None:
    opened = []

    def refuse(path: str, mode: str) -> None:
        opened.append((path, mode))
        raise OSError(2, path)

    monkeypatch.setattr(font_module, "__file__", file)
    monkeypatch.setattr(font_module, "open", refuse, raising=False)
    with pytest.raises(OSError):
        font_module.Font()
    assert opened == [(expected, "rb")]


def test_device_file_is_small() -> None:
    assert len(Path(font_module.__file__ or "").read_bytes()) < 8000
