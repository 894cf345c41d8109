"""Bitmaps and palettes, for displayio.py."""

# mypy: disable-error-code="index, misc"


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
