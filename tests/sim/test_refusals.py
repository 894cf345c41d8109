"""Each stand-in refuses what a board refuses, with the board's own exception and its message."""

# mypy: disable-error-code="import-untyped"

from collections.abc import Callable
from typing import Any

import board
import busio
import digitalio
import displayio
import keypad
import microcontroller
import neopixel
import neopixel_write
import pwmio
import pytest
import storage
import supervisor
from i2cdisplaybus import I2CDisplayBus

from sim.fakes import drive, wire
from sim.fakes.oled import SSD1306

DEINITIALISED = "Object has been deinitialized and can no longer be used. Create a new object."


@pytest.fixture(autouse=True)
def power_on() -> None:
    wire.reset()


MAKERS: list[Callable[[Any], Any]] = [
    digitalio.DigitalInOut,
    lambda pin: keypad.Keys((pin,), value_when_pressed=False),
    pwmio.PWMOut,
    lambda pin: neopixel.NeoPixel(pin, 3),
    lambda pin: busio.I2C(pin, board.GP4),
]


@pytest.mark.parametrize("second", MAKERS)
@pytest.mark.parametrize("first", MAKERS)
def test_pin_in_use_is_refused(first: Callable[[Any], Any], second: Callable[[Any], Any]) -> None:
    kept = first(board.GP5)
    with pytest.raises(ValueError, match="^GP5 in use$"):
        second(board.GP5)
    assert kept is not None


def test_refused_object_keeps_no_pin() -> None:
    taken = digitalio.DigitalInOut(board.GP4)
    with pytest.raises(ValueError, match="GP4 in use"):
        busio.I2C(board.GP5, board.GP4)
    with pytest.raises(ValueError, match="GP4 in use"):
        keypad.Keys((board.GP5, board.GP4), value_when_pressed=False)
    digitalio.DigitalInOut(board.GP5).deinit()
    taken.deinit()
    digitalio.DigitalInOut(board.GP4)


def test_unknown_pin_is_refused() -> None:
    with pytest.raises(AttributeError, match="GP99"):
        board.GP99  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(ValueError, match="raspberry_pi_pico has no pin D5"):
        wire.set_level("D5", True)


@pytest.mark.parametrize("maker", MAKERS)
def test_non_pin_is_refused(maker: Callable[[Any], Any]) -> None:
    with pytest.raises(TypeError, match="must be of type Pin, not str"):
        maker("GP5")


def test_wrong_argument_names_are_refused() -> None:
    wrong: Any = {"debounce": 2}
    with pytest.raises(TypeError):
        keypad.Keys((board.GP1,), value_when_pressed=False, **wrong)
    with pytest.raises(TypeError):
        busio.I2C(board.GP5, board.GP4, baudrate=1)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        pwmio.PWMOut(board.GP1, duty=1)  # type: ignore[call-arg]


def test_use_after_deinit_is_refused() -> None:
    pin = digitalio.DigitalInOut(board.GP1)
    tone = pwmio.PWMOut(board.GP2)
    keys = keypad.Keys((board.GP3,), value_when_pressed=False)
    i2c = busio.I2C(board.GP5, board.GP4)
    uses: list[Callable[[], Any]] = [
        lambda: pin.value,
        lambda: pin.direction,
        lambda: neopixel_write.neopixel_write(pin, b"abc"),
        lambda: setattr(tone, "duty_cycle", 1),
        lambda: tone.frequency,
        lambda: keys.events,
        i2c.try_lock,
        lambda: i2c.writeto(0x3C, b"a"),
    ]
    for thing in (pin, tone, keys, i2c):
        thing.deinit()
        thing.deinit()
    for use in uses:
        with pytest.raises(ValueError, match=DEINITIALISED):
            use()


def test_i2c_needs_its_lock() -> None:
    i2c = busio.I2C(board.GP5, board.GP4)
    for use in (i2c.scan, lambda: i2c.writeto(0x3C, b"a"), lambda: i2c.probe(0x3C)):
        with pytest.raises(RuntimeError, match="Function requires lock"):
            use()
    assert i2c.try_lock()
    assert not i2c.try_lock()
    i2c.unlock()
    assert i2c.try_lock()


def test_i2c_without_device_or_with_fault_raises() -> None:
    i2c = busio.I2C(board.GP5, board.GP4)
    i2c.try_lock()
    with pytest.raises(OSError) as nobody:
        i2c.writeto(0x3C, b"a")
    assert nobody.value.errno == 19 or nobody.value.args[0] == 19
    wire.fail_i2c(0x3C, 116)
    with pytest.raises(OSError) as late:
        i2c.writeto(0x3C, b"a")
    assert late.value.args[0] == 116
    assert i2c.scan() == []


