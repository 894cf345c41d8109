"""The drive: settings.toml, and open() and os as a program on a board finds them, where "/" is the drive's root.

A program may write while wire.drive_writable is true; otherwise OSError 30, as on a board whose drive a computer has. Free space
can be limited: without a free cluster a write is OSError 28, and a new name or folder OSError 13, as in the firmware's FatFs.
The power can be cut after any byte of a file, and before a file is removed or renamed.
"""

import builtins
import io
import os
import sys

from sim.fakes import flash, pins, wire

try:
    from typing import Any
except ImportError:
    pass

_plain_open = builtins.open
_plain_import = _import = builtins.__import__  # the host's, and the program's replacement
_CPYTHON = sys.implementation.name == "cpython"  # MicroPython cannot read back a replaced __import__
_NAMES = ("listdir", "mkdir", "remove", "rename", "statvfs")
_plain: "dict[str, Any]" = {name: getattr(os, name, None) for name in _NAMES}
_folders: "list[str]" = []
room = -1  # free clusters; -1: no limit
_clusters: "dict[str, int]" = {}  # the clusters of each folder to which a name was added, by path
bytes_left = -1  # bytes and other changes written before the power is cut; -1: never

_BLOCK = 512
_BLOCKS = 2048  # 1 MB, as on a Pico
_FREE = 1024
_NAMES_IN_BLOCK = 16  # short names in a cluster of a folder, with "." and ".."; the root has room for all
_NO_ROOM, _NO_ROOM_FOR_NAME = 28, 13


def enter(folder: str, new_program: bool = False) -> None:
    """Give the running program its open() and os, which work on this folder (no slash at the end).

    new_program: drop the last program's own replacements. A computer with Linux has no drive: there open() stays as it is.
    """
    if new_program:
        end_program()
    elif _CPYTHON:
        builtins.__import__ = _import
    if wire.board_id in pins.LINUX:
        from sim import linux  # late: for such a computer alone, and CPython

        linux.enter()
        return
    _folders.append(folder)
    builtins.open = _open
    for name in _NAMES:
        setattr(os, name, globals()["_" + name])


def end_program() -> None:
    """Drop the ended program's own __import__(), which would go on using its board."""
    global _import
    builtins.__import__ = _import = _plain_import


def leave() -> None:
    """Restore the host's open(), os and __import__. A second call does nothing."""
    global _import
    if _CPYTHON and builtins.__import__ is not _plain_import:
        _import = builtins.__import__
        builtins.__import__ = _plain_import
    if "sim.linux" in sys.modules:
        sys.modules["sim.linux"].leave()
    del _folders[:]
    builtins.open = _plain_open
    for name in _NAMES:
        if _plain[name]:
            setattr(os, name, _plain[name])


def _open(file: "Any", mode: str = "r", *arguments: "Any", **options: "Any") -> "Any":
    writes = "w" in mode or "a" in mode or "+" in mode or "x" in mode
    if "b" not in mode and len(arguments) < 2:
        options.setdefault("encoding", "utf-8")  # the firmware's, whatever the computer's is
    if isinstance(file, str):
        folder = _folders[-1]
        if not file.startswith(folder + "/"):
            on_drive = folder + ("" if file.startswith("/") else "/") + file
            if writes or _exists(on_drive):
                file = on_drive
            elif file == "/boot_out.txt":
                # The firmware writes this file at each start.
                return io.StringIO(f"Adafruit CircuitPython 10.0.3 on 2025-10-17; {wire.board_id}\n")
        if writes:
            _refuse()
            if room >= 0 and isinstance(file, str):
                if _exists(file):
                    _give_back(file)
                else:
                    _name(file)
            if room >= 0 or bytes_left >= 0:
                return _Failing(_plain_open(file, mode, *arguments, **options))
    return _plain_open(file, mode, *arguments, **options)


