"""Draw layers as the bytes of a screen of one bit or of 16 bits a pixel, for busdisplay.py."""

# mypy: disable-error-code="attr-defined, union-attr, import-not-found, index"

from displayio import Group, TileGrid, union

try:
    from typing import Any

    Area = tuple[int, int, int, int]  # left, top, right, bottom
except ImportError:
    pass

BUFFER_SIZE = 512  # as in the firmware: a larger area is sent in pieces
_CLEAR = -1  # transparent, in a table of colours

# Made once: in the firmware it is on the C stack and costs no heap.
buffer = bytearray(BUFFER_SIZE + 1)
buffer[0] = 0x40  # the control byte before data


def walk(root: "Group | None", areas: "list[Any]") -> "list[tuple[TileGrid, int, int, int]]":
    """Return every TileGrid from back to front with its place on the screen and its scale, 0 when hidden.

    It does not recurse: a board's stack is small.
    """
    found: list[tuple[TileGrid, int, int, int]] = []
    waiting: list[Any] = [] if root is None else [(root, 0, 0, 1, True)]
    while waiting:
        layer, x, y, scale, shown = waiting.pop()
        x += layer.x * scale
        y += layer.y * scale
        shown = shown and not layer.hidden
        if isinstance(layer, TileGrid):
            found.append((layer, x, y, scale if shown else 0))
            continue
        if layer._left is not None:
            areas.append(layer._left)
            layer._left = None
        scale *= layer._scale
        for i in range(len(layer._layers) - 1, -1, -1):
            waiting.append((layer._layers[i], x, y, scale, shown))
    return found


def look(grid: TileGrid, x: int, y: int, scale: int, areas: "list[Any]") -> None:
    """Add the parts of this TileGrid that must be drawn again to `areas`, and store its place."""
    bitmap = grid.bitmap
    before = grid._drawn
    if not scale:
        if before is not None:
            areas.append(before)
        grid._drawn = None
        return
    now = (x, y, x + grid.width * grid.tile_width * scale, y + grid.height * grid.tile_height * scale)
    grid._drawn = now
    if before is not None and before != now:
        both = union(before, now)
        if (both[2] - both[0]) * (both[3] - both[1]) <= 2 * bitmap.width * bitmap.height:
            areas.append(both)
        else:
            areas.append(before)
            areas.append(now)
    elif before is None or grid.pixel_shader._changed or bitmap._dirty is not None and grid._sheet > 1:
        areas.append(now)  # all tiles, also when one tile of the sheet has changed, as in the firmware
    elif grid._dirty is not None or bitmap._dirty is not None:
        x1, y1, x2, y2 = grid._dirty or bitmap._dirty
        areas.append((x + x1 * scale, y + y1 * scale, x + x2 * scale, y + y2 * scale))


