"""bitmaptools for MicroPython: what text and lines need. Pixels outside a bitmap are skipped, as in the firmware."""

# mypy: disable-error-code="attr-defined, union-attr, import-not-found"

from displayio import Bitmap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO


def _check(bitmap: Bitmap, value: int) -> None:
    if value >> bitmap._bits:
        raise ValueError("out of range of target")


def fill_region(dest_bitmap: Bitmap, x1: int, y1: int, x2: int, y2: int, value: int) -> None:
    """Fill (x1, y1)..(x2 - 1, y2 - 1)."""
    _check(dest_bitmap, value)
    x1, x2 = max(min(x1, x2), 0), min(max(x1, x2), dest_bitmap.width)
    y1, y2 = max(min(y1, y2), 0), min(max(y1, y2), dest_bitmap.height)
    if x1 >= x2 or y1 >= y2:
        return
    dest_bitmap.dirty(x1, y1, x2, y2)
    bits = dest_bitmap._bits
    data = dest_bitmap._data
    mask = (1 << bits) - 1
    for y in range(y1, y2):
        start = y * dest_bitmap._stride
        for x in range(x1 * bits, x2 * bits, bits):
            at = start + (x >> 3)
            shift = 8 - bits - (x & 7)
            data[at] = data[at] & (255 - (mask << shift)) | value << shift


def draw_line(dest_bitmap: Bitmap, x1: int, y1: int, x2: int, y2: int, value: int) -> None:
    """Draw a line, both ends included."""
    _check(dest_bitmap, value)
    if y1 == y2:
        fill_region(dest_bitmap, min(x1, x2), y1, max(x1, x2) + 1, y1 + 1, value)
        return
    dx = abs(x2 - x1)
    dy = -abs(y2 - y1)
    step_x = 1 if x1 < x2 else -1
    step_y = 1 if y1 < y2 else -1
    error = dx + dy
    while True:
        if 0 <= x1 < dest_bitmap.width and 0 <= y1 < dest_bitmap.height:
            dest_bitmap[x1, y1] = value
        if x1 == x2 and y1 == y2:
            return
        twice = 2 * error
        if twice >= dy:
            error += dy
            x1 += step_x
        if twice <= dx:
            error += dx
            y1 += step_y


def blit(
    dest_bitmap: Bitmap,
    source_bitmap: Bitmap,
    x: int,
    y: int,
    *,
    x1: int = 0,
    y1: int = 0,
    x2: "int | None" = None,
    y2: "int | None" = None,
    skip_source_index: "int | None" = None,
) -> None:
    """Copy the part (x1, y1)..(x2, y2) of one bitmap to (x, y) in another one."""
    if dest_bitmap is source_bitmap:
        raise NotImplementedError("a copy within one bitmap")
    x2 = source_bitmap.width if x2 is None else min(x2, source_bitmap.width)
    y2 = source_bitmap.height if y2 is None else min(y2, source_bitmap.height)
    first = max(x1, x1 - x)
    last = min(x2, x1 + dest_bitmap.width - x)
    if first >= last:
        return
    dest_bitmap.dirty(x + first - x1, y, x + last - x1, y + y2 - y1)
    from_bits, to_bits = source_bitmap._bits, dest_bitmap._bits
    from_mask, to_mask = (1 << from_bits) - 1, (1 << to_bits) - 1
    source, data = source_bitmap._data, dest_bitmap._data
    for row in range(max(y1, y1 - y), min(y2, y1 + dest_bitmap.height - y)):
        start = row * source_bitmap._stride
        target = (y + row - y1) * dest_bitmap._stride
        for column in range(first, last):
            at = column * from_bits
            value = source[start + (at >> 3)] >> (8 - from_bits - (at & 7)) & from_mask
            if value == skip_source_index:
                continue
            at = (x + column - x1) * to_bits
            shift = 8 - to_bits - (at & 7)
            at = target + (at >> 3)
            data[at] = data[at] & (255 - (to_mask << shift)) | (value & to_mask) << shift


def readinto(
    bitmap: Bitmap,
    file: "BinaryIO",
    bits_per_pixel: int,
    element_size: int = 1,
    reverse_pixels_in_element: bool = False,
    swap_bytes_in_element: bool = False,
    reverse_rows: bool = False,
) -> None:
    """Read rows of whole bytes from a file. reverse_pixels_in_element: the first pixel has the highest bits of a byte."""
    if element_size != 1 or bits_per_pixel not in (1, 2, 4, 8):
        raise NotImplementedError("other than 1, 2, 4 or 8 bits a pixel in single bytes")
    per_byte = 8 // bits_per_pixel
    mask = (1 << bits_per_pixel) - 1
    size = (bitmap.width + per_byte - 1) // per_byte
    is_copy = bits_per_pixel == bitmap._bits and reverse_pixels_in_element  # rows are packed as in the bitmap
    for i in range(bitmap.height):
        row = file.read(size)
        if len(row) != size:
            raise EOFError
        y = bitmap.height - 1 - i if reverse_rows else i
        if is_copy:
            bitmap._data[y * bitmap._stride : y * bitmap._stride + size] = row
            bitmap.dirty(0, y, bitmap.width, y + 1)
            continue
        for x in range(bitmap.width):
            k = x % per_byte
            shift = (per_byte - 1 - k if reverse_pixels_in_element else k) * bits_per_pixel
            bitmap[x, y] = row[x // per_byte] >> shift & mask & (1 << bitmap._bits) - 1
