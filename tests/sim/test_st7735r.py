"""The emulated ST7735R: bytes on its wires become the picture, and invalid commands are noted."""

import pytest

from sim.fakes.st7735r import HEIGHT, ST7735R, WIDTH

WHITE, RED, GREEN, BLUE = b"\xff\xff", b"\xf8\x00", b"\x07\xe0", b"\x00\x1f"


@pytest.fixture
def chip() -> ST7735R:
    """Return a screen that is on, as a PyGamer's."""
    found = ST7735R()
    for command, data in ((0x01, b""), (0x11, b""), (0x3A, b"\x05"), (0x36, b"\xa8"), (0x29, b"")):
        send(found, command, data)
    return found


def send(chip: ST7735R, command: int, data: bytes = b"") -> None:
    chip.command(bytes((command,)))
    if data:
        chip.data(data)


def fill(chip: ST7735R, area: tuple[int, int, int, int], data: bytes) -> None:
    left, top, right, bottom = area
    send(chip, 0x2A, bytes((0, left, 0, right)))
    send(chip, 0x2B, bytes((0, top, 0, bottom)))
    send(chip, 0x2C, data)


def test_pixels_fill_rows_of_window(chip: ST7735R) -> None:
    fill(chip, (10, 20, 11, 21), RED + GREEN + BLUE + WHITE)
    assert [chip.colour(x, y) for y in (20, 21) for x in (10, 11)] == [
        (255, 0, 0),
        (0, 255, 0),
        (0, 0, 255),
        (255, 255, 255),
    ]
    lit = [(x, y) for y, row in enumerate(chip.rows()) for x in range(WIDTH) if any(row[3 * x : 3 * x + 3])]
    assert lit == [(10, 20), (11, 20), (10, 21), (11, 21)]
    assert chip.errors == []


def test_split_pixel_and_full_window_wrap(chip: ST7735R) -> None:
    fill(chip, (0, 0, 1, 0), RED[:1])
    chip.data(RED[1:] + GREEN[:1])
    chip.data(GREEN[1:] + BLUE)
    assert [chip.colour(0, 0), chip.colour(1, 0)] == [(0, 0, 255), (0, 255, 0)]


def test_sleep_off_and_inversion_change_pixels(chip: ST7735R) -> None:
    fill(chip, (0, 0, 0, 0), RED)
    send(chip, 0x21)
    assert chip.colour(0, 0) == (0, 255, 255)
    send(chip, 0x20)
    for off, on in ((0x28, 0x29), (0x10, 0x11)):
        send(chip, off)
        assert (chip.on, chip.colour(0, 0)) == (False, (0, 0, 0))
        send(chip, on)
        assert (chip.on, chip.colour(0, 0)) == (True, (255, 0, 0))


def test_rgb_order_swaps_red_and_blue(chip: ST7735R) -> None:
    fill(chip, (0, 0, 0, 0), RED)
    send(chip, 0x36, b"\xa0")
    assert chip.colour(0, 0) == (0, 0, 255)


@pytest.mark.parametrize(
    ("command", "data", "error"),
    [
        (0x2A, bytes((0, 0, 0, WIDTH)), "from 0 to 160"),
        (0x2B, bytes((0, 0, 0, HEIGHT)), "from 0 to 128"),
        (0x2A, bytes((0, 9, 0, 3)), "from 9 to 3"),
        (0x77, b"", "unknown command 0x77"),
        (0x29, b"\x00", "command 0x29 with 1 bytes"),
    ],
)
def test_invalid_commands_are_noted(chip: ST7735R, command: int, data: bytes, error: str) -> None:
    send(chip, command, data)
    assert len(chip.errors) == 1 and error in chip.errors[0]


def test_interrupted_command_is_noted(chip: ST7735R) -> None:
    send(chip, 0x2A, b"\x00")
    send(chip, 0x29)
    assert chip.errors == ["0x29 inside command 0x2a"]


def test_pixels_before_depth_are_noted() -> None:
    chip = ST7735R()
    send(chip, 0x2C, WHITE)
    assert chip.errors == ["pixels before 16 bits a pixel were asked for"]
