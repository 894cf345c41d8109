"""Runs device scripts with a CircuitPython (or MicroPython) Unix binary.

    python -m sim.micropython.circuitpython_unix BINARY [SCRIPT ...]

Each script runs in a process of its own, in a folder furnished like a board's drive, so `code.py` is opened by its
plain name. Without scripts: all of tests/device/. The binary is called as BINARY -X heapsize=SIZE; the default
size has room for the stand-ins too, which are not in such a binary's firmware, and for its 64-bit objects.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from sim.micropython.runner import HERE, ROOT, find_libraries

HEAPSIZE = "1M"
LIBRARIES = (
    "neopixel.py",
    "adafruit_pixelbuf.py",
    "adafruit_ticks.py",
    "adafruit_displayio_ssd1306.py",
    "adafruit_display_text",
)
STAND_INS = (
    "pixels",
    "displayio",
    "bitmaptools",
    "busdisplay",
    "raster",
    "colour",
    "i2cdisplaybus",
    "fourwire",
    "fontio",
    "gaps",
    "harness",
)

_BOOTSTRAP = """
import sys
sim = {sim!r}
sys.path[:] = [sim + "/firmware", sim + "/sim/shadow", "", "lib", sim, sim + "/modules"]
import gc
import harness
harness.boot({{}})
def live():
    harness.collect()
    return harness.allocated()
baseline = live()
more = harness.load({script!r}, *{arguments!r})
top = count = 0
while more:
    name = harness.step()
    if name is None:
        break
    count += 1
    heap = live()
    if name == "baseline":
        baseline = heap
        top = 0
    else:
        top = max(top, heap - baseline)
        harness.tell_heap(count, heap - baseline)
if more:
    print(f"HEAP max={{top}} steps={{count}} baseline={{baseline}}")
"""


def furnish(folder: Path, script: Path, arguments: Sequence[str] = ()) -> Path:
    """Make the drive and, beside it, the bench in a folder; the bootstrap file's path is returned."""
    drive = folder / "drive"
    sim = folder / "sim_root"
    for name in ("code.py", "boot.py", "settings.toml", "games", "hal", "lib/sillon"):
        _copy(ROOT / name, drive / name)
    for name in LIBRARIES:
        _copy(find_libraries() / name, drive / "lib" / name)
    for name in ("__init__.py", "bench.py", "plugged.py", "profiles.py", "script.py", "outside", "shadow"):
        _copy(ROOT / "sim" / name, sim / "sim" / name)
    for name in STAND_INS:
        _copy(HERE / f"{name}.py", sim / "firmware" / f"{name}.py")
    _copy(ROOT / "tests" / "games", sim / "modules")
    _copy(ROOT / "sim" / "measure" / "walk.py", sim / "modules" / "walk.py")
    bootstrap = folder / "bootstrap.py"
    text = _BOOTSTRAP.format(sim=str(sim), script=str(script.resolve()), arguments=tuple(arguments))
    bootstrap.write_text(text, encoding="utf-8")
    return bootstrap


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    elif source.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)


def run(binary: str, script: Path, heapsize: str = HEAPSIZE, arguments: Sequence[str] = ()) -> int:
    """Run one script; its exit code."""
    with tempfile.TemporaryDirectory() as folder:
        bootstrap = furnish(Path(folder), script, arguments)
        command = [os.path.abspath(binary) if os.sep in binary else binary]
        command += ["-X", f"heapsize={heapsize}", str(bootstrap)]
        return subprocess.run(command, cwd=Path(folder) / "drive", check=False).returncode


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Run device scripts with a CircuitPython Unix binary.")
    parser.add_argument("binary", help="path of the Unix build of CircuitPython or MicroPython")
    parser.add_argument("scripts", nargs="*", type=Path, help="device scripts; all of tests/device/ by default")
    parser.add_argument("--heapsize", default=HEAPSIZE, help=f"heap for binary and stand-ins, {HEAPSIZE} by default")
    parser.add_argument("--argument", action="append", default=[], help="an argument for the scripts; may be repeated")
    options = parser.parse_args(words)
    scripts = options.scripts or sorted((ROOT / "tests" / "device").glob("*.py"))
    failed = []
    for script in scripts:
        try:
            code = run(options.binary, script, options.heapsize, options.argument)
        except OSError as error:
            print(f"{options.binary} cannot be run: {error}", file=sys.stderr)
            return 1
        print(f"{'ok' if code == 0 else 'FAILED'} {script.name}", flush=True)
        if code:
            failed.append(script.name)
    if failed or not scripts:
        print(f"failed: {', '.join(failed)}" if failed else "no device scripts found", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
