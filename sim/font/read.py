"""Recognize text on the screen from its pixels, for the terminal viewer and for tests.

Lines are a grid of cells of 6 x 12 pixels; a pictogram takes two cells. Text may be in inverse video.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from sim.font.source import HEIGHT, PICTOGRAM_WIDTH, WIDTH, inverse, key, load

COLUMNS, LINES = 21, 5
LARGE_COLUMNS, LARGE_LINES = 10, 2
NO_MATCH = "▒"


@dataclass(frozen=True)
class Cell:
    """A character on the screen: its first column on the grid, its columns (1 or 2), whether it is in inverse video."""

    column: int
    columns: int
    character: str
    inverse: bool


def read_text(
    rows: Sequence[bytes], y0: int = 0, x0: int = 0, *, lines: int = LINES, columns: int = COLUMNS
) -> list[str]:
    """Return the lines of text on a grid whose top left pixel is (x0, y0). Raises ValueError if the grid leaves the picture.

    rows: the picture from the top, a bytes object each, a byte a pixel, 0 or 1. A cell that matches no glyph is NO_MATCH. A
    pictogram is one character in two columns, so a line with n pictograms has n characters fewer.
    """
    found = read_cells(rows, y0, x0, lines=lines, columns=columns)
    return ["".join(cell.character for cell in line) for line in found]


def read_cells(
    rows: Sequence[bytes], y0: int = 0, x0: int = 0, *, lines: int = LINES, columns: int = COLUMNS
) -> list[list[Cell]]:
    """Return the lines as lists of Cells; otherwise as read_text()."""
    bottom, right = y0 + lines * HEIGHT, x0 + columns * WIDTH
    if y0 < 0 or x0 < 0 or bottom > len(rows) or any(right > len(row) for row in rows[y0:bottom]):
        raise ValueError(
            f"{lines} lines of {columns} columns from x {x0}, y {y0} end at x {right}, y {bottom}: "
            f"the picture is {min(map(len, rows), default=0)} x {len(rows)} pixels"
        )
    return [list(_line(tuple(rows[y : y + HEIGHT]), x0, columns)) for y in range(y0, bottom, HEIGHT)]


def read_large(rows: Sequence[bytes]) -> list[list[Cell]]:
    """Return the lines in double size at the top of the picture, at most LARGE_LINES, as lists of Cells of LARGE_COLUMNS."""
    found: list[list[Cell]] = []
    for top in range(0, LARGE_LINES * 2 * HEIGHT, 2 * HEIGHT):
        picture = [row[: 2 * WIDTH * LARGE_COLUMNS] for row in rows[top : top + 2 * HEIGHT]]
        halved = tuple(row[::2] for row in picture[::2])
        if any(row != _doubled(halved[y // 2]) for y, row in enumerate(picture)):
            break
        cells = list(_line(halved, 0, LARGE_COLUMNS))
        text = "".join(cell.character for cell in cells)
        if not text.strip() or NO_MATCH in text:
            break
        found.append(cells)
    return found


def _doubled(row: bytes) -> bytes:
    """Return a row of pixels, each twice."""
    return bytes(pixel for pixel in row for _ in range(2))


@lru_cache(maxsize=2048)  # most lines of a screen do not change
def _line(rows: tuple[bytes, ...], x0: int, columns: int) -> tuple[Cell, ...]:
    pictures = _pictures()
    cells: list[Cell] = []
    column = 0
    while column < columns:
        x = x0 + column * WIDTH
        wide = narrow = None
        if column + 2 <= columns:
            wide = pictures.get(key(row[x : x + PICTOGRAM_WIDTH] for row in rows))
        if wide is None:
            narrow = pictures.get(key(row[x : x + WIDTH] for row in rows), (NO_MATCH, False))
        character, inverted = wide or narrow or (NO_MATCH, False)
        cells.append(Cell(column, 2 if wide else 1, character, inverted))
        column += cells[-1].columns
    return tuple(cells)


@cache
def _pictures() -> dict[bytes, tuple[str, bool]]:
    """Return (character, inverse) for every picture. source.check() ensures that pictures differ."""
    pictures = {}
    for glyph in load():
        picture = key(glyph.pixels)
        pictures[picture] = (glyph.character, False)
        pictures[inverse(picture)] = (glyph.character, True)
    return pictures
