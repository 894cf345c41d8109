"""A cache of the program's files for repeated imports, for runs of thousands of matches in one process.

The program drops its modules and imports them again at every change of screen, as it must on a board. On a desktop most of that
time goes into searching every folder for the file and for its bytecode, which have not moved.
"""

import importlib.machinery
import os
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from types import CodeType, ModuleType
from typing import Any

PROGRAM = ("games", "hal", "sillon")


class _Read(Loader):
    """A cached file: `code` is its code object, `stamp` its modification time and size."""

    def __init__(self, spec: importlib.machinery.ModuleSpec, file: str) -> None:
        loader: Any = spec.loader
        self.stamp = _stamp(file)
        self.code: CodeType = loader.get_code(spec.name)
        self.file = file
        self.folders = spec.submodule_search_locations

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)


class _Finder(MetaPathFinder):
    """Finds a module where it was found before, as long as the search path and the file have not changed."""

    def __init__(self) -> None:
        self._read: dict[tuple[str, tuple[str, ...]], _Read] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name.partition(".")[0] not in PROGRAM:
            return None
        key = (name, tuple(sys.path if path is None else path))
        read = self._read.get(key)
        if read is None or read.stamp != _stamp(read.file):
            spec = importlib.machinery.PathFinder.find_spec(name, path, target)
            if spec is None or not spec.origin or not spec.has_location:
                return None
            read = self._read[key] = _Read(spec, spec.origin)
        spec = importlib.machinery.ModuleSpec(name, read, origin=read.file, is_package=read.folders is not None)
        spec.has_location = True
        if read.folders is not None:
            spec.submodule_search_locations = list(read.folders)
        return spec


def _stamp(file: str) -> tuple[int, int] | None:
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def install() -> None:
    """Install the cache. A second call does nothing."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())