class _Failing:
    """A file on a drive with limited space, or with a power cut ahead."""

    def __init__(self, file: "Any") -> None:
        self._file = file
        self._length = 0

    def __enter__(self) -> "_Failing":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def write(self, text: str) -> int:
        for sign in text:
            for _ in sign.encode():
                if self._length % _BLOCK == 0:
                    _take(_NO_ROOM)
                self._length += 1
            _spend()
            self._file.write(sign)
        return len(text)


def _take(*error: object) -> None:
    """Use a free cluster. Raises OSError with these arguments if there is none."""
    global room
    if not room:
        raise OSError(*error)
    if room > 0:
        room -= 1


def _give_back(path: str) -> None:
    """Free the clusters of a file."""
    global room
    room += -(-os.stat(path)[6] // _BLOCK)


def _name(path: str) -> None:
    """Add a name to its folder. A folder with full clusters takes another one, and never gives it back."""
    folder = path.rsplit("/", 1)[0]
    if room < 0 or folder == _folders[-1]:
        return
    names = len(_plain["listdir"](folder)) + 2
    clusters = max(-(-names // _NAMES_IN_BLOCK), _clusters.get(folder, 0))
    if names == clusters * _NAMES_IN_BLOCK:
        _take(_NO_ROOM_FOR_NAME, path[len(_folders[-1]) :])
        clusters += 1
    _clusters[folder] = clusters


def _spend() -> None:
    global bytes_left
    if not bytes_left:
        bytes_left = -1
        raise flash.PowerCut
    if bytes_left > 0:
        bytes_left -= 1


def _refuse() -> None:
    if not wire.drive_writable:
        raise OSError(30)


def _change() -> None:
    """Make one of the changes that a drive makes completely or not at all."""
    _refuse()
    _spend()


def _on_drive(path: str) -> str:
    folder = _folders[-1]
    return path if path.startswith(folder + "/") else folder + ("" if path.startswith("/") else "/") + path


def _listdir(path: "Any" = "/") -> "Any":
    if isinstance(path, str):
        try:
            return _plain["listdir"](_on_drive(path))
        except OSError:
            pass
    return _plain["listdir"](path)


def _mkdir(path: "Any", *arguments: "Any") -> None:
    if not isinstance(path, str):
        _plain["mkdir"](path, *arguments)
        return
    _change()
    _name(_on_drive(path))
    _take(_NO_ROOM_FOR_NAME)
    _plain["mkdir"](_on_drive(path))


def _remove(path: "Any") -> None:
    _change()
    if room >= 0 and _exists(_on_drive(path)):
        _give_back(_on_drive(path))
    _plain["remove"](_on_drive(path))


def _rename(old: "Any", new: "Any") -> None:
    if not (isinstance(old, str) and isinstance(new, str)):
        _plain["rename"](old, new)
        return
    _change()
    _name(_on_drive(new))  # it exists before the old name is removed
    _plain["rename"](_on_drive(old), _on_drive(new))


def _statvfs(path: object) -> "tuple[int, ...]":
    free = _FREE if room < 0 else room
    return (_BLOCK, _BLOCK, _BLOCKS, free, free, 0, 0, 0, 0, 255)


def _exists(path: str) -> bool:
    try:
        _plain_open(path, "rb").close()
    except OSError:
        return False
    return True


def read_settings(path: str) -> "dict[str, str | int]":
    """Return the settings of a settings.toml as the firmware reads it: NAME = "text" or NAME = 12. {} without the file."""
    found: dict[str, str | int] = {}
    try:
        with _plain_open(path, encoding="utf-8") as file:
            lines = file.read().split("\n")
    except OSError:
        return found
    for line in lines:
        if line.strip().startswith("["):
            break
        name, _, value = line.partition("=")
        name, value = name.strip(), value.strip()
        if name.startswith("#") or name in found:
            continue
        if value.startswith('"'):
            text, quote, rest = value[1:].partition('"')
            if quote and not rest.split("#")[0].strip():
                found[name] = text
            continue
        bare = value.split("#")[0].strip()
        if bare:
            # Anything but a number is a text without its quotes.
            found[name] = int(bare) if bare.lstrip("-").isdigit() else bare
    return found
