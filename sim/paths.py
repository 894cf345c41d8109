"""Set the simulator's import order on CPython, and patch Blinka's modules to behave as a board's.

The stand-ins of sim/fakes come first, so that they win over Blinka's modules of the same names. The root of the repo and lib/
come last: the root's code.py must not shadow the standard library's `code`, which pdb imports.
"""

import importlib
import os
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from sim.fakes import wire

ROOT = Path(__file__).resolve().parent.parent
FAKES = ROOT / "sim" / "fakes"
LAST = (ROOT, ROOT / "lib")
_REPLACED = "analogio board busio digitalio keypad microcontroller neopixel_write pwmio rotaryio"  # modules of Blinka


# `time` for Blinka's display modules: sleep() advances the simulated clock, so the drivers' pauses cost no real time.
_SIMULATED_TIME = SimpleNamespace(
    sleep=lambda seconds: wire.advance(round(seconds * 1000)), monotonic=lambda: wire.ms() / 1000
)


def order(paths: list[str]) -> list[str]:
    """Return a sys.path in the simulator's order: the stand-ins first, root and lib/ last, the rest unchanged."""
    ours = {str(path) for path in (FAKES, *LAST)}
    rest = [path for path in paths if os.path.realpath(path or ".") not in ours]
    return [str(FAKES), *rest, *(str(path) for path in LAST)]


def setup() -> None:
    """Make `board`, `keypad` ... the stand-ins, and `hal`, `games`, `sillon` importable. A second call does nothing.

    Raises RuntimeError if Blinka's modules were imported before: they would stay.
    """
    os.environ["BLINKA_SKIP_DEPENDENCY_CHECK"] = "1"
    sys.path[:] = order(sys.path)
    importlib.invalidate_caches()
    for name in _REPLACED.split():
        module = importlib.import_module(name)
        if Path(module.__file__ or "").parent != FAKES:
            raise RuntimeError(f"{name} was imported from {module.__file__} before sim.paths.setup()")
    _patch_blinka()


def _patch_blinka() -> None:
    displayio: Any = importlib.import_module("displayio")
    busdisplay: Any = importlib.import_module("busdisplay")
    displaycore: Any = importlib.import_module("displayio._displaycore")
    i2cdisplaybus: Any = importlib.import_module("i2cdisplaybus")
    fourwire: Any = importlib.import_module("fourwire")
    if busdisplay.time is _SIMULATED_TIME:
        return
    for module in (busdisplay, displaycore, i2cdisplaybus, fourwire):
        module.time = _SIMULATED_TIME
    # Its thread refreshes in real time; the app refreshes by itself in simulated time.
    displayio._stop_background()
    _probe_display_once(i2cdisplaybus.I2CDisplayBus, displayio.display_buses)
    _fix_sh1106_column(displaycore._DisplayCore)
    _release_spi_displays(fourwire.FourWire, displayio.display_buses)
    _cache_bitmaps(importlib.import_module("bitmaptools"))


def _cache_bitmaps(bitmaptools: Any) -> None:
    """Copy pixels that readinto() has read before. Blinka reads them one by one: 20 ms of each power-on for the font."""
    plain = bitmaptools.readinto
    known: dict[Any, tuple[Any, int]] = {}

    def readinto(bitmap: Any, file: Any, *arguments: Any, **options: Any) -> None:
        start = file.tell()
        shape = (bitmap.width, bitmap.height, bitmap._bits_per_value)
        key = (shape, file.read(), arguments, tuple(options.items()))
        file.seek(start)
        if key not in known:
            plain(bitmap, file, *arguments, **options)
            known[key] = bitmap._data[:], file.tell()
        bitmap._data[:], end = known[key]
        bitmap.dirty()
        file.seek(end)

    bitmaptools.readinto = readinto


def _release_spi_displays(bus_class: Any, display_buses: list[Any]) -> None:
    """Make release_displays() free the wires of displays on SPI too, which Blinka 2.7.1 does not."""
    plain_init = bus_class.__init__

    def init(self: Any, *arguments: Any, **options: Any) -> None:
        plain_init(self, *arguments, **options)
        display_buses.append(self)

    bus_class.__init__ = init
    bus_class.deinit = bus_class._release


def _fix_sh1106_column(core_class: Any) -> None:
    """Send the upper half of an SH1106's column, 0x10 to 0x18. Blinka 2.7.1 masks it wrongly and always sends 0x10."""
    plain = core_class.set_region_to_update

    def set_region_to_update(self: Any, area: Any) -> None:
        send = self._send
        column = area.x1 + self.colstart

        def corrected(data_type: int, chip_select: int, data: bytes) -> None:
            upper_and_lower = len(data) == 2 and self.sh1107_addressing
            send(data_type, chip_select, bytes((0x10 | column >> 4, column & 15)) if upper_and_lower else data)

        self._send = corrected
        try:
            plain(self, area)
        finally:
            self._send = send

    core_class.set_region_to_update = set_region_to_update


def _probe_display_once(bus_class: Any, display_buses: list[Any]) -> None:
    """Probe for the display when the bus is made, and ignore missing acknowledgements later, as the firmware does.

    Blinka does not probe, and raises at the first transmission.
    """
    plain_init = bus_class.__init__
    plain_send = bus_class._send

    def init(self: Any, i2c_bus: Any, *, device_address: int, reset: Any = None) -> None:
        plain_init(self, i2c_bus, device_address=device_address, reset=reset)
        if not wire.i2c_answers(device_address):
            display_buses.remove(self)
            raise ValueError(f"Unable to find I2C Display at {device_address:x}")

    def send(self: Any, *arguments: Any, **options: Any) -> None:
        try:
            plain_send(self, *arguments, **options)
        except OSError:
            pass

    bus_class.__init__ = init
    bus_class._send = send
