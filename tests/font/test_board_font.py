"""The font over the real displayio and display_text: every tile and every label shows exactly the drawn pixels."""

import shutil
from importlib import util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from adafruit_display_text import bitmap_label  # type: ignore[import-untyped]

from hal import font as font_module
from hal.font import Font
from hal.label_font import LabelFont
from sim.font import pack, read, source
from sim.font.source import HEIGHT, WIDTH

GLYPHS = source.load()
BY_CODE = {code: glyph for glyph in GLYPHS for code in glyph.codes}


@pytest.fixture(scope="module")
def font() -> Font:
    return Font()


@pytest.fixture(scope="module")
def label_font(font: Font) -> LabelFont:
    return LabelFont(font)


def tile(glyph: Any) -> tuple[bytes, ...]:
    """Return the pixels of a fontio.Glyph, found as display_text finds them: by tile_index times width."""
    x = glyph.tile_index * glyph.width
    return tuple(bytes(glyph.bitmap[x + i, y] for i in range(glyph.width)) for y in range(glyph.height))


def _sheet_tile(font: Any, code: int) -> tuple[bytes, ...]:
    """Return the pixels of a character of one cell, found as a TileGrid finds them."""
    x = font.tile(code) * WIDTH
    return tuple(bytes(font.bitmap[x + i, y] for i in range(WIDTH)) for y in range(HEIGHT))


def test_glyphs_match_drawings(label_font: LabelFont) -> None:
    for code, drawn in BY_CODE.items():
        # The stubs tell Glyph's arguments, not its attributes.
        glyphs: list[Any] = [label_font.get_glyph(ord(each)) for each in label_font.spelled(chr(code))]
        assert len(glyphs) == drawn.width // WIDTH
        assert tuple(map(b"".join, zip(*map(tile, glyphs), strict=True))) == drawn.pixels, drawn.place
        assert {(glyph.width, glyph.height, glyph.shift_x) for glyph in glyphs} == {(WIDTH, HEIGHT, WIDTH)}


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


def test_unknown_character_shows_hollow_box(label_font: LabelFont) -> None:
    box = BY_CODE[source.UNKNOWN].pixels
    for code in (0, 9, 0x7F, 0xA1, 0x0416, 0xFFFF, 0x1F600):
        assert code not in BY_CODE
        assert tile(label_font.get_glyph(code)) == box


def test_line_is_one_cell_high(label_font: LabelFont) -> None:
    assert label_font.get_bounding_box() == (WIDTH, HEIGHT)
    assert label_font.ascent + label_font.descent == HEIGHT


def test_pictogram_counts_two_cells(font: Font) -> None:
    assert [font.cells(text) for text in ("", "Été", "☷ Fafy", "☷☀", "\u0416")] == [0, 3, 7, 4, 1]


def shown(label: Any) -> list[bytes]:
    bitmap = label.bitmap
    return [bytes(bitmap[x, y] for x in range(bitmap.width)) for y in range(bitmap.height)]


@pytest.mark.parametrize(
    "text", ["Une graine tomberait", "« ÀÉÈÊËÎÏÔŒÙÛÜŸ Çgjpqy »", "☷ Fafy ►", "   ", "j", "❓", "…–—", "\u0416"]
)
@pytest.mark.parametrize("options", [{}, {"background_tight": True}, {"base_alignment": True}])
def test_label_joins_glyphs(label_font: LabelFont, text: str, options: dict[str, bool]) -> None:
    label = bitmap_label.Label(label_font, text=label_font.spelled(text), **options)
    glyphs = [BY_CODE.get(ord(character), BY_CODE[source.UNKNOWN]) for character in text]
    assert shown(label) == [b"".join(glyph.pixels[y] for glyph in glyphs) for y in range(HEIGHT)]


def test_label_lines_are_one_cell_apart(label_font: LabelFont) -> None:
    text = ["☀ Clarté  3/5", "Où déjà ?    ", "gjpqy,;ç ÀÉÎŸ"]
    rows = shown(bitmap_label.Label(label_font, text=label_font.spelled("\n".join(text)), line_spacing=1))
    wide = [row + bytes(WIDTH * 21 - len(row)) for row in rows]
    assert [line.rstrip() for line in read.read_text(wide, lines=3)] == [line.rstrip() for line in text]


def test_label_starts_half_the_ascent_above_y(label_font: LabelFont) -> None:
    label = bitmap_label.Label(label_font, text="Àg", x=10, y=20)
    assert label.bounding_box == (0, -5, 2 * WIDTH, HEIGHT)


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


def test_missing_and_wrong_files_are_refused(tmp_path: Path) -> None:
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
