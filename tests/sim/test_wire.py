"""The wires: the clock, the strip, the tone, the pins of each board."""

# mypy: disable-error-code="import-untyped"

import re
from importlib.util import find_spec
from pathlib import Path

import adafruit_ticks
import board
import neopixel
import pwmio
import pytest
import supervisor

from sim.fakes import pins, wire


@pytest.fixture(autouse=True)
def power_on() -> None:
    wire.reset()


def test_counter_wraps_first_after_65_seconds() -> None:
    assert wire.ms() == 0
    assert supervisor.ticks_ms() == 2**29 - 65_000
    wire.advance(64_999)
    assert supervisor.ticks_ms() == 2**29 - 1
    wire.advance(1)
    assert supervisor.ticks_ms() == 0
    assert wire.ms() == 65_000


def test_adafruit_ticks_counts_across_wrap() -> None:

    wire.advance(64_990)
    before = adafruit_ticks.ticks_ms()
    wire.advance(30)
    assert adafruit_ticks.ticks_diff(adafruit_ticks.ticks_ms(), before) == 30


def test_planned_levels_happen_in_order() -> None:
    found = []
    wire.listeners.append(lambda kind, where, what: found.append((kind, where, what, wire.ms())))
    wire.plan_level(30, "GP1", True)
    wire.plan_level(10, "GP1", False)
    wire.plan_level(30, "GP1", False)
    wire.advance(50)
    assert found == [("level", "GP1", False, 10), ("level", "GP1", True, 30), ("level", "GP1", False, 30)]


def test_strip_bytes_are_green_red_blue() -> None:
    strip = neopixel.NeoPixel(board.GP0, 3, auto_write=False)
    strip[0] = (1, 2, 3)
    strip[2] = (255, 128, 0)
    assert wire.strip("GP0") == b""
    strip.show()
    assert wire.strip("GP0") == bytes((2, 1, 3, 0, 0, 0, 128, 255, 0))
    assert wire.strip_frames("GP0") == 1
    strip.show()
    assert (wire.strip_frames("GP0"), wire.strip_bytes) == (2, 18)


def test_brightness_scales_strip_bytes() -> None:
    strip = neopixel.NeoPixel(board.GP0, 1, brightness=0.5, auto_write=True)
    strip[0] = (200, 100, 50)
    assert wire.strip("GP0") == bytes((50, 100, 25))


def test_tone_follows_pwm() -> None:
    buzzer = pwmio.PWMOut(board.GP15, frequency=440, variable_frequency=True)
    assert wire.tone() == 0
    buzzer.duty_cycle = 0x8000
    wire.advance(100)
    buzzer.frequency = 880
    wire.advance(50)
    buzzer.duty_cycle = 0
    assert wire.tones == [(0, 440), (100, 880), (150, 0)]
    assert wire.tone() == 0


def test_power_on_frees_pins_and_keeps_board_module() -> None:
    module = board
    neopixel.NeoPixel(board.GP0, 3).show()
    wire.advance(100)
    wire.reset("raspberry_pi_pico2")
    assert board is module
    assert board.board_id == "raspberry_pi_pico2"
    assert (wire.ms(), wire.strip("GP0"), wire.strip_bytes) == (0, b"", 0)
    neopixel.NeoPixel(board.GP0, 3)


def test_loaded_memory_keeps_size() -> None:
    wire.load_nvm(b"\x01\x02")
    assert wire.nvm[:3] == b"\x01\x02\xff"
    with pytest.raises(ValueError, match="4096 bytes"):
        wire.load_nvm(b"\x00" * 4097)
    assert len(wire.nvm) == 4096
    assert wire.nvm[:3] == b"\x01\x02\xff"
    wire.load_nvm(b"\x00" * 4096)
    assert not any(wire.nvm)


def test_unknown_board_is_refused() -> None:
    with pytest.raises(ValueError, match="no pins are known for the board nonsense; known boards: raspberry_pi_pico"):
        wire.reset("nonsense")


@pytest.mark.parametrize("board_id", [board_id for board_id, _ in pins.BOARDS if board_id not in pins.LINUX])
def test_pins_match_firmware(board_id: str) -> None:
    spec = find_spec("board_definitions")
    assert spec is not None
    assert spec.submodule_search_locations
    text = (Path(spec.submodule_search_locations[0]) / board_id / "__init__.pyi").read_text(encoding="utf-8")
    chips = re.findall(r"^(\w+): microcontroller\.Pin  # (GPIO|PA|PB)(\d+)$", text, re.MULTILINE)
    expected = {name: str(int(number) + (32 if port == "PB" else 0)) for name, port, number in chips}
    assert expected
    assert {name: str(pin.number) for name, pin in pins.names(board_id).items()} == expected


def test_pin_names_share_one_object() -> None:
    assert board.LED is board.GP25  # type: ignore[attr-defined, unused-ignore]