def _table(palette: "Any", in_colour: bool) -> "list[int]":
    """Return by value of a bitmap: five bits of red, six of green, five of blue, or 0 dark, 1 lit; or _CLEAR."""
    table = []
    for value in range(len(palette)):
        color = palette[value]
        if palette.is_transparent(value):
            table.append(_CLEAR)
        elif in_colour:
            table.append(color >> 8 & 0xF800 | color >> 5 & 0x07E0 | color >> 3 & 0x001F)
        else:
            table.append(((color >> 16) * 19 + (color >> 8 & 0xFF) * 182 + (color & 0xFF) * 54) // 255 >> 7)
    return table


def draw_all(grids: "list[tuple[TileGrid, int, int, int]]", area: "Area", in_colour: bool) -> memoryview:
    """Return the bytes of an area, after the buffer's first byte."""
    size = (area[2] - area[0]) * (area[3] - area[1]) * (16 if in_colour else 1) // 8
    buffer[1 : size + 1] = bytes(size)
    for grid, x, y, scale in grids:
        if not scale:
            continue
        if scale != 1 and (in_colour or grid.bitmap.width > grid.tile_width):
            if len(grid._tiles) > 1:
                raise NotImplementedError("a scale of several tiles")
            _draw_scaled(grid, x, y, scale, area, in_colour)
        elif in_colour or len(grid._tiles) > 1 or grid.bitmap.width > grid.tile_width:
            _draw_tiles(grid, x, y, area, in_colour)
        else:
            _draw_bitmap(grid, x, y, scale, area)
    return memoryview(buffer)[: size + 1]


def _draw_bitmap(grid: TileGrid, gx: int, gy: int, scale: int, area: "Area") -> None:
    """Draw a TileGrid of one tile, a bit a pixel, over the buffer's content."""
    if grid.transpose_xy or grid.flip_x or grid.flip_y:
        raise NotImplementedError("mirrored tiles")
    bitmap = grid.bitmap
    x1, y1, x2, y2 = area
    left, right = max(x1, gx), min(x2, gx + bitmap.width * scale)
    top, bottom = max(y1, gy), min(y2, gy + bitmap.height * scale)
    if left >= right or top >= bottom:
        return
    table = _table(grid.pixel_shader, False)
    bits = bitmap._bits
    if table[0] != _CLEAR:
        _fill(left - x1, top - y1, right - x1, bottom - y1, x2 - x1, table[0])
    first = (left - gx) // scale * bits >> 3
    last = (right - 1 - gx) // scale * bits >> 3
    data = bitmap._data
    mask = (1 << bits) - 1
    for y in range(top, bottom):
        start = (y - gy) // scale * bitmap._stride
        base = 1 + (y - y1 >> 3) * (x2 - x1) - x1
        bit = 1 << (y - y1 & 7)
        for i in range(first, last + 1):
            byte = data[start + i]
            if not byte:  # eight bits of background, which is drawn already: most of a page
                continue
            x = gx + (i * 8 // bits) * scale
            shift = 8 - bits
            while shift >= 0:
                value = byte >> shift & mask
                if value and table[value] != _CLEAR:
                    for k in range(max(x, left), min(x + scale, right)):
                        if table[value]:
                            buffer[base + k] |= bit
                        else:
                            buffer[base + k] &= 255 - bit
                x += scale
                shift -= bits


def _fill(left: int, top: int, right: int, bottom: int, width: int, lit: int) -> None:
    """Fill a rectangle of the buffer with one colour, a page of eight rows at a time."""
    for page in range(top >> 3, (bottom + 7) >> 3):
        mask = 0xFF
        if page * 8 < top:
            mask &= 0xFF << (top & 7)
        if page * 8 + 8 > bottom:
            mask &= 0xFF >> (page * 8 + 8 - bottom)
        start = 1 + page * width
        if mask == 0xFF:
            buffer[start + left : start + right] = (b"\xff" if lit else b"\x00") * (right - left)
            continue
        for i in range(start + left, start + right):
            buffer[i] = buffer[i] | mask if lit else buffer[i] & (255 - mask)


def _draw_tiles(grid: TileGrid, left: int, top: int, area: "Area", in_colour: bool) -> None:
    """Draw a TileGrid, tile by tile, over the buffer's content."""
    wide = grid.tile_width
    high = grid.tile_height
    x1, y1, x2, y2 = area
    if left >= x2 or top >= y2 or left + wide * grid.width <= x1 or top + high * grid.height <= y1:
        return
    table = _table(grid.pixel_shader, in_colour)
    draw = _draw_colour_tile if in_colour else _draw_tile
    for index in range(len(grid._tiles)):
        x = left + index % grid.width * wide
        y = top + index // grid.width * high
        if x < x2 and x + wide > x1 and y < y2 and y + high > y1:
            draw(grid, grid._tiles[index], x, y, table, area)


def _draw_scaled(grid: TileGrid, left: int, top: int, scale: int, area: "Area", in_colour: bool) -> None:
    """Draw a TileGrid of one tile of a sheet, enlarged, over the buffer's content."""
    x1, y1, x2, y2 = area
    table = _table(grid.pixel_shader, in_colour)
    bitmap = grid.bitmap
    source_x = grid._tiles[0] % grid._across * grid.tile_width
    source_y = grid._tiles[0] // grid._across * grid.tile_height
    for y in range(max(top, y1), min(top + grid.tile_height * scale, y2)):
        for x in range(max(left, x1), min(left + grid.tile_width * scale, x2)):
            colour = table[bitmap[source_x + (x - left) // scale, source_y + (y - top) // scale]]
            if colour == _CLEAR:
                continue
            if in_colour:
                at = 1 + 2 * ((y - y1) * (x2 - x1) + x - x1)
                buffer[at] = colour >> 8
                buffer[at + 1] = colour & 0xFF
                continue
            at = 1 + (y - y1 >> 3) * (x2 - x1) + x - x1
            bit = 1 << (y - y1 & 7)
            buffer[at] = buffer[at] | bit if colour else buffer[at] & (255 - bit)


def _draw_tile(grid: TileGrid, tile: int, x: int, y: int, table: "list[int]", area: "Area") -> None:
    x1, y1, x2, y2 = area
    bitmap = grid.bitmap
    source_x = tile % grid._across * grid.tile_width
    source_y = tile // grid._across * grid.tile_height
    for row in range(max(y, y1), min(y + grid.tile_height, y2)):
        base = 1 + (row - y1 >> 3) * (x2 - x1) - x1
        bit = 1 << (row - y1 & 7)
        for column in range(max(x, x1), min(x + grid.tile_width, x2)):
            colour = table[bitmap[source_x + column - x, source_y + row - y]]
            if colour == 1:
                buffer[base + column] |= bit
            elif colour == 0:
                buffer[base + column] &= 255 - bit


def _draw_colour_tile(grid: TileGrid, tile: int, x: int, y: int, table: "list[int]", area: "Area") -> None:
    x1, y1, x2, y2 = area
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
