"""The wires of the simulated board: the one place with state, driven by tests, viewers and the bench.

Below it there is nothing: what a program sends ends here as bytes, what a person does begins here as levels
of pins, and time passes only in advance(). Always `from sim.fakes import wire`, so that there is one copy.
"""

import sys

from sim.fakes import built_in, clock, flash, levels, pins

try:
    from typing import Any
except ImportError:
    pass

if __name__ == "wire":
    raise ImportError("say: from sim.fakes import wire (a second copy would have a second state)")

# What callers find here of clock.py and levels.py.
add_scanner, remove_scanner = clock.add_scanner, clock.remove_scanner
advance, ms, ticks_ms = clock.advance, clock.ms, clock.ticks_ms
bridge, bridged, claim, release, find = levels.bridge, levels.bridged, levels.claim, levels.release, levels.find
level, set_level, plan_level, let_go = levels.level, levels.set_level, levels.plan_level, levels.let_go
listeners, set_pull, tell = levels.listeners, levels.set_pull, levels.tell


class ReloadRequest(BaseException):
    """What supervisor.reload() raises: the program ends, and whoever hosts it starts it again."""


board_id = ""
drive_writable = False
usb_shows_drive = False  # after boot.py, while a computer has the drive open
pull_ups = True  # the screen's module carries the resistors that pull SDA and SCL up
i2c_bytes = 0
strip_bytes = 0
spi_bytes = 0
reloads = 0  # how often the program has started anew since the power came on
nvm = bytearray(4096)
tones: "list[tuple[int, int]]" = []  # (ms, hertz), 0 for silence; the last 64

_tone = 0
_strips: "dict[str, bytes]" = {}
_frames: "dict[str, int]" = {}
_devices: "dict[int, Any]" = {}
_faults: "dict[int, int]" = {}
_selected: "list[tuple[str, str, str, Any]]" = []  # clock, chip select, data or command, device


def reset(board_id: str = "raspberry_pi_pico", drive_writable: bool = False, keep_nvm: bool = False) -> None:
    """Power on: all pins free, all devices gone, the clock at 0, and `board` has this board's names.

    drive_writable: whether the program may write to the drive. keep_nvm: the same board, not a new one.
    """
    global usb_shows_drive, pull_ups, i2c_bytes, strip_bytes, spi_bytes, reloads, _tone
    pins.names(board_id)
    if "displayio" in sys.modules:
        sys.modules["displayio"].release_displays()
    globals()["board_id"] = board_id
    globals()["drive_writable"] = drive_writable
    usb_shows_drive = False
    pull_ups = True
    i2c_bytes = strip_bytes = spi_bytes = reloads = _tone = 0
    for state in (_strips, _frames, _devices, _faults):
        state.clear()
    del _selected[:]
    levels.reset(board_id)
    del tones[:]
    clock.reset()
    size = flash.reset(*pins.NVM.get(board_id, ()))
    if not keep_nvm:
        nvm[:] = b"\xff" * size
        if "sim.linux" in sys.modules:
            sys.modules["sim.linux"].forget()
    _end_of_program()
    if "board" in sys.modules:
        pins.name_module(sys.modules["board"], board_id)
    built_in.power_on(board_id, attach_spi)


def soft_reset() -> None:
    """End of a program, as before a reload: pins are freed, except those of a display that was not released."""
    global reloads
    reloads += 1
    kept = []
    displayio: Any = sys.modules.get("displayio")
    buses = list(displayio.display_buses) + [display.bus for display in displayio.displays] if displayio else []
    for bus in buses:
        for part in ("_i2c", "_spi", "_dc", "_chip_select", "_reset"):
            kept.append(getattr(bus, part, None))
    levels.end_of_program(kept)
    clock.remove_scanners()
    play_tone(0)
    built_in.end_of_program()
    _end_of_program()


def _end_of_program() -> None:
    if "sim.linux" in sys.modules:
        sys.modules["sim.linux"].new_program()


class MemoryTooLong(ValueError):
    """There is more to find in the chip's memory than has room there."""


def load_nvm(data: bytes) -> None:
    """What the program will find in the chip's memory, from its first byte on; the rest stays as it is."""
    if len(data) > len(nvm):  # a slice would make the memory longer than the chip's
        raise MemoryTooLong(f"longer than this board's memory, which has {len(nvm)} bytes")
    nvm[: len(data)] = data


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


def attach_spi(clock_pin: str, select: str, command: str, device: "Any") -> None:
    """Put a device on the SPI wires. It has command(bytes), when the pin `command` is low, and data(bytes)."""
    _selected.append((find(clock_pin).name, find(select).name, find(command).name, device))


def spi_write(clock_pin: pins.Pin, data: bytes) -> None:
    """To whichever device's select pin is low; where none is, the bytes are lost, as on a board."""
    global spi_bytes
    spi_bytes += len(data)
    for clock_name, select, command, device in _selected:
        if clock_name == clock_pin.name and not levels.driven(select, True):
            if levels.driven(command, False):
                device.data(data)
            else:
                device.command(data)
            tell("spi", select, data)


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
