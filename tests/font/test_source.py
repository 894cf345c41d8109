"""Bad drawings are refused with the place and the allowed values."""

from pathlib import Path

import pytest

from sim.font import pack, source

BAR = ["#....."] * 12


def block(header: str, rows: list[str]) -> str:
    return "\n".join([header, *rows]) + "\n"


def test_block_gives_codes_name_and_pixels() -> None:
    text = (
        "; a comment\n\n" + block("U+0020 U+00A0 space and more", ["......"] * 12) + "\n" + block("U+007C | bar", BAR)
    )
    space, bar = source.parse(text, "x.txt")
    assert (space.codes, space.name, space.character) == ((0x20, 0xA0), "space and more", " ")
    assert (bar.character, bar.width, bar.place) == ("|", 6, "x.txt, line 17")
    assert bar.pixels == (b"\1\0\0\0\0\0",) * 12


@pytest.mark.parametrize(
    "text, message",
    [
        (block("A", BAR), r"x.txt, line 1: 'A': a glyph starts with its code point"),
        (block("U+41 A", BAR), r"x.txt, line 1: 'U\+41': a code point is U\+ and four"),
        (block("U+00ZZ A", BAR), r"x.txt, line 1: 'U\+00ZZ': a code point is U\+ and four"),
        (block("U+0007", BAR), r"from U\+0020 to U\+FFFF"),
        (block("U+0041 B", BAR), r"x.txt, line 1: U\+0041 must be followed by its character, 'A'"),
        (block("U+0041", BAR), r"must be followed by its character, 'A'"),
        (block("U+0041 A", BAR[:11]), r"x.txt, line 1: 11 rows: a glyph has exactly 12"),
        (block("U+0041 A", [*BAR, "......"]), r"x.txt, line 1: 13 rows"),
        (block("U+0041 A", [*BAR[:11], "#...x."]), r"x.txt, line 13: '#...x.': a row has only \. \(dark\) and #"),
        (block("U+0041 A", [*BAR[:11], "#...."]), r"x.txt, line 13: 5 pixels: a row has 6 for a character, 12 for"),
        (block("U+0041 A", [*BAR[:11], "#..........."]), r"x.txt, line 13: 12 pixels: .* all rows of a glyph"),
    ],
)
def test_bad_line_is_refused(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        source.parse(text, "x.txt")


def folder(tmp_path: Path, **files: str) -> Path:
    for name, text in files.items():
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    return tmp_path


def test_duplicate_character_is_refused(tmp_path: Path) -> None:
    files = folder(tmp_path, a=block("U+0041 A", BAR), b=block("U+0041 A", ["......"] * 12))
    with pytest.raises(ValueError, match=r"b.txt, line 1: U\+0041 is drawn twice, first in a.txt, line 1"):
        source.load(files)


@pytest.mark.parametrize("rows", [BAR, [".#####"] * 12])
def test_duplicate_picture_is_refused_even_inverted(tmp_path: Path, rows: list[str]) -> None:
    files = folder(tmp_path, a=block("U+0041 A", BAR), b=block("U+0042 B", rows))
    with pytest.raises(ValueError, match=r"b.txt, line 1: the same picture as a.txt, line 1 \(or its inverse\)"):
        source.load(files)


def test_pictogram_starting_like_character_is_refused(tmp_path: Path) -> None:
    files = folder(tmp_path, a=block("U+0041 A", BAR), b=block("U+2605 ★", ["#......####."] * 12))
    with pytest.raises(ValueError, match=r"b.txt, line 1: its left half is the picture of a.txt, line 1"):
        source.load(files)


@pytest.mark.parametrize("missing, message", [(0x41, r"U\+0041 'A' is missing"), (0xFFFD, r"U\+FFFD must be there")])
def test_font_without_ascii_or_box_is_not_packed(missing: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        pack.pack([glyph for glyph in source.load() if missing not in glyph.codes])
