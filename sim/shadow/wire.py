"""The wires of the simulated board: the one place with state, driven by tests, viewers and the bench.

Below it there is nothing: what a program sends ends here as bytes, what a person does begins here as levels
of pins, and time passes only in advance(). Always `from sim.shadow import wire`, so that there is one copy.
"""

import sys

from sim.shadow import clock, flash, pins
from sim.shadow.clock import add_scanner, advance, ms, remove_scanner, ticks_ms

try:
    from collections.abc import Callable
    from typing import Any
except ImportError:
    pass

if __name__ == "wire":
    raise ImportError("say: from sim.shadow import wire (a second copy would have a second state)")

__all__ = ("add_scanner", "advance", "ms", "remove_scanner", "ticks_ms")  # clock.py's, and all below

NVM_SIZE = 4096


class ReloadRequest(BaseException):
    """What supervisor.reload() raises: the program ends, and whoever hosts it starts it again."""


board_id = ""
drive_writable = False
usb_shows_drive = False  # after boot.py, while a computer has the drive open
pull_ups = True  # the screen's module carries the resistors that pull SDA and SCL up
i2c_bytes = 0
strip_bytes = 0
nvm = bytearray(NVM_SIZE)
listeners: "list[Callable[[str, Any, Any], None]]" = []  # called with (kind, where, what): see tell()
tones: "list[tuple[int, int]]" = []  # (ms, hertz), 0 for silence; the last 64

_tone = 0
_owners: "dict[str, Any]" = {}
_levels: "dict[str, bool]" = {}
_pulls: "dict[str, bool]" = {}
_strips: "dict[str, bytes]" = {}
_frames: "dict[str, int]" = {}
_devices: "dict[int, Any]" = {}
_faults: "dict[int, int]" = {}


def reset(board_id: str = "raspberry_pi_pico", drive_writable: bool = False, keep_nvm: bool = False) -> None:
    """Power on: all pins free, all devices gone, the clock at 0, and `board` has this board's names.

    drive_writable: whether the program may write to the drive. keep_nvm: the same board, not a new one.
    """
    global usb_shows_drive, pull_ups, i2c_bytes, strip_bytes, _tone
    pins.names(board_id)
    if "displayio" in sys.modules:
        sys.modules["displayio"].release_displays()
    globals()["board_id"] = board_id
    globals()["drive_writable"] = drive_writable
    usb_shows_drive = False
    pull_ups = True
    i2c_bytes = strip_bytes = _tone = 0
    for state in (_owners, _levels, _pulls, _strips, _frames, _devices, _faults):
        state.clear()
    del listeners[:]
    del tones[:]
    clock.reset()
    flash.reset()
    if not keep_nvm:
        nvm[:] = b"\xff" * NVM_SIZE
    if "board" in sys.modules:
        pins.name_module(sys.modules["board"], board_id)


def soft_reset() -> None:
    """End of a program, as before a reload: pins are freed, except those of a display that was not released."""
    kept = []
    for bus in getattr(sys.modules.get("displayio"), "display_buses", ()):
        kept.append(getattr(bus, "_i2c", None))
    for name in list(_owners):
        if _owners[name] not in kept:
            del _owners[name]
    _pulls.clear()
    clock.remove_scanners()
    play_tone(0)


def tell(kind: str, where: "Any", what: "Any") -> None:
    """Tell the listeners: ("strip", pin, bytes), ("i2c", address, bytes), ("tone", None, hertz),
    ("level", pin, bool)."""
    for listener in listeners:
        listener(kind, where, what)


# Pins


def find(name: str) -> pins.Pin:
    """A pin of this board by any of its names. Raises ValueError."""
    found = pins.names(board_id)
    if name not in found:
        raise ValueError(f"{board_id} has no pin {name}")
    return found[name]


def claim(pin: "Any", owner: "Any") -> None:
    """Take a pin for a peripheral. Raises TypeError or ValueError, as a board does."""
    if not isinstance(pin, pins.Pin):
        raise TypeError(f"pin must be of type Pin, not {type(pin).__name__}")
    if pin.name in _owners:
        raise ValueError(f"{pin.name} in use")
    _owners[pin.name] = owner


def release(pin: pins.Pin, owner: "Any") -> None:
    """Give a pin back. Nothing happens when it is no longer this owner's."""
    if _owners.get(pin.name) is owner:
        del _owners[pin.name]
        _pulls.pop(pin.name, None)


def set_pull(pin: pins.Pin, level: "bool | None") -> None:
    """The chip's own resistor: towards True, towards False, or None."""
    if level is None:
        _pulls.pop(pin.name, None)
    else:
        _pulls[pin.name] = level


def level(pin: pins.Pin) -> bool:
    """What an input reads: what drives the pin from outside, else its pull, else low."""
    name = pin.name
    return _levels[name] if name in _levels else _pulls.get(name, False)


def set_level(pin_name: str, value: bool) -> None:
    """Drive a pin, from outside (a button) or, by digitalio, from inside."""
    name = find(pin_name).name
    _levels[name] = value
    tell("level", name, value)


def plan_level(delay_ms: int, pin_name: str, value: bool) -> None:
    """Drive a pin later. Several plans for one pin make a contact that bounces."""
    clock.plan(delay_ms, set_level, find(pin_name).name, value)


# Strips, I2C, sound


def strip_write(pin: pins.Pin, data: bytes) -> None:
    global strip_bytes
    _strips[pin.name] = data
    _frames[pin.name] = _frames.get(pin.name, 0) + 1
    strip_bytes += len(data)
    tell("strip", pin.name, data)


def strip(pin_name: str) -> bytes:
    """The last bytes sent down a strip, GRB for each LED; b"" before the first."""
    return _strips.get(find(pin_name).name, b"")


def strip_frames(pin_name: str) -> int:
    """How many times something was sent down a strip."""
    return _frames.get(find(pin_name).name, 0)


def attach_i2c(address: int, device: "Any") -> None:
    """Put a device on the I2C wires. It has write(data: bytes) and may raise OSError."""
    _devices[address] = device


def detach_i2c(address: int) -> None:
    _devices.pop(address, None)


def fail_i2c(address: int, errno: int) -> None:
    """From now on what is sent to an address fails with this errno; 0 mends it."""
    if errno:
        _faults[address] = errno
    else:
        _faults.pop(address, None)


def i2c_answers(address: int) -> bool:
    return address in _devices and address not in _faults


def i2c_write(address: int, data: bytes) -> None:
    """Raises OSError 19 (ENODEV) where nothing answers, or the errno of fail_i2c()."""
    global i2c_bytes
    if address in _faults:
        raise OSError(_faults[address])
    if address not in _devices:
        raise OSError(19)
    i2c_bytes += len(data) + 1  # the address is a byte on the wire too
    _devices[address].write(data)
    tell("i2c", address, data)


def i2c_read(address: int, count: int) -> bytes:
    """Raises OSError like i2c_write(). A device that can be read has read(count)."""
    global i2c_bytes
    if address in _faults:
        raise OSError(_faults[address])
    if address not in _devices:
        raise OSError(19)
    i2c_bytes += count + 1
    return bytes(_devices[address].read(count))


def play_tone(hertz: int) -> None:
    global _tone
    if hertz != _tone:
        _tone = hertz
        tones.append((ms(), hertz))
        if len(tones) > 64:  # a long play must not fill a small heap
            del tones[0]
        tell("tone", None, hertz)


def tone() -> int:
    """The frequency of the buzzer in hertz, 0 when silent."""
    return _tone


reset()
