"""The wires of the simulated board, and all its state. Tests, viewers and the bench drive it.

A program's output ends here as bytes, input starts here as levels of pins, and time passes in advance() only. Import it by
`from sim.fakes import wire` only, so that there is one copy.
"""

import sys

from sim.fakes import built_in, clock, flash, levels, pins

try:
    from typing import Any
except ImportError:
    pass

if __name__ == "wire":
    raise ImportError("say: from sim.fakes import wire (a second copy would have a second state)")

# Names of clock.py and levels.py, for callers.
add_scanner, remove_scanner = clock.add_scanner, clock.remove_scanner
advance, ms, ticks_ms = clock.advance, clock.ms, clock.ticks_ms
bridge, bridged, claim, release, find = levels.bridge, levels.bridged, levels.claim, levels.release, levels.find
level, set_level, plan_level, release_drive = levels.level, levels.set_level, levels.plan_level, levels.release_drive
listeners, set_pull, notify = levels.listeners, levels.set_pull, levels.notify


class ReloadRequest(BaseException):
    """Raised by supervisor.reload(): ends the program. Its host restarts it."""


board_id = ""
drive_writable = False
usb_shows_drive = False  # after boot.py, while a computer has the drive
pull_ups = True  # of SDA and SCL, on the display's module
i2c_bytes = 0
strip_bytes = 0
spi_bytes = 0
reloads = 0  # restarts of the program since power-on
nvm = bytearray(4096)
tones: "list[tuple[int, int]]" = []  # (ms, hertz), 0 for silence; the last 64

_tone = 0
_strips: "dict[str, bytes]" = {}
_frames: "dict[str, int]" = {}
_devices: "dict[int, Any]" = {}
_faults: "dict[int, int]" = {}
_selected: "list[tuple[str, str, str, Any]]" = []  # clock, chip select, data or command, device


def reset(board_id: str = "raspberry_pi_pico", drive_writable: bool = False, keep_nvm: bool = False) -> None:
    """Power on: pins free, no devices, the clock at 0, this board's names in `board`.

    drive_writable: the program may write to the drive. keep_nvm: do not erase the nvm.
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
    """End the program, as before a restart: free the pins, except those of a display that was not released."""
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
    """The data is longer than the chip's memory."""


def load_nvm(data: bytes) -> None:
    """Write data to the start of the chip's memory. Raises MemoryTooLong if it does not fit."""
    if len(data) > len(nvm):  # a slice would make the memory longer than the chip's
        raise MemoryTooLong(f"longer than this board's memory, which has {len(nvm)} bytes")
    nvm[: len(data)] = data


def strip_write(pin: pins.Pin, data: bytes) -> None:
    global strip_bytes
    _strips[pin.name] = data
    _frames[pin.name] = _frames.get(pin.name, 0) + 1
    strip_bytes += len(data)
    notify("strip", pin.name, data)


def strip(pin_name: str) -> bytes:
    """Return the bytes sent to a strip last, GRB for each LED; b"" before the first."""
    return _strips.get(find(pin_name).name, b"")


def strip_frames(pin_name: str) -> int:
    """Return the number of transmissions to a strip."""
    return _frames.get(find(pin_name).name, 0)


def attach_i2c(address: int, device: "Any") -> None:
    """Put a device on the I2C wires: write(bytes), which may raise OSError."""
    _devices[address] = device


def detach_i2c(address: int) -> None:
    _devices.pop(address, None)


def fail_i2c(address: int, errno: int) -> None:
    """Make transmissions to an address fail with this errno; 0 repairs it."""
    if errno:
        _faults[address] = errno
    else:
        _faults.pop(address, None)


def i2c_answers(address: int) -> bool:
    return address in _devices and address not in _faults


def i2c_write(address: int, data: bytes) -> None:
    """Send bytes. Raises OSError 19 (ENODEV) if nothing answers, or with the errno of fail_i2c()."""
    global i2c_bytes
    if address in _faults:
        raise OSError(_faults[address])
    if address not in _devices:
        raise OSError(19)
    i2c_bytes += len(data) + 1  # the address is a byte on the wire too
    _devices[address].write(data)
    notify("i2c", address, data)


def attach_spi(clock_pin: str, select: str, command: str, device: "Any") -> None:
    """Put a device on the SPI wires: command(bytes) gets what is sent while the pin `command` is low, data(bytes) the rest."""
    _selected.append((find(clock_pin).name, find(select).name, find(command).name, device))


def spi_write(clock_pin: pins.Pin, data: bytes) -> None:
    """Send bytes to the devices whose select pin is low."""
    global spi_bytes
    spi_bytes += len(data)
    for clock_name, select, command, device in _selected:
        if clock_name == clock_pin.name and not levels.driven(select, True):
            if levels.driven(command, False):
                device.data(data)
            else:
                device.command(data)
            notify("spi", select, data)


def play_tone(hertz: int) -> None:
    global _tone
    if hertz != _tone:
        _tone = hertz
        tones.append((ms(), hertz))
        if len(tones) > 64:  # the heap may be small
            del tones[0]
        notify("tone", None, hertz)


def tone() -> int:
    """Return the frequency of the buzzer in hertz, 0 when silent."""
    return _tone


reset()
