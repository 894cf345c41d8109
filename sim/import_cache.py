"""A cache of the program's compiled files for repeated imports, for runs of thousands of matches in one process.

The program drops its modules and imports them again at every change of screen, as it must on a board. On a desktop most of that
time goes into reading each file's bytecode, which has not changed.
"""

import os
import sys
from importlib import machinery
from types import CodeType

PROGRAM = ("games", "hal", "sillon")

_codes: dict[tuple[str, int, int], CodeType | None] = {}  # by path, modification time and size


class _Loader(machinery.SourceFileLoader):
    """Python's own loader, which keeps the code objects of the program."""

    def get_code(self, fullname: str) -> CodeType | None:
        if fullname.partition(".")[0] not in PROGRAM:
            return super().get_code(fullname)
        found = os.stat(self.path)
        key = (str(self.path), found.st_mtime_ns, found.st_size)
        if key not in _codes:
            _codes[key] = super().get_code(fullname)
        return _codes[key]


_hook = machinery.FileFinder.path_hook(
    (machinery.ExtensionFileLoader, machinery.EXTENSION_SUFFIXES),
    (_Loader, machinery.SOURCE_SUFFIXES),
    (machinery.SourcelessFileLoader, machinery.BYTECODE_SUFFIXES),
)


def install() -> None:
    """Install the cache. A second call does nothing."""
    if _hook not in sys.path_hooks:
        sys.path_hooks.insert(0, _hook)
        sys.path_importer_cache.clear()
