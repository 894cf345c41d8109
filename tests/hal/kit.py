"""Open boards for the tests of hal/: a real profile or a trial one, above the stand-ins and the real libraries."""

import importlib
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from sim.assembly import assemble
from sim.bench import Bench
from sim.fakes import drive, pins, wire
from sim.fakes.oled import SSD1306
from sim.font.read import read_text
from sim.paths import ROOT
from sim.profiles import profile_of

PROFILES = sorted(path.stem for path in (ROOT / "hal" / "boards").glob("*.py") if path.stem != "__init__")
CODE = str(ROOT / "code.py")
FIELDS = ("BOARD_IDS", "LEDS", "BUTTONS", "DISPLAY", "SOUND")
EXTRA_FIELDS = ("NORD", "STORE", "TOUCH")  # that a profile may have besides


powered_benches: list[Bench] = []  # the handheld that power_on_and_open() or power_on() has switched on last


def profile(name: str = "pico_panel", **changes: Any) -> ModuleType:
    """Return the profile of this name; with changes, a copy with these fields, which can be opened as the board "trial"."""
    found: ModuleType = profile_of(name)
    if not changes:
        return found
    assert set(changes) <= {*FIELDS, *EXTRA_FIELDS}
    trial = ModuleType("hal.boards.trial")
    for field in FIELDS:
        setattr(trial, field, changes.get(field, getattr(found, field)))
    for field in EXTRA_FIELDS:
        if field in changes or hasattr(found, field):
            setattr(trial, field, changes.get(field, getattr(found, field, None)))
    boards: Any = importlib.import_module("hal.boards")
    boards.NAMES = (*boards.NAMES, "trial")
    sys.modules["hal.boards.trial"] = trial
    return trial


def leds(rows: int, cols: int, wiring: str = "rows", corner: str = "NW", milliamps: int = 400) -> ModuleType:
    """Return a trial profile with other lights, on GP0."""
    field = {
        "driver": "neopixel",
        "pin": "GP0",
        "rows": rows,
        "cols": cols,
        "wiring": wiring,
        "corner": corner,
        "milliamps": milliamps,
    }
    return profile(LEDS=field)


def power_on_and_open(
    found: ModuleType | None = None, plug_display: bool = True, held: tuple[str, ...] = (), keep_nvm: bool = False
) -> Any:
    """Power on with some buttons held; return the board that open_board() opens. By default it is the reference panel."""
    power_on(found, plug_display, held, keep_nvm)
    return open_board()


def power_on(
    found: ModuleType | None = None, plug_display: bool = True, held: tuple[str, ...] = (), keep_nvm: bool = False
) -> Bench:
    """Power on with some buttons held; return the bench, before the program has read anything."""
    found = found or profile()
    handheld = assemble(found, display=plug_display, keep_nvm=keep_nvm)
    powered_benches[:] = [handheld]
    for name in held:
        handheld.press(name)
    os.environ["SILLON_BOARD"] = found.__name__.rpartition(".")[2]
    return handheld


def open_board() -> Any:
    if wire.board_id not in pins.LINUX:
        return importlib.import_module("hal").open_board()
    drive.enter(str(ROOT))
    try:
        return importlib.import_module("hal").open_board()
    finally:
        drive.leave()


def bench(
    found: ModuleType | None = None,
    settings: Mapping[str, Any] | None = None,
    plug_display: bool = True,
    keep_nvm: bool = False,
) -> Bench:
    """Return the whole handheld on the bench, not started yet; `bench.start(kit.CODE)` runs code.py."""
    found = found or profile()
    return assemble(found, dict(settings or {}), plug_display, keep_nvm)


def panel(found: ModuleType | None = None) -> SSD1306:
    """Return the emulated screen that power_on_and_open() has plugged in."""
    device = wire._devices[(found or profile()).DISPLAY["address"]]
    assert isinstance(device, SSD1306)
    return device


def lines(screen: Any) -> list[str]:
    """Return the five lines that the screen shows, without the spaces at their ends."""
    assert screen.errors == []
    return [line.rstrip() for line in read_text(screen.rows(), y0=2)]


def milliamps(sent: bytes) -> float:
    """Return the current of a strip by the bytes on its wire: 20 mA for a channel at 255, and 1 mA per LED."""
    return len(sent) // 3 * 1 + sum(sent) * 20 / 255


def source(path: str) -> str:
    return Path(ROOT / path).read_text(encoding="utf-8")
