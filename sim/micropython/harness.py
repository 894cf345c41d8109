"""Run a device script inside the small interpreter, for run.mjs or circuitpython_unix.py.

A device script is plain Python. It runs from top to bottom. If it defines steps(), a generator, each call of step() then advances
the generator. A step may yield its name for the heap's figures; after "baseline", figures count from the heap alive now. If the
script defines on_heap(step, bytes), it gets the live heap after each step.
"""

import gc
import os
import sys
import time

try:
    import micropython
except ImportError:
    pass  # only the small interpreter runs this file

from sim.fakes import wire

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType
    from typing import Any

# Modules that a board has in its firmware, and the simulated hardware: they do not count as the app's heap.
FIRMWARE = """
displayio bitmaptools busdisplay i2cdisplaybus fontio fourwire board busio digitalio keypad
microcontroller neopixel_write pwmio rotaryio analogio audiocore audioio storage supervisor
adafruit_pixelbuf sim.bench sim.assembly sim.profiles sim.script
"""

_program: "dict[str, Any]" = {}
_steps: "list[Iterator[object]]" = []


class _Extended:
    """A module of the interpreter with further names."""

    def __init__(self, module: "Any") -> None:
        self._module = module

    def __getattr__(self, name: str) -> "Any":
        return getattr(self._module, name)


class _Os(_Extended):
    settings: "dict[str, Any]" = {}  # set by the bench, from settings.toml

    def getenv(self, key: str, default: "Any" = None) -> "Any":
        return self.settings.get(key, default)


class _Time(_Extended):
    """Simulated time. sleep() advances it."""

    def monotonic(self) -> float:
        return wire.ms() / 1000

    def monotonic_ns(self) -> int:
        return wire.ms() * 1_000_000

    def sleep(self, seconds: float) -> None:
        wire.advance(round(seconds * 1000))


def boot(settings: "dict[str, Any]") -> None:
    """Replace `os` and `time` by modules with a board's names, and load the firmware's modules. sys.path must be set before.

    settings: what os.getenv() returns before the bench has read settings.toml.
    """
    extended = _Os(os)
    extended.settings = dict(settings)
    sys.modules["os"] = extended  # type: ignore[assignment]
    sys.modules["time"] = _Time(time)  # type: ignore[assignment]
    for name in FIRMWARE.split():
        module = __import__(name)
        if "." not in name and not hasattr(module, "__file__"):
            # The interpreter's own module lacks names that a board's has: replace it by the stand-in.
            del sys.modules[name]
            sys.modules[name] = _load_by_package(name)


def _load_by_package(name: str) -> "ModuleType":
    """Return a stand-in, imported from its folder: its plain name would import the built-in module."""
    for package in ("firmware", "sim.fakes"):
        try:
            return __import__(package + "." + name, None, None, (name,))
        except ImportError:
            pass
    raise ImportError("no stand-in for " + name)


def load(path: str, *arguments: str) -> bool:
    """Run a script from top to bottom, with `ARGUMENTS`, a tuple of str. Return whether it has steps()."""
    with open(path) as file:
        source = file.read()
    _program.update({"__name__": "__main__", "__file__": path, "ARGUMENTS": arguments})
    exec(compile(source, path, "exec"), _program)
    if "steps" in _program:
        _steps.append(_program["steps"]())
    return bool(_steps)


def step() -> "str | None":
    """Run a step. Return its name, "" for none, None when there are no more steps."""
    try:
        name = next(_steps[0])
    except StopIteration:
        return None
    return "" if name is None else str(name)


def collect() -> None:
    """Request a garbage collection. The WebAssembly build collects when the host's call returns."""
    gc.collect()


def allocated() -> int:
    """Return the allocated bytes: those alive, if called right after a collection."""
    live: int = gc.mem_alloc()  # type: ignore[attr-defined]
    return live


def make_room_for_names() -> None:
    """Intern enough names that the interpreter's tables for them do not grow later."""
    for number in range(1750):
        setattr(_Names, f"name_{number}", None)
        delattr(_Names, f"name_{number}")


class _Names:
    pass


def print_names() -> None:
    """Print the number of interned names, for the runner."""
    micropython.qstr_info()  # type: ignore[attr-defined]


def report_heap(number: int, size: int) -> None:
    """Pass the live heap to the script."""
    if "on_heap" in _program:
        _program["on_heap"](number, size)


def import_module(name: str) -> None:
    """Import a module by its dotted name, to measure what it leaves on the heap."""
    if name not in sys.modules:
        __import__(name)
