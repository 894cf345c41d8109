"""Scenes of text and figures, drawn by the real libraries on the desktop and on the small interpreter.

Prints a line for each scene: its name, the bytes sent, the picture as hexadecimal digits.
"""

# mypy: disable-error-code="import-untyped, no-untyped-call"

import binascii

import adafruit_displayio_ssd1306
import bitmaptools
import board
import busio
import displayio
import fontio
import i2cdisplaybus
from adafruit_display_text import bitmap_label

from sim.fakes import wire
from sim.fakes.oled import SSD1306

FRENCH = ("Où tombe la graine ?", "Forêt, Noël, ça gêne", "À l'Est: cœur, dû", "ÉCHEC AU NORD !", "1 2 2 0 2 1 2 1 S")


class Font:
    """A different pattern for every character, some with a part below the base line."""

    def __init__(self):  # type: ignore[no-untyped-def]
        self._glyphs = {}

    def get_bounding_box(self):  # type: ignore[no-untyped-def]
        return (6, 12, 0, -2)

    def get_glyph(self, code):  # type: ignore[no-untyped-def]
        if code not in self._glyphs:
            bitmap = displayio.Bitmap(6, 12, 2)
            pattern = code * 7919 + 12345
            for i in range(40):
                if code != 32 and pattern >> i % 14 & 1:
                    bitmap[i % 5, 2 + i // 5] = 1
            self._glyphs[code] = fontio.Glyph(bitmap, 0, 6, 12, 0, -2 if code % 3 else -3, 6, 0)
        return self._glyphs[code]


def new_label(font, text, y, **options):  # type: ignore[no-untyped-def]
    return bitmap_label.Label(font, text=text, color=0xFFFFFF, x=0, y=y, **options)


def scenes(display):  # type: ignore[no-untyped-def]
    """Yield the name of a scene when it is complete."""
    font = Font()
    palette = displayio.Palette(2)
    palette[1] = 0xFFFFFF
    canvas = displayio.Bitmap(128, 64, 2)
    picture = displayio.TileGrid(canvas, pixel_shader=palette)
    group = displayio.Group()
    group.append(picture)
    display.root_group = group
    yield "empty"

    bitmaptools.draw_line(canvas, 0, 0, 127, 63, 1)
    bitmaptools.draw_line(canvas, 120, 3, 7, 60, 1)
    bitmaptools.draw_line(canvas, 20, 30, 90, 30, 1)
    bitmaptools.draw_line(canvas, 64, 50, 64, 10, 1)
    bitmaptools.fill_region(canvas, 100, 5, 120, 25, 1)
    bitmaptools.fill_region(canvas, 105, 10, 400, 21, 0)
    yield "figures"

    labels = []
    for row in range(5):
        labels.append(new_label(font, FRENCH[row], 8 + 12 * row))
        group.append(labels[row])
    yield "french labels over figures"

    labels[1].color = 0
    labels[1].background_color = 0xFFFFFF
    labels[3].background_color = 0
    yield "inverse"

    labels[0].text = "Où tombe la pierre ?"
    yield "same length"
    labels[0].text = "Ici"
    labels[2].text = ""
    labels[4].text = "1 2 2 0 2 1 2 1 N et encore trop long"
    yield "other lengths"

    labels[1].hidden = True
    labels[3].y += 3
    yield "hidden and moved"
    group.hidden = True
    yield "all hidden"
    group.hidden = False
    labels[1].hidden = False
    yield "shown again"

    big = new_label(font, "9", 30, scale=3)
    big.x = 99
    group.append(big)
    yield "scaled"
    big.x = -7
    picture.x = 5
    picture.y = -9
    yield "over the edge"
    group.remove(labels[3])
    yield "removed"
    palette[0] = 0xFFFFFF
    palette[1] = 0x404040
    yield "other colours"
    palette.make_transparent(0)
    yield "transparent"

    levels = displayio.Palette(7)
    for i in range(7):
        levels[i] = i * 0x2A2A2A
    steps = displayio.Bitmap(70, 11, 7)
    for i in range(70 * 11):
        steps[i] = i % 7
    bitmaptools.blit(steps, canvas, 3, 2, x1=30, y1=4, x2=60, y2=40, skip_source_index=0)
    group.append(displayio.TileGrid(steps, pixel_shader=levels, x=33, y=41))
    yield "four bits a pixel"
    steps.fill(6)
    yield "filled"

    sheet = displayio.Bitmap(18, 24, 2)
    for i in range(18 * 24):
        sheet[i] = 1 if i * i % 7 < 3 else 0
    tiles = displayio.TileGrid(
        sheet, pixel_shader=palette, width=9, height=3, tile_width=6, tile_height=12, x=70, y=21, default_tile=3
    )
    group.append(tiles)
    yield "tiles"
    tiles[2, 1] = 5
    tiles[26] = 1
    yield "two tiles changed"
    sheet[2, 14] = 1 - sheet[2, 14]
    yield "the sheet changed under its tiles"
    reverse = displayio.Palette(2)
    reverse[0] = 0xFFFFFF
    tiles.pixel_shader = reverse
    yield "tiles in other colours"
    tiles.hidden = True
    yield "tiles hidden"
    other = displayio.Group(x=10, y=20, scale=2)
    display.root_group = other
    other.append(displayio.TileGrid(canvas, pixel_shader=palette, x=-3, y=2))
    palette.make_opaque(0)
    yield "another root"


def run():  # type: ignore[no-untyped-def]
    """Yield the line of each scene."""
    wire.reset()
    screen = SSD1306()
    wire.attach_i2c(0x3C, screen)
    displayio.release_displays()
    i2c = busio.I2C(board.GP5, board.GP4, frequency=400_000)
    bus = i2cdisplaybus.I2CDisplayBus(i2c, device_address=0x3C)
    display = adafruit_displayio_ssd1306.SSD1306(bus, width=128, height=64, auto_refresh=False)
    for name in scenes(display):
        before = wire.i2c_bytes
        display.refresh()
        sent = wire.i2c_bytes - before
        display.refresh()
        assert not screen.errors
        rows = b"".join(screen.rows())
        packed = bytes([int("".join([str(bit) for bit in rows[i : i + 8]]), 2) for i in range(0, 8192, 8)])
        yield f"SCENE {name}: {sent} {binascii.hexlify(packed).decode()}"


if __name__ == "__main__":
    for line in run():
        print(line)
