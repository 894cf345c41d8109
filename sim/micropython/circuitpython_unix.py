"""Run a device script with a CircuitPython (or MicroPython) Unix binary, in a folder with the files of a board's drive."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from sim.micropython.runner import ROOT, layout

HEAPSIZE = "1M"  # with room for the stand-ins, which a board has in its firmware
_LONGEST = 600  # seconds

_BOOTSTRAP = """
import sys
sim = {sim!r}
sys.path[:] = [sim + "/firmware", sim + "/sim/fakes", "", "lib", sim, sim + "/modules"]
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
        harness.report_heap(count, heap - baseline)
if more:
    print(f"HEAP max={{top}} steps={{count}} baseline={{baseline}}")
"""


def furnish(folder: Path, script: Path, arguments: Sequence[str] = ()) -> Path:
    """Copy the drive and the simulated hardware into a folder. Return the path of the bootstrap file."""
    sim = folder / "sim_root"
    for target, source in layout(ROOT, str(folder / "drive"), str(sim)).items():
        _copy(source, Path(target))
    _copy(ROOT / "tests" / "games", sim / "modules")
    for pattern in ("walk.py", "game_*.py"):
        for path in (ROOT / "tools" / "measure").glob(pattern):
            _copy(path, sim / "modules" / path.name)
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


def run(binary: str, script: Path, arguments: Sequence[str] = ()) -> "subprocess.CompletedProcess[str]":
    """Run a script, and return its exit status and output. Raises OSError if the binary cannot be run."""
    with tempfile.TemporaryDirectory() as folder:
        bootstrap = furnish(Path(folder), script, arguments)
        command = [os.path.abspath(binary) if os.sep in binary else binary]
        command += ["-X", f"heapsize={HEAPSIZE}", str(bootstrap)]
        return subprocess.run(
            command, cwd=Path(folder) / "drive", capture_output=True, encoding="utf-8", timeout=_LONGEST, check=False
        )
