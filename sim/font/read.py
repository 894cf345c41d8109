"""Reads text back from the screen's pixels: the exact reverse of drawing it with the font.

The lines stand on a grid of cells of 6 x 12 pixels; a pictogram takes two cells. Lit text on dark and inverse video
are both read. It serves the terminal viewer and tests that read the screen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from sim.font.source import HEIGHT, PICTOGRAM_WIDTH, WIDTH, inverse, key, load

COLUMNS, LINES = 21, 5
NO_MATCH = "▒"


@dataclass(frozen=True)
class Cell:
    """One character found: its first column on the grid, how many columns it takes (1 or 2), and if it is inverse."""

    column: int
    columns: int
    character: str
    inverse: bool


def read_text(
    rows: Sequence[bytes], y0: int = 0, x0: int = 0, *, lines: int = LINES, columns: int = COLUMNS
) -> list[str]:
    """The lines of text whose first cell has its top left pixel at (x0, y0).

    rows: the picture, from the top, a bytes object each, a byte a pixel, 0 or 1. A cell that matches no glyph gives
    NO_MATCH, an empty one a space. A pictogram is one character and takes two columns, so a line with n pictograms
    has n characters fewer. ValueError when the grid leaves the picture.
    """
    found = read_cells(rows, y0, x0, lines=lines, columns=columns)
    return ["".join(cell.character for cell in line) for line in found]


def read_cells(
    rows: Sequence[bytes], y0: int = 0, x0: int = 0, *, lines: int = LINES, columns: int = COLUMNS
) -> list[list[Cell]]:
    """As read_text, but each line is a list of Cells, for a viewer that places and inverts them."""
    bottom, right = y0 + lines * HEIGHT, x0 + columns * WIDTH
    if y0 < 0 or x0 < 0 or bottom > len(rows) or any(right > len(row) for row in rows[y0:bottom]):
        raise ValueError(
            f"{lines} lines of {columns} columns from x {x0}, y {y0} end at x {right}, y {bottom}: "
            f"the picture is {min(map(len, rows), default=0)} x {len(rows)} pixels"
        )
    return [list(_line(tuple(rows[y : y + HEIGHT]), x0, columns)) for y in range(y0, bottom, HEIGHT)]


@lru_cache(maxsize=2048)  # most lines of a screen are those that were read a moment ago
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
    """(character, inverse) of every picture. source.check() promises that no picture has two meanings."""
    pictures = {}
    for glyph in load():
        picture = key(glyph.pixels)
        pictures[picture] = (glyph.character, False)
        pictures[inverse(picture)] = (glyph.character, True)
    return pictures
