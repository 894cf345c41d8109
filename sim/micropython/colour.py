"""Draws layers as the bytes of a screen of 16 bits a pixel, for busdisplay.py."""

# mypy: disable-error-code="arg-type, attr-defined, import-not-found, operator, union-attr"

from displayio import Palette, TileGrid
from raster import BUFFER_SIZE, buffer

_CLEAR = -1  # transparent, in a table of colours


def pieces(area: "tuple[int, int, int, int]", width: int, height: int) -> "list[tuple[int, int, int, int]]":
    """Return the part of the area on the screen, cut into pieces of as many rows as the buffer holds."""
    x1, x2 = max(area[0], 0), min(area[2], width)
    y1, y2 = max(area[1], 0), min(area[3], height)
    if x1 >= x2 or y1 >= y2:
        return []
    rows = max(BUFFER_SIZE // (2 * (x2 - x1)), 1)
    return [(x1, top, x2, min(top + rows, y2)) for top in range(y1, y2, rows)]


def draw_all(grids: "list[tuple[TileGrid, int, int, int]]", area: "tuple[int, int, int, int]") -> memoryview:
    """Return the bytes of a piece, after the buffer's first byte."""
    x1, y1, x2, y2 = area
    size = 2 * (x2 - x1) * (y2 - y1)
    buffer[1 : size + 1] = bytes(size)
    for grid, x, y, scale in grids:
        if scale > 1:
            raise NotImplementedError("a scale in colour")
        if scale:
            _draw(grid, x, y, area)
    return memoryview(buffer)[: size + 1]


def _table(palette: Palette) -> "list[int]":
    """Return by value of a bitmap: five bits of red, six of green, five of blue; or _CLEAR."""
    table = []
    for value in range(len(palette)):
        colour = palette[value]
        clear = palette.is_transparent(value)
        table.append(_CLEAR if clear else colour >> 8 & 0xF800 | colour >> 5 & 0x07E0 | colour >> 3 & 0x001F)
    return table


def _draw(grid: TileGrid, left: int, top: int, area: "tuple[int, int, int, int]") -> None:
    """Draw a TileGrid over the buffer's content."""
    wide = grid.tile_width
    high = grid.tile_height
    x1, y1, x2, y2 = area
    if left >= x2 or top >= y2 or left + wide * grid.width <= x1 or top + high * grid.height <= y1:
        return
    table = _table(grid.pixel_shader)
    for index in range(len(grid._tiles)):
        x = left + index % grid.width * wide
        y = top + index // grid.width * high
        if x < x2 and x + wide > x1 and y < y2 and y + high > y1:
            _draw_tile(grid, grid._tiles[index], (x, y), table, area)


def _draw_tile(
    grid: TileGrid, tile: int, place: "tuple[int, int]", table: "list[int]", area: "tuple[int, int, int, int]"
) -> None:
    x1, y1, x2, y2 = area
    x, y = place
    bitmap = grid.bitmap
    data = bitmap._data
    bits = bitmap._bits
    mask = (1 << bits) - 1
    source_x = tile % grid._across * grid.tile_width
    source_y = tile // grid._across * grid.tile_height
    for row in range(max(y, y1), min(y + grid.tile_height, y2)):
        line = (source_y + row - y) * bitmap._stride
        at = 1 + 2 * ((row - y1) * (x2 - x1) + max(x, x1) - x1)
        for column in range(max(x, x1), min(x + grid.tile_width, x2)):
            bit = (source_x + column - x) * bits
            colour = table[data[line + (bit >> 3)] >> 8 - bits - (bit & 7) & mask]
            if colour != _CLEAR:
                buffer[at] = colour >> 8
                buffer[at + 1] = colour & 0xFF
            at += 2
