"""displayio for MicroPython, which cannot run Blinka's: the layers that busdisplay.py draws.

Names, errors and dirty areas are those of the firmware. Nothing can be mirrored.
"""

# mypy: disable-error-code="import-not-found, index"

from pixels import Bitmap, Palette, union

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


__all__ = ("Bitmap", "Group", "Palette", "TileGrid", "display_buses", "displays", "release_displays", "union")


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
