"""Run a device script of tests/device on this interpreter: it prints the same lines as in the small interpreter's harness."""

import contextlib
import io
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from sim.micropython.runner import Heap, Result
from sim.paths import ROOT
from tools.measure import starting

LINES = ("FRAME", "MATCH", "DAY", "PROBLEMS")  # the prefixes that by_script.py prints; other lines come from the app


@cache
def _deployed_folder() -> "tempfile.TemporaryDirectory[str]":
    folder = tempfile.TemporaryDirectory()
    starting.drive(Path(folder.name))
    return folder


def deployed_drive() -> Path:
    """Return the folder of a drive as a deploy leaves it, made once a process.

    The small interpreter keeps the docstrings of modules and classes; a board drops them.
    """
    return Path(_deployed_folder().name)


def run_here(script: Path, *arguments: str, modules: Path | None = None) -> str:
    """Return what the script prints; `ARGUMENTS` is a tuple of str there, and the drive is the current folder.

    `modules` is a folder of the tests' own modules, importable there.
    """
    program: dict[str, Any] = {"__name__": "__main__", "__file__": str(script), "ARGUMENTS": arguments}
    said = io.StringIO()
    with _on_the_drive(modules), contextlib.redirect_stdout(said):
        exec(compile(script.read_text(encoding="utf-8"), str(script), "exec"), program)
        for _ in program["steps"]() if "steps" in program else ():
            pass
    return said.getvalue()


def printed_lines(output: str) -> list[str]:
    """Return the lines of the output that the script itself prints, not the app."""
    return [line for line in output.splitlines() if line.startswith(LINES)]


def assert_fits(result: Result, live: int, importing: int, what: str) -> Heap:
    """Assert that the script has ended well within these bytes of heap; print and return its figures."""
    assert result.returncode == 0, f"{result.stderr}\n{result.stdout[-2000:]}"
    heap, taken = result.heap, result.imports
    assert heap is not None and taken is not None
    print(f"\n{what}: at most {heap.bytes} bytes alive, {heap.step}; {taken.bytes} for {taken.file}", file=sys.stderr)
    assert heap.bytes <= live, f"{heap.bytes} > {live}"
    assert taken.bytes <= importing, f"{taken.bytes} > {importing}"
    return heap


@contextmanager
def _on_the_drive(modules: Path | None) -> Iterator[None]:
    """Make the drive the current folder; restore the environment and sys.path afterwards."""
    folder, environment, path = Path.cwd(), dict(os.environ), list(sys.path)
    # The loading light shows only while files are read: unload the program, as on an interpreter that has just started.
    program = {name: sys.modules.pop(name) for name in list(sys.modules) if _is_of_the_program(name)}
    os.chdir(ROOT)
    if modules:
        sys.path.append(str(modules))
    try:
        yield
    finally:
        os.chdir(folder)
        sys.path[:] = path
        for name in [name for name, module in sys.modules.items() if _is_in(module, modules)]:
            del sys.modules[name]
        for name in [name for name in sys.modules if _is_of_the_program(name)]:
            del sys.modules[name]
        sys.modules.update(program)
        os.environ.clear()
        os.environ.update(environment)


def _is_of_the_program(name: str) -> bool:
    return name.split(".")[0] in ("games", "hal", "sillon")


def _is_in(module: Any, folder: Path | None) -> bool:
    """Return whether the module was imported by its plain name from the folder: it would be a second copy for the next test."""
    file = getattr(module, "__file__", None)
    return bool(folder and file and Path(file).parent == folder and "." not in module.__name__)