@pytest.mark.parametrize(("scl", "sda"), [("GP4", "GP5"), ("GP5", "GP6"), ("GP3", "GP4"), ("GP1", "GP2")])
def test_i2c_on_wrong_pins_is_refused(scl: str, sda: str) -> None:
    with pytest.raises(ValueError, match="Invalid pins"):
        busio.I2C(getattr(board, scl), getattr(board, sda))
    digitalio.DigitalInOut(getattr(board, scl))


def test_i2c_without_pull_ups_is_refused() -> None:
    wire.pull_ups = False
    with pytest.raises(RuntimeError, match="No pull up found on SDA or SCL; check your wiring"):
        busio.I2C(board.GP5, board.GP4)


def test_digital_pin_checks_direction() -> None:
    pin = digitalio.DigitalInOut(board.GP1)
    with pytest.raises(AttributeError, match="Cannot set value when direction is input"):
        pin.value = True
    pin.pull = digitalio.Pull.UP
    assert pin.value
    pin.switch_to_output(True)
    with pytest.raises(AttributeError, match="Pull not used when direction is output"):
        pin.pull = digitalio.Pull.UP


def test_fixed_frequency_is_read_only() -> None:
    tone = pwmio.PWMOut(board.GP15, frequency=440)
    with pytest.raises(AttributeError, match="PWM frequency not writable"):
        tone.frequency = 880
    for wrong in (-1, 65536):
        with pytest.raises(ValueError, match="duty_cycle must be 0-65535"):
            tone.duty_cycle = wrong
    with pytest.raises(ValueError, match="Invalid frequency"):
        pwmio.PWMOut(board.GP14, frequency=0)


def test_nvm_refuses_wrong_indices_and_values() -> None:
    nvm: Any = microcontroller.nvm
    assert len(nvm) == 4096
    assert nvm[0] == nvm[-1] == 0xFF
    nvm[1:3] = b"ab"
    assert bytes(nvm[0:4]) == b"\xffab\xff"
    for wrong in (4096, -4097):
        with pytest.raises(IndexError):
            nvm[wrong]
    for value in (256, -1):
        with pytest.raises(ValueError, match="bytes must be 0-255"):
            nvm[0] = value
    with pytest.raises(ValueError, match="Slice and value different lengths"):
        nvm[0:3] = b"ab"
    with pytest.raises(NotImplementedError):
        nvm[0:4:2]


def test_nvm_survives_power_off_only() -> None:
    nvm: Any = microcontroller.nvm
    nvm[7] = 42
    wire.reset(keep_nvm=True)
    assert nvm[7] == 42
    wire.reset()
    assert nvm[7] == 0xFF


def test_drive_is_read_only_over_usb(tmp_path: Any) -> None:
    (tmp_path / "settings.toml").write_text('A = "é"\nB = 12 # twelve\n# C = 3\n', encoding="utf-8")
    assert drive.read_settings(str(tmp_path / "settings.toml")) == {"A": "é", "B": 12}
    drive.enter(str(tmp_path))
    try:
        with open("/settings.toml") as file:
            assert file.read(1) == "A"
        for name in ("/saved", "saved", str(tmp_path / "saved")):
            with pytest.raises(OSError) as refused, open(name, "wb"):
                pass
            assert refused.value.args[0] == 30
        assert storage.getmount("/").readonly
        storage.remount("/", readonly=False)
        with open("/saved", "wb") as file:
            file.write(b"x")
    finally:
        drive.leave()
    assert (tmp_path / "saved").read_bytes() == b"x"
    wire.usb_shows_drive = True
    with pytest.raises(RuntimeError, match="Cannot remount path when visible via USB"):
        storage.remount("/", readonly=False)


def test_reload_is_not_an_exception() -> None:
    with pytest.raises(wire.ReloadRequest):
        try:
            supervisor.reload()
        except Exception:
            pytest.fail("a board's program cannot catch it so")


def test_display_keeps_pins_over_reload() -> None:

    wire.attach_i2c(0x3C, SSD1306())
    bus = I2CDisplayBus(busio.I2C(board.GP5, board.GP4), device_address=0x3C)
    digitalio.DigitalInOut(board.GP1)
    wire.soft_reset()
    digitalio.DigitalInOut(board.GP1)
    with pytest.raises(ValueError, match="GP5 in use"):
        digitalio.DigitalInOut(board.GP5)
    displayio.release_displays()
    digitalio.DigitalInOut(board.GP5)
    assert bus is not None
