"""The heap that text takes as labels of adafruit_display_text, and as tiles: run by `make measure`."""

import displayio
from fontio import Glyph

from hal.font import HEIGHT, WIDTH, Font

_DESCENT = 2  # rows under the baseline
_what = [""]  # the name of what is made next, "" when it does not matter
_live = [0]
_kept: list[object] = []


class _LabelFont(Font):
    """The font with the interface that a label uses."""

    ascent = HEIGHT - _DESCENT
    descent = _DESCENT

    def get_bounding_box(self) -> "tuple[int, int]":
        return WIDTH, HEIGHT

    def get_glyph(self, codepoint: int) -> Glyph:
        tile = self.tile(codepoint)
        wide = tile < self.wide
        width = 2 * WIDTH if wide else WIDTH
        return Glyph(self.bitmap, tile // 2 if wide else tile, width, HEIGHT, 0, -_DESCENT, width, 0)


def steps():  # type: ignore[no-untyped-def]
    font = _LabelFont()
    palette = displayio.Palette(2)
    yield "baseline"
    print("| text | heap, bytes |")
    print("|---|---|")
    _what[0] = "the code of bitmap_label"
    from adafruit_display_text import bitmap_label  # late: the heap that it takes is measured

    yield
    # Two of each: the first brings names with it, the second shows what one more takes.
    for what in ("", "a line of 21 characters as a label"):
        _what[0] = what
        _kept.append(bitmap_label.Label(font, text="OK : on joue ! abcdef", line_spacing=1))
        yield
    for what in ("", "the same line as tiles"):
        _what[0] = what
        line = displayio.TileGrid(font.bitmap, pixel_shader=palette, width=21, height=1, tile_width=6, tile_height=12)
        _kept.append(line)
        yield


def on_heap(number: int, live: int) -> None:
    if _what[0]:
        print(f"| {_what[0]} | {live - _live[0]} |")
    _live[0] = live
