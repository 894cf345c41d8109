"""The archive that the page's worker unpacks into MicroPython's file system: a board's drive and the simulated hardware.

All but code.py is compiled, as by a deploy: compiling sources would take most of the page's start.
"""

import gzip
import io
import tarfile
from pathlib import Path

from sim.bytecode import compiled
from sim.drive.content import LIBRARIES
from sim.micropython.runner import BENCH, DRIVE, STAND_INS, find_libraries
from sim.paths import ROOT

# Names in a folder of the repo or of the libraries, by their folder in the archive. The layout is that of the tests' interpreter.
_WORKER = (
    "__init__",
    "board_in_words",
    "labels",
    "presses",
    "screen_reader",
    "snapshot",
    "tournament",
    "unfinished",
    "worker",
)
_LAYOUT: tuple[tuple[str, Path | None, tuple[str, ...]], ...] = (
    ("", ROOT, tuple([name for name in DRIVE if name != "boot.py"])),
    ("lib/", None, (*LIBRARIES, "adafruit_pixelbuf.py")),
    ("sim_root/sim/", ROOT / "sim", (*BENCH, "start_target.py", "screen_names.py")),
    ("sim_root/sim/web/", ROOT / "sim" / "web", ("games", *[f"{name}.py" for name in _WORKER])),
    ("sim_root/sim/tournament/", ROOT / "sim" / "tournament", ("__init__.py", "desk.py", "names.py", "words")),
    ("sim_root/firmware/", ROOT / "sim" / "micropython", tuple([f"{name}.py" for name in STAND_INS])),
)
_SOURCE = ("code.py",)  # the bench runs it as source, as a firmware does


def archive() -> bytes:
    """Return a compressed tar of all the files, kind by kind: that packs better. The same files give the same bytes."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, content in sorted(contents().items(), key=lambda item: (Path(item[0]).suffix, item[0])):
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            tar.addfile(entry, io.BytesIO(content))
    return gzip.compress(packed.getvalue(), 9, mtime=0)


def contents() -> dict[str, bytes]:
    """Return the content of each file of the archive.

    Raises LookupError if one is missing, ValueError if one does not compile.
    """
    return compiled({name: path.read_bytes() for name, path in files().items()}, _SOURCE)


def files() -> dict[str, Path]:
    """Return the source path of each file of the archive, by its name there. Raises LookupError if one is missing."""
    found: dict[str, Path] = {}
    for prefix, folder, names in _LAYOUT:
        for name in names:
            found.update({prefix + to: path for to, path in _below(folder or find_libraries(), name).items()})
    for name, path in found.items():
        if not path.is_file():
            raise LookupError(f"{path} is missing: {name} of the browser's drive is made of it")
    return found


def _below(folder: Path, name: str) -> dict[str, Path]:
    start = folder / name
    found = {}
    paths = sorted(start.rglob("*")) if start.is_dir() else [start]
    for path in paths:
        if path.is_dir() or "__pycache__" in path.parts or path.name == "contract.py":
            continue  # contracts are for the type checker
        found[path.relative_to(folder).as_posix()] = path
    return found
