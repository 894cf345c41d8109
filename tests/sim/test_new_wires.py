"""Key matrix, rotary encoder, SPI and built-in displays."""

import busio
import displayio
import keypad
import microcontroller
import pytest
import rotaryio

from sim.fakes import built_in, wire
from sim.fakes.oled import SH1106

board = pytest.importorskip("board")


def macropad() -> None:
    wire.reset("adafruit_macropad_rp2040")


def trellis() -> None:
    wire.reset("trellis_m4_express")


@pytest.fixture(autouse=True)
def power_off() -> object:
    yield
    wire.reset()


def events(keys: keypad.KeyMatrix) -> list[tuple[int, bool]]:
    found = []
    while keys.events:
        event = keys.events.get()
        assert event is not None
        found.append((event.key_number, event.pressed))
    return found


@pytest.mark.parametrize("columns_to_anodes", [True, False])
def test_key_is_read_in_diode_direction_only(columns_to_anodes: bool) -> None:
    trellis()
    rows, cols = (board.ROW0, board.ROW1), (board.COL0, board.COL1, board.COL2)
    keys = keypad.KeyMatrix(rows, cols, columns_to_anodes=columns_to_anodes)
    wire.bridge("ROW1", "COL2", True)
    wire.advance(50)
    assert events(keys) == ([] if columns_to_anodes else [(5, True)])
    wire.bridge("ROW1", "COL2", False)
    wire.bridge("COL2", "ROW1", True)
    wire.advance(50)
    assert events(keys) == ([(5, True)] if columns_to_anodes else [(5, False)])
    keys.deinit()
    keypad.KeyMatrix(rows, cols).deinit()


def test_matrix_pin_is_in_use() -> None:
    trellis()
    with pytest.raises(ValueError, match="ROW0 in use"):
        keypad.KeyMatrix((board.ROW0,), (board.COL0, board.ROW0))
    keypad.KeyMatrix((board.ROW0,), (board.COL0,))
    with pytest.raises(ValueError, match="COL0 in use"):
        keypad.Keys((board.COL0,), value_when_pressed=True)


def test_encoder_counts_clicks_both_ways() -> None:
    macropad()
    knob = rotaryio.IncrementalEncoder(board.ENCODER_A, board.ENCODER_B)
    turn = [("ENCODER_A", False), ("ENCODER_B", False), ("ENCODER_A", True), ("ENCODER_B", True)]
    seen = []
    for pin, level in turn * 2:
        wire.set_level(pin, level)
        seen.append(knob.position)
    for pin, level in [("ENCODER_B", False), ("ENCODER_A", False), ("ENCODER_B", True), ("ENCODER_A", True)] * 3:
        wire.set_level(pin, level)
    assert seen == [0, 0, 0, 1, 1, 1, 1, 2]
    assert knob.position == -1


def test_bouncing_contact_is_not_counted() -> None:
    macropad()
    knob = rotaryio.IncrementalEncoder(board.ENCODER_A, board.ENCODER_B)
    for _ in range(20):
        wire.set_level("ENCODER_A", False)
        wire.set_level("ENCODER_A", True)
    assert knob.position == 0


def test_encoder_needs_adjacent_pins() -> None:
    macropad()
    with pytest.raises(RuntimeError, match="sequential"):
        rotaryio.IncrementalEncoder(board.ENCODER_A, board.KEY1)


def test_built_in_display_pins_are_in_use() -> None:
    macropad()
    with pytest.raises(ValueError, match="SCK in use"):
        busio.SPI(board.SCK, board.MOSI)
    wire.soft_reset()
    with pytest.raises(ValueError, match="SCK in use"):
        busio.SPI(board.SCK, board.MOSI)


def test_released_built_in_display_returns_at_power_on() -> None:
    macropad()
    displayio.release_displays()
    busio.SPI(board.SCK, board.MOSI).deinit()
    with pytest.raises(ValueError, match="deinitialized"):
        board.DISPLAY.bus.send(0xAF, b"")
    macropad()
    board.DISPLAY.bus.send(0xAF, b"")


def test_other_boards_have_no_display() -> None:
    macropad()
    trellis()
    assert not hasattr(board, "DISPLAY")
    assert built_in.display is None


@pytest.mark.parametrize("x", [0, 13, 14, 15, 100, 127])
def test_single_pixel_is_sent_to_its_place(x: int) -> None:
    macropad()
    bitmap, palette, group = displayio.Bitmap(128, 64, 2), displayio.Palette(2), displayio.Group()
    palette[1] = 0xFFFFFF
    group.append(displayio.TileGrid(bitmap, pixel_shader=palette))
    board.DISPLAY.auto_refresh = False
    board.DISPLAY.root_group = group
    for colour in (1, 0):  # the first change of a bitmap sends all of it
        bitmap[9, 9] = colour
        board.DISPLAY.refresh()
    wire.spi_bytes = 0
    bitmap[x, 37] = 1
    board.DISPLAY.refresh()
    picture = built_in.display.rows()
    assert [(column, row) for row in range(64) for column in range(128) if picture[row][column]] == [(x, 37)]
    assert wire.spi_bytes < 12
    assert built_in.display.errors == []


def test_unknown_command_is_noted() -> None:
    screen = SH1106()
    screen.command(b"\x21\x00")
    screen.command(b"\x81")
    screen.data(b"\x01")
    assert screen.errors == ["command 0x21", "data inside command 0x81"]


def test_bytes_after_last_column_are_lost() -> None:
    screen = SH1106()
    screen.command(b"\xa1\xc8\xaf\xb0\x18\x00")
    before = screen.ram[132:]
    screen.data(b"\xff" * 20)
    assert screen.ram[128:132] == b"\xff" * 4
    assert screen.ram[132:] == before


def test_nvm_has_size_of_board() -> None:
    trellis()
    assert len(microcontroller.nvm) == 8192
    with pytest.raises(IndexError):
        microcontroller.nvm[8192] = 1
    macropad()
    assert len(microcontroller.nvm) == 4096
