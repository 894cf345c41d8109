"""Runs a device script inside the small interpreter, piece by piece. Its host is run.mjs or circuitpython_unix.py.

A device script is plain Python. It runs from top to bottom; when it defines steps(), a generator, that is advanced
afterwards, one step a call of step(). What a step yields, if anything, is the step's name in the heap's figures;
the name "baseline" says: what is alive now is the test's own, count from here. `on_heap(step, bytes)`, if it
is defined, is told the live heap after each step.
"""

import gc
import sys

try:
    import micropython
except ImportError:
    pass  # only the small interpreter runs this file

try:
    from typing import Any
except ImportError:
    pass

# What a real board has in its firmware, and what stands for the table it lies on: none of the app's heap.
FIRMWARE = (
    "displayio",
    "bitmaptools",
    "busdisplay",
    "i2cdisplaybus",
    "fontio",
    "fourwire",
    "board",
    "busio",
    "digitalio",
    "keypad",
    "microcontroller",
    "neopixel_write",
    "pwmio",
    "rotaryio",
    "analogio",
    "audiocore",
    "audioio",
    "storage",
    "supervisor",
    "adafruit_pixelbuf",
    "sim.bench",
    "sim.assembly",
    "sim.profiles",
    "sim.script",
)

_program: "dict[str, Any]" = {}
_steps: "list[Any]" = []


def boot(settings: "dict[str, Any]") -> None:
    """Make `os` and `time` a board's and load the firmware's modules. sys.path is set already."""
    import gaps  # type: ignore[import-not-found]  # beside this file, on the device's path

    gaps.fit(settings)
    for name in FIRMWARE:
        module = __import__(name)
        if "." not in name and not hasattr(module, "__file__"):
            # Built into this interpreter, with less in it: the stand-in takes its place.
            del sys.modules[name]
            sys.modules[name] = _load_by_package(name)


def _load_by_package(name: str) -> "Any":
    """A stand-in by way of its folder, since an import of the plain name gives what is built in."""
    for package in ("firmware", "sim.fakes"):
        try:
            return __import__(package + "." + name, None, None, (name,))
        except ImportError:
            pass
    raise ImportError("no stand-in for " + name)


def load(path: str, *arguments: str) -> bool:
    """Run a script from top to bottom; `ARGUMENTS` is a tuple of str there. True when it has steps()."""
    with open(path) as file:
        source = file.read()
    _program.update({"__name__": "__main__", "__file__": path, "ARGUMENTS": arguments})
    exec(compile(source, path, "exec"), _program)
    if "steps" in _program:
        _steps.append(_program["steps"]())
    return bool(_steps)


def step() -> "str | None":
    """One step; its name, "" when it has none, None when there are no more."""
    try:
        name = next(_steps[0])
    except StopIteration:
        return None
    return "" if name is None else str(name)


def collect() -> None:
    """Ask for a collection. In the browser's build it happens when the host's call ends, not here."""
    gc.collect()


def allocated() -> int:
    """Bytes alive, when nothing has been done since a collection; rubbish besides otherwise."""
    return gc.mem_alloc()  # type: ignore[attr-defined]


def make_room_for_names() -> None:
    """Intern so many names that the interpreter's table for them has room for all that come, and forget them."""
    for number in range(1750):
        setattr(_Names, f"name_{number}", None)
        delattr(_Names, f"name_{number}")


class _Names:
    pass


def tell_names() -> None:
    """Print how many names are interned, for the runner."""
    micropython.qstr_info()  # type: ignore[attr-defined]


def tell_heap(number: int, size: int) -> None:
    """Pass the live heap on to the script."""
    if "on_heap" in _program:
        _program["on_heap"](number, size)


def take_in(name: str) -> None:
    """Import one module by its dotted name, for the measurement of what it leaves on the heap."""
    if name not in sys.modules:
        __import__(name)
