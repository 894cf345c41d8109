"""The emulated screen under the real driver and the real displayio."""

# mypy: disable-error-code="import-untyped"

from typing import Any

import adafruit_displayio_ssd1306
import board
import busio
import displayio
import i2cdisplaybus
import pytest

from sim.fakes import wire
from sim.fakes.oled import SSD1306


def open_display() -> tuple[Any, SSD1306, Any]:
    """Return the driver's display, the emulated screen, and a bitmap that fills it."""
    wire.reset()
    screen = SSD1306()
    wire.attach_i2c(0x3C, screen)
    bus = i2cdisplaybus.I2CDisplayBus(busio.I2C(board.GP5, board.GP4, frequency=400_000), device_address=0x3C)
    display = adafruit_displayio_ssd1306.SSD1306(bus, width=128, height=64, auto_refresh=False)
    bitmap = displayio.Bitmap(128, 64, 2)
    palette = displayio.Palette(2)
    palette[1] = 0xFFFFFF
    group = displayio.Group()
    group.append(displayio.TileGrid(bitmap, pixel_shader=palette))
    display.root_group = group
    return display, screen, bitmap


def test_driver_commands_and_delays_are_simulated() -> None:
    display, screen, _ = open_display()
    assert screen.errors == []
    assert screen.on
    assert screen.contrast == 255  # brightness 1.0
    assert wire.ms() == 130
    display.brightness = 0.5
    assert screen.contrast in (127, 128)
    display.sleep()
    assert not screen.on
    assert not any(map(any, screen.rows()))
    display.wake()
    assert screen.on


def test_memory_is_random_at_power_on() -> None:
    _, screen, _ = open_display()
    assert any(map(any, screen.rows()))


def test_every_pixel_is_in_its_place() -> None:
    display, screen, bitmap = open_display()
    drawn = {(x * 37 % 128, x * 11 % 64) for x in range(200)} | {(0, 0), (127, 0), (0, 63), (127, 63)}
    for x, y in drawn:
        bitmap[x, y] = 1
    display.refresh()
    picture = screen.rows()
    assert {(x, y) for y in range(64) for x in range(128) if picture[y][x]} == drawn
    assert all(screen.pixel(x, y) for x, y in drawn)
    assert not screen.pixel(1, 0)


def test_small_change_sends_small_area() -> None:
    display, screen, bitmap = open_display()
    display.refresh()
    display.refresh()  # the desktop's displayio sends the first picture twice
    before = wire.i2c_bytes
    bitmap[50, 20] = 1
    display.refresh()
    assert wire.i2c_bytes - before < 20
    assert screen.pixel(50, 20)
    before = wire.i2c_bytes
    display.refresh()
    assert wire.i2c_bytes == before


def test_absent_screen_is_refused_as_in_firmware() -> None:
    wire.reset()
    i2c = busio.I2C(board.GP5, board.GP4)
    with pytest.raises(ValueError, match="Unable to find I2C Display at 3c"):
        i2cdisplaybus.I2CDisplayBus(i2c, device_address=0x3C)
    assert not displayio.display_buses  # type: ignore[attr-defined]


def test_unplugged_screen_does_not_stop_program() -> None:
    display, screen, bitmap = open_display()
    display.refresh()
    wire.detach_i2c(0x3C)
    bitmap[5, 5] = 1
    display.refresh()
    assert not screen.pixel(5, 5)


def plain(*commands: int) -> SSD1306:
    """Return a black screen that is on, after further commands."""
    screen = SSD1306()
    screen.write(bytes((0x00, 0x8D, 0x14, 0xAF, 0xA1, 0xC8, 0x20, 0x00)))
    screen.write(b"\x40" + bytes(1024))
    screen.write(bytes((0x00, *commands)))
    return screen


def lit(screen: SSD1306) -> set[tuple[int, int]]:
    picture = screen.rows()
    found = {(x, y) for y in range(64) for x in range(128) if picture[y][x]}
    assert found == {(x, y) for y in range(64) for x in range(128) if screen.pixel(x, y)}
    return found


def test_remap_and_scan_direction_turn_picture() -> None:
    for commands, place in (
        ((0xA1, 0xC8), (2, 1)),
        ((0xA0, 0xC8), (125, 1)),
        ((0xA1, 0xC0), (2, 62)),
    ):
        screen = plain(*commands)
        screen.write(bytes((0x40, 0, 0, 2)))
        assert lit(screen) == {place}


def test_window_of_columns_and_pages_wraps() -> None:
    screen = plain(0x21, 10, 11, 0x22, 3, 4)
    screen.write(bytes((0x40, 1, 2, 4, 8)))
    assert lit(screen) == {(10, 24), (11, 25), (10, 34), (11, 35)}
    screen.write(bytes((0x40, 16)))
    assert (10, 28) in lit(screen)


def test_display_commands_change_picture() -> None:
    screen = plain()
    screen.write(bytes((0x40, 1)))
    screen.write(bytes((0x00, 0x40 + 63)))
    assert lit(screen) == {(0, 1)}
    screen.write(bytes((0x00, 0x40, 0xA7)))
    assert len(lit(screen)) == 128 * 64 - 1
    screen.write(bytes((0x00, 0xA5)))
    assert len(lit(screen)) == 128 * 64
    screen.write(bytes((0x00, 0xA8, 31)))
    assert len(lit(screen)) == 128 * 32


@pytest.mark.parametrize(
    "sent",
    [b"\x00\xf5", b"\x00\x21\x50\x10", b"\x00\x22\x00\x09", b"\x00\xa8\x05", b"\x01\x00", b"\x80", b"\x00\x20\x01"],
)
def test_unknown_command_is_noted(sent: bytes) -> None:
    screen = SSD1306()
    screen.write(sent)
    assert len(screen.errors) == 1
