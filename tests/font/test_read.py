"""Text to pixels and back: the screen can be read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sim.font import read, source
from sim.font.source import HEIGHT, WIDTH

DRAWN = {glyph.character: glyph for glyph in source.load()}
FLIP = bytes([1, 0]) + bytes(range(2, 256))
Line = list[tuple[str, bool]]  # characters, and whether each is in inverse video

lines = st.lists(st.tuples(st.sampled_from(sorted(DRAWN)), st.booleans()), max_size=read.COLUMNS)


def fitted(line: Line) -> Line:
    """Return the part of the line that fits on the screen."""
    while sum(DRAWN[character].width for character, _ in line) > read.COLUMNS * WIDTH:
        line = line[:-1]
    return line


def picture(screen: list[Line], x0: int, y0: int) -> list[bytes]:
    """Return 128 x 64 pixels with these lines drawn from (x0, y0)."""
    rows = [bytearray(128) for _ in range(64)]
    for number, line in enumerate(screen):
        x = x0
        for character, inverse in line:
            glyph = DRAWN[character]
            for y, row in enumerate(glyph.pixels, start=y0 + number * HEIGHT):
                rows[y][x : x + glyph.width] = row.translate(FLIP) if inverse else row
            x += glyph.width
    return [bytes(row) for row in rows]


@given(st.lists(lines, min_size=5, max_size=5), st.integers(0, 2), st.integers(0, 4))
def test_written_text_is_read_back(screen: list[Line], x0: int, y0: int) -> None:
    screen = [fitted(line) for line in screen]
    texts = read.read_text(picture(screen, x0, y0), y0, x0)
    for line, text in zip(screen, texts, strict=True):
        written = "".join(character for character, _ in line)
        wide = sum(DRAWN[character].width > WIDTH for character in written)
        assert text == written + " " * (read.COLUMNS - wide - len(written))


@given(lines)
def test_cells_have_column_width_and_inverse(line: Line) -> None:
    line = fitted(line)
    cells = read.read_cells(picture([line], 0, 0), lines=1)[0]
    column = 0
    for cell, (character, inverse) in zip(cells, line, strict=False):
        assert cell == read.Cell(column, DRAWN[character].width // WIDTH, character, inverse)
        column += cell.columns
    assert sum(cell.columns for cell in cells) == read.COLUMNS


def test_unknown_cell_is_marked() -> None:
    rows = [bytearray(row) for row in picture([[(character, False) for character in "Noël"]], 1, 2)]
    rows[2][1 + 2 * WIDTH] ^= 1
    assert read.read_text([bytes(row) for row in rows], 2, 1)[0].rstrip() == "No▒l"


def test_dark_screen_reads_as_five_blank_lines() -> None:
    assert read.read_text([bytes(128)] * 64) == [" " * 21] * 5


@pytest.mark.parametrize("y0, x0", [(5, 0), (0, 3), (-1, 0), (0, -1)])
def test_grid_outside_picture_is_refused(y0: int, x0: int) -> None:
    with pytest.raises(ValueError, match="5 lines of 21 columns .* the picture is 128 x 64 pixels"):
        read.read_text([bytes(128)] * 64, y0, x0)
