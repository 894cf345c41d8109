"""displayio for MicroPython, which cannot run Blinka's: the layers that busdisplay.py draws.

Names, errors and dirty areas are those of the firmware. Nothing can be mirrored.
"""

# mypy: disable-error-code="index, misc"

try:
    from typing import Any
except ImportError:
    pass

displays: "list[Any]" = []
display_buses: "list[Any]" = []


def release_displays() -> None:
    """Remove the display and free its pins."""
    for display in displays:
        display._release()
    del displays[:]
    for bus in display_buses:
        bus.deinit()
    del display_buses[:]


class Bitmap:
    """Values of 1, 2, 4 or 8 bits, packed from the left into rows of 32-bit words, as in the firmware."""

    def __init__(self, width: int, height: int, value_count: int) -> None:
        if not 1 <= value_count <= 65536:
            raise ValueError("value_count must be in the range of 1-65536")
        if value_count > 256:
            raise NotImplementedError("more than 256 values")
        bits = 1
        while (value_count - 1) >> bits:
            bits *= 2
        self.width = width
        self.height = height
        self._bits = bits
        self._stride = (width * bits + 31) // 32 * 4  # bytes in a row
        self._data = bytearray(self._stride * height)
        self._dirty: tuple[int, int, int, int] | None = (0, 0, width, height)

    def _place(self, index: "int | tuple[int, int]") -> "tuple[int, int]":
        """Return where a pixel is: its byte, and the shift of its value there."""
        if type(index) is int:
            x, y = index % self.width, index // self.width
        else:
            x, y = index
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise IndexError("pixel coordinates out of bounds")
        x *= self._bits
        return y * self._stride + (x >> 3), 8 - self._bits - (x & 7)

    def __getitem__(self, index: "int | tuple[int, int]") -> int:
        at, shift = self._place(index)
        return self._data[at] >> shift & (1 << self._bits) - 1

    def __setitem__(self, index: "int | tuple[int, int]", value: int) -> None:
        mask = (1 << self._bits) - 1
        if value & ~mask:
            raise ValueError("pixel value requires too many bits")
        at, shift = self._place(index)
        self._data[at] = self._data[at] & ~(mask << shift) & 0xFF | value << shift
        x, y = (index % self.width, index // self.width) if type(index) is int else index
        self.dirty(x, y, x + 1, y + 1)

    def fill(self, value: int) -> None:
        byte = 0
        for _ in range(8 // self._bits):
            byte = byte << self._bits | value & (1 << self._bits) - 1
        self._data[:] = bytes((byte,)) * len(self._data)
        self._dirty = (0, 0, self.width, self.height)

    def dirty(self, x1: int = 0, y1: int = 0, x2: int = -1, y2: int = -1) -> None:
        """Mark an area as changed."""
        x2 = self.width if x2 == -1 else min(x2, self.width)
        y2 = self.height if y2 == -1 else min(y2, self.height)
        x1 = max(x1, 0)
        y1 = max(y1, 0)
        if x1 < x2 and y1 < y2:
            self._dirty = union(self._dirty, (x1, y1, x2, y2))


def union(one: "tuple[int, int, int, int] | None", other: "tuple[int, int, int, int]") -> "tuple[int, int, int, int]":
    """Return the smallest area (x1, y1, x2, y2) around two. The first may be None."""
    if one is None or one == other:
        return other
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


class Palette:
    def __init__(self, color_count: int, *, dither: bool = False) -> None:
        self._colors = [0] * color_count
        self._clear = [False] * color_count
        self._changed = False

    def __len__(self) -> int:
        return len(self._colors)

    def __getitem__(self, index: int) -> int:
        return self._colors[index]

    def __setitem__(self, index: int, value: "int | tuple[int, int, int]") -> None:
        if type(value) is not int:
            value = value[0] << 16 | value[1] << 8 | value[2]
        elif not 0 <= value <= 0xFFFFFF:
            raise ValueError("color must be between 0x000000 and 0xffffff")
        if self._colors[index] != value:
            self._colors[index] = value
            self._changed = True

    def make_transparent(self, palette_index: int) -> None:
        self._clear[palette_index] = True
        self._changed = True

    def make_opaque(self, palette_index: int) -> None:
        self._clear[palette_index] = False
        self._changed = True

    def is_transparent(self, palette_index: int) -> bool:
        return self._clear[palette_index]


class TileGrid:
    # Defaults are in the class, so that an instance takes as little heap as the firmware's.
    hidden = flip_x = flip_y = transpose_xy = _in_group = False
    _dirty: "tuple[int, int, int, int] | None" = None  # tiles changed since the last refresh, in pixels
    _drawn: "tuple[int, int, int, int] | None" = None  # where it was at the last refresh

    def __init__(
        self,
        bitmap: Bitmap,
        *,
        pixel_shader: Palette,
        width: int = 1,
        height: int = 1,
        tile_width: "int | None" = None,
        tile_height: "int | None" = None,
        default_tile: int = 0,
        x: int = 0,
        y: int = 0,
    ) -> None:
        tile_width = tile_width or bitmap.width
        tile_height = tile_height or bitmap.height
        if bitmap.width % tile_width or bitmap.height % tile_height:
            raise ValueError("Tile width and height must exactly divide the bitmap's")
        self.bitmap = bitmap
        self._pixel_shader = pixel_shader
        self.width = width
        self.height = height
        self.tile_width = tile_width
        self.tile_height = tile_height
        self._across = bitmap.width // tile_width  # tiles in a row of the bitmap
        self._sheet = self._across * (bitmap.height // tile_height)  # tiles in all of it
        self._tiles = bytearray([default_tile] * (width * height))
        self.x = x
        self.y = y

    @property
    def pixel_shader(self) -> Palette:
        return self._pixel_shader

    @pixel_shader.setter
    def pixel_shader(self, palette: Palette) -> None:
        self._pixel_shader = palette
        self._dirty = (0, 0, self.width * self.tile_width, self.height * self.tile_height)

    def _index(self, place: "int | tuple[int, int]") -> int:
        index = place if type(place) is int else place[1] * self.width + place[0]
        if not 0 <= index < len(self._tiles):
            raise IndexError("Tile index out of bounds")
        return index

    def __getitem__(self, place: "int | tuple[int, int]") -> int:
        return self._tiles[self._index(place)]

    def __setitem__(self, place: "int | tuple[int, int]", tile: int) -> None:
        if not 0 <= tile < self._sheet:
            raise ValueError("Tile index out of bounds")
        index = self._index(place)
        self._tiles[index] = tile
        x = index % self.width * self.tile_width
        y = index // self.width * self.tile_height
        area = (x, y, x + self.tile_width, y + self.tile_height)
        self._dirty = area if self._dirty is None else union(self._dirty, area)


class Group:
    def __init__(self, *, scale: int = 1, x: int = 0, y: int = 0) -> None:
        self._set_scale(scale)
        self.x = x
        self.y = y
        self.hidden = False
        self._layers: list[Any] = []
        self._in_group = False
        self._left: tuple[int, int, int, int] | None = None  # where removed layers were

    def _set_scale(self, value: int) -> None:
        if value < 1:
            raise ValueError("scale must be >= 1")
        self._scale = value

    @property
    def scale(self) -> int:
        return self._scale

    @scale.setter
    def scale(self, value: int) -> None:
        self._set_scale(value)

    def append(self, layer: "Any") -> None:
        self.insert(len(self._layers), layer)

    def insert(self, index: int, layer: "Any") -> None:
        if not isinstance(layer, (Group, TileGrid)):
            raise ValueError("Layer must be a Group or TileGrid subclass")
        if layer._in_group:
            raise ValueError("Layer already in a group")
        layer._in_group = True
        self._layers.insert(index, layer)

    def index(self, layer: "Any") -> int:
        return self._layers.index(layer)

    def pop(self, index: int = -1) -> "Any":
        layer = self._layers.pop(index)
        layer._in_group = False
        below = [layer]
        while below:  # mark what was drawn of it as dirty
            part = below.pop()
            if isinstance(part, Group):
                below.extend(part._layers)
                area, part._left = part._left, None
            else:
                area, part._drawn = part._drawn, None
            if area is not None:
                self._left = union(self._left, area)
        return layer

    def remove(self, layer: "Any") -> None:
        self.pop(self._layers.index(layer))

    def __len__(self) -> int:
        return len(self._layers)

    def __getitem__(self, index: int) -> "Any":
        return self._layers[index]

    def __setitem__(self, index: int, layer: "Any") -> None:
        self.insert(index, layer)
        self.pop(index + 1)

    def __delitem__(self, index: int) -> None:
        self.pop(index)
